import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page, takeErrors } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const outDir = fileURLToPath(new URL('../../../node_modules/.cache/console-on-mocks', import.meta.url))

setUpBrowserPage()
let site: Site

beforeAll(async () => {
  process.env['VITE_MOCKS'] = 'on'
  const configFile = `${root}vite.config.ts`
  await build({ root, configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  site = await serveConsole(configFor(''), { directory: outDir, headers: 'none' })
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
const expectText = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('explains why the mocks cannot start under the shipped headers', async () => {
  const strict = await serveConsole(configFor(''), { directory: outDir })
  try {
    await page.goto(`${strict.url}/hosts?mock=persona:admin,hosts:5`)
    const notice = page.getByRole('alert')
    await notice.getByRole('heading', { name: 'The mocks could not start' }).waitFor()
    const instruction = notice.getByText(/^Check the headers of the page/)
    await instruction.waitFor()
    expect(await instruction.textContent()).toContain('must not contain require-trusted-types-for')
    // The unhandled rejection comes last.
    await expect.poll(() => takeErrors().join('\n')).toContain('TrustedScriptURL')
    expect(await page.getByRole('heading').allTextContents()).toEqual(['The mocks could not start'])
    expect(await page.locator('body').innerText()).not.toContain('Could not load')
  } finally {
    await strict.close()
  }
})

test('changes persona, inventory, faults and clock without a reload', async () => {
  await open('hosts:40,latency:0')
  await page.getByLabel('Username').waitFor()
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.keyboard.press('Alt+Shift+M')
  await choose('Persona', 'Administrator')
  await expectText('40 hosts')

  const hostsResponse = page.waitForResponse((response) => response.url().includes('/api/hosts?'))
  await button('+1 day').click()
  expect((await hostsResponse).status()).toBe(200)

  await panel().getByLabel('Calls (* for anything)').fill('GET /api/hosts')
  await button('Add fault').click()
  // The rows stay, and a notice says that they are old, beside the one about the clock.
  await expectText('2 notices')
  await expectText('40 hosts')
  await button('Remove GET /api/hosts=500').click()
  await expect.poll(() => page.getByText('2 notices', { exact: true }).count()).toBe(0)

  await choose('Persona', 'Operator')
  await expect.poll(() => page.getByText('40 hosts', { exact: true }).count()).toBe(0)
  await page.getByRole('rowheader').first().waitFor()
  await choose('Persona', 'One host')
  await expectText('1 host')
  await choose('Persona', 'Italian')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it')
  await choose('Persona', 'Expired token')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/401$/)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a link sets the persona, and a reload keeps later changes', async () => {
  await open('persona:operator,hosts:60,latency:0')
  await page.getByRole('rowheader').first().waitFor()
  expect(new URL(page.url()).search).not.toContain('mock')
  await toggle().click()
  await choose('Persona', 'One host')
  await expectText('1 host')
  await page.reload()
  await expectText('1 host')
})

test('names an invalid option of the link and applies the others', async () => {
  await open('hosts:many,persona:oneHost,latency:0')
  await expectText('1 host')
  const alertText = await panel().getByRole('alert').textContent()
  expect(alertText).toContain('hosts:many (a whole number up to 1000000)')
})

test('the panel works above an open dialog, which keeps its input and receives the fault', async () => {
  await open('persona:admin,hosts:5,latency:0')
  await expectText('5 hosts')
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

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
const addContract = async () => {
  await page.getByRole('button', { name: 'Add contract' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add contract' }).waitFor()
}
const scenes: readonly (readonly [name: string, path: string, arrive: () => Promise<void>])[] = [
  ['a list with a pager', '/hosts', () => page.getByRole('rowheader').first().waitFor()],
  ['the alerts', '/alerts', () => heading('Alerts')],
  ['the dashboard', '/dashboard', () => heading('Dashboard')],
  ['the settings', '/settings', () => heading('Settings')],
  ['a form in a drawer', '/licenses/contract/oracle', addContract],
  [
    'a form in a dialog',
    '/users',
    async () => {
      await page.getByRole('button', { name: 'Add user' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add user' }).waitFor()
    },
  ],
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

test.each(scenes)('the collapsed button covers no control of %s', async (_name, path, waitForPage) => {
  await page.goto(`${site.url}${path}?mock=persona:admin,hosts:200,latency:0`)
  await waitForPage()
  for (const size of sizes) {
    await page.setViewportSize(size)
    // A cancelled animation rejects.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await page.keyboard.press('Home')
    await expect.poll(coveredControls, { message: `${size.width} px` }).toEqual([])
    // At the end of the list, the button could cover the last row.
    await page.keyboard.press('End')
    await expect.poll(coveredControls, { message: `${size.width} px, at the end` }).toEqual([])
  }
})

/** Controls under the area of the button. */
async function coveredControls(): Promise<readonly string[]> {
  const box = await toggle().boundingBox()
  if (!box) throw new Error('The button is not shown')
  return page.evaluate(({ x, y, width, height }) => {
    const found = new Set<string>()
    for (let left = x; left < x + width; left += 2)
      for (let top = y; top < y + height; top += 2) {
        const hit = document.elementsFromPoint(left, top).find(({ localName }) => localName !== 'mock-panel')
        const control = hit?.closest('a, button, input, select, textarea, label')
        if (control) found.add(control.outerHTML.slice(0, 200))
      }
    return [...found]
  }, box)
}
