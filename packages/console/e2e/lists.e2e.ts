import { read, utils } from '@e965/xlsx'
import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole } from './support/builtConsole.ts'

setUpBrowserPage()
let services: MockHttpServer
let site: { url: string; close: () => Promise<void> }

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 1000, latency: 0 })
  site = await serveConsole(configFor(services.url))
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

async function openList(address: string) {
  await page.goto(`${site.url}${address}`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('rowheader').first().waitFor()
}

const entries = (pdf: Buffer, name: string) =>
  pdf.toString('latin1').split(new RegExp(`/S /${name}\\b`)).length - 1

test('prints all 1,000 rows of a list and its heading', async () => {
  await openList('/hosts')
  await page.getByText('1,000 hosts', { exact: true }).waitFor()
  // The print view loads after the list.
  await page.waitForLoadState('networkidle')
  const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true })
  expect(entries(pdf, 'TR')).toBe(1001)
  expect(entries(pdf, 'H1')).toBe(1)
  expect(entries(pdf, 'Page') || pdf.toString('latin1').split('/Type /Page\n').length - 1).toBeGreaterThan(10)
})

test('a printed detail page spans as many sheets as it needs', async () => {
  await openList('/hosts')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').count()).toBe(0)
  const heights = await page.getByRole('main').evaluate((main) => [main.clientHeight, main.scrollHeight])
  expect(heights[0]).toBe(heights[1])
})

test('the spreadsheet of a view contains the table, with typed cells', async () => {
  await openList('/hosts?search=ora&sort=-memoryTotal&hide=')
  const count = await page
    .getByText(/ of 1,000 hosts$/)
    .first()
    .innerText()
  // The first row contains the group headers.
  const headers = await page.getByRole('row').nth(1).getByRole('columnheader').allInnerTexts()
  const names = await page.getByRole('rowheader').allInnerTexts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'This view (XLSX)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^Hosts-[0-9a-f]{6}-\d{8}\.xlsx$/)
  const book = read(await readAll(await file.createReadStream()), { type: 'buffer' })
  const sheet = book.Sheets['Hosts'] ?? {}
  expect(sheet['!ref']).toMatch(/^A1:/)
  const last = Number(/\d+$/.exec(String(sheet['!ref']))?.[0])
  expect(`${(last - 1).toLocaleString('en')} of 1,000 hosts`).toBe(count)
  const first: unknown = sheet['A2']
  expect(first).toMatchObject({ t: 's', v: names[0] })
  // The screen sets the unit apart; the file puts it in brackets.
  const letters = (header: unknown) => String(header).replaceAll(/[^\p{L}]/gu, '')
  const [line = []] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 })
  expect(line.map(letters)).toEqual(headers.map(letters))
  expect(headers.length).toBeGreaterThan(10)
})

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('the lists of searchable fields work under the content security policy, also in a drawer', async () => {
  const option = page.locator('[role="option"]')
  const styles = () => page.locator('style').count()
  await openList('/licenses/contract/oracle')
  const before = await styles()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('combobox', { name: 'Part number' }).fill('A9')
  await option.first().click()
  await page.getByRole('button', { name: 'Add contract' }).click()
  const drawer = page.getByRole('dialog', { name: 'New contract' })
  await drawer.getByRole('combobox', { name: /^License type/ }).fill('partitioning')
  await drawer.locator('[role="option"]').first().click()
  await drawer.getByRole('radio', { name: 'Only these hosts' }).click()
  await drawer.getByRole('button', { name: /^Hosts/ }).click()
  await drawer.locator('[role="option"]').first().click()
  expect(await styles()).toBe(before)
  await page.keyboard.press('Escape')
  await option.first().waitFor({ state: 'detached' })
  expect(await drawer.isVisible()).toBe(true)
  expect(await drawer.getByRole('button', { name: /^Remove/ }).count()).toBe(2)
})
