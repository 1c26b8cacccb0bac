import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFor, serveConsole, type Site } from './builtConsole.ts'
import { inBrowser, page } from './inBrowser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../node_modules/.cache/console-on-mocks', import.meta.url))

inBrowser()
let site: Site

beforeAll(async () => {
  process.env['VITE_MOCKS'] = 'on'
  const configFile = `${root}vite.config.ts`
  await build({ root, configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  site = await serveConsole(configFor(''), { built: outDir, headers: 'none' })
})

afterAll(async () => {
  await site.close()
  await Promise.all(
    [outDir, `${outDir}-report`].map((folder) => rm(folder, { recursive: true, force: true })),
  )
})

const open = (mock: string) => page.goto(`${site.url}/hosts?mock=${encodeURIComponent(mock)}`)
const panel = () => page.getByRole('region', { name: 'Mock services' })
const toggle = () => page.getByRole('button', { name: /^Mocks/ })
const button = (name: string) => panel().getByRole('button', { name, exact: true })
const choose = (label: string, title: string) =>
  panel().getByLabel(label, { exact: true }).selectOption(title)
const shown = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('persona, inventory, faults and clock change under the running console', async () => {
  await open('hosts:40,latency:0')
  await page.getByLabel('User name').waitFor()
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.keyboard.press('Alt+Shift+M')
  await choose('Persona', 'Administrator')
  await shown('40 hosts')

  const asked = page.waitForResponse((response) => response.url().includes('/api/hosts?'))
  await button('+1 day').click()
  expect((await asked).status()).toBe(200)

  await panel().getByLabel('Calls (* for anything)').fill('GET /api/hosts')
  await button('Add fault').click()
  await page.getByRole('link', { name: 'Try again' }).waitFor()
  await button('Remove GET /api/hosts=500').click()
  await page.getByRole('link', { name: 'Try again' }).click()
  await shown('40 hosts')

  await choose('Persona', 'Operator')
  await expect.poll(() => page.getByText('40 hosts', { exact: true }).count()).toBe(0)
  await page.getByRole('rowheader').first().waitFor()
  await choose('Persona', 'One host')
  await shown('1 host')
  await choose('Persona', 'Italian')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
  await choose('Persona', 'Expired token')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/401$/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a link brings its persona along, and a reload what was changed since', async () => {
  await open('persona:operator,hosts:60,latency:0')
  await page.getByRole('rowheader').first().waitFor()
  expect(new URL(page.url()).search).not.toContain('mock')
  await toggle().click()
  await choose('Persona', 'One host')
  await shown('1 host')
  await page.reload()
  await shown('1 host')
})

test('what a link asks for in vain is named, and the rest of it holds', async () => {
  await open('hosts:many,persona:oneHost,latency:0')
  await shown('1 host')
  const said = await panel().getByRole('alert').textContent()
  expect(said).toContain('hosts:many (a whole number up to 1000000)')
})

test('beside a dialog: it stays open, keeps what was typed, and meets the fault', async () => {
  await open('persona:admin,hosts:5,latency:0')
  await shown('5 hosts')
  await page.getByRole('button', { name: /admin/ }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Old password', { exact: true }).fill('Admin.2026')
  await page.keyboard.press('Alt+Shift+M')
  const call = panel().getByLabel('Calls (* for anything)')
  await call.fill('POST /api/users/admin/change-password')
  await call.press('Enter')
  await button('Remove POST /api/users/admin/change-password=500').waitFor()
  await page.keyboard.press('Escape')
  await panel().waitFor({ state: 'detached' })
  await dialog.getByLabel('New password', { exact: true }).fill('Better.2026')
  await dialog.getByLabel('Confirm password', { exact: true }).fill('Better.2026')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('alert').first().waitFor()
  expect(await dialog.getByLabel('Old password', { exact: true }).inputValue()).toBe('Admin.2026')
})

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
])('closed, at %d × %d, it covers no control of the console', async (width, height) => {
  await page.setViewportSize({ width, height })
  await open('persona:admin,hosts:200,latency:0')
  await shown('200 hosts')
  const own = await toggle().boundingBox()
  if (!own) throw new Error('The button is not shown')
  const boxes = await page
    .locator('#root')
    .locator('a, button, input, select, textarea')
    .evaluateAll((controls) =>
      controls.map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        return { x, y, width, height }
      }),
    )
  expect(boxes.filter(({ width }) => width > 0).length).toBeGreaterThan(10)
  const covered = boxes.filter(
    (box) =>
      box.x < own.x + own.width &&
      own.x < box.x + box.width &&
      box.y < own.y + own.height &&
      own.y < box.y + box.height,
  )
  // Rows that scroll behind the last line of the page are not shown there.
  const visible = await page.evaluate(
    (found) =>
      found.filter((box) =>
        document
          .elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          .some((element) => element.matches('#root :is(a, button, input, select, textarea)')),
      ),
    covered,
  )
  expect(visible).toEqual([])
})
