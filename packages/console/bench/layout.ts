import { parseArgs } from 'node:util'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright, type Page } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'
import { basePath } from '../e2e/support/nginxServer.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'
import { storageKey } from '../src/platform/storage/storage.ts'
import { columnShares, measureLayout, type Layout } from './listLayout.ts'
import { waitForIdle } from './waitForIdle.ts'

/**
 * Layout of every page that opens with a list, at four viewports: y of the first data row, rows in view,
 * columns fully in view, share of empty cells, width of the columns and of their container. Pixels.
 * PAGES=/alerts,/oracle and VIEWPORTS=1440x900 limit the run.
 */
const viewports = (process.env['VIEWPORTS'] ?? '1440x900,1920x1080,1024x768,390x844').split(',')
const only = process.env['PAGES']?.split(',')
const { values } = parseArgs({ options: { hosts: { type: 'string', default: '1000' } } })
const hosts = Number(values.hosts)

/** Bar C7 by viewport. */
const bars: Readonly<Record<string, { top: number; rows: number }>> = {
  '1440x900': { top: 170, rows: 18 },
  '1920x1080': { top: Infinity, rows: 23 },
}

/** A default column with more empty cells than this is not useful. */
const mostEmpty = 0.8
/** A default column that cuts its text in more rows than this is too narrow, or its text too long. */
const mostCut = 0.05
/** Lists that are no page of the menu. */
const otherLists = ['/licenses/audit?tab=sheet&rules=clusters,factor']
/** Sections of the list that are measured, evenly spread, because the order gathers empty cells. */
const sections = 9

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const services = await startServer({ port: 0, hosts })
const site = await serveConsole(configFor(services.url))
const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })
const page = await context.newPage()
await page.goto(`${site.url}/login`)
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.getByRole('heading', { level: 1 }).waitFor()
const token = await page.evaluate((name) => sessionStorage.getItem(name) ?? '', storageKey('token', basePath))
const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(services.url + path, { headers: { Authorization: `Bearer ${token}` } })
  return response.json()
}

const addresses = [...(await pageUrls({ requestJson: fetchJson })), ...otherLists].filter(
  (address) => !only || only.some((start) => address.startsWith(start)),
)
const missed: string[] = []
for (const viewport of viewports) {
  const [width = 1440, height = 900] = viewport.split('x').map(Number)
  // oxlint-disable-next-line no-await-in-loop -- one browser page is resized
  await page.setViewportSize({ width, height })
  process.stdout.write(`\n${viewport.padEnd(36)} first row  rows  columns  empty  content  room\n`)
  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one browser page visits all addresses
    const found = await measure(page, address)
    if (!found) continue
    process.stdout.write(`${formatLine(address, found)}\n`)
    const target = bars[viewport]
    if (!target || !found.isScreen) continue
    if (found.top > target.top || found.rows < Math.min(target.rows, found.shown))
      missed.push(`${viewport} ${address}: first row at ${found.top}, ${found.rows} rows`)
    if (found.columns < found.allColumns)
      missed.push(`${viewport} ${address}: ${found.columns} of ${found.allColumns} columns in view`)
  }
}

await page.setViewportSize({ width: 1440, height: 2000 })
const shares = new Map<string, Awaited<ReturnType<typeof columnShares>>>()
for (const address of addresses) {
  // oxlint-disable-next-line no-await-in-loop -- one browser page visits all addresses
  await page.goto(`${site.url}${address}${address.includes('?') ? '&' : '?'}size=all`)
  // oxlint-disable-next-line no-await-in-loop -- one browser page visits all addresses
  await waitForIdle(page)
  // oxlint-disable-next-line no-await-in-loop -- one browser page visits all addresses
  shares.set(address, await page.evaluate(columnShares, sections))
}
listColumns('empty', mostEmpty)
for (const line of listColumns('cut', mostCut)) missed.push(`1440 ${line}`)

process.stdout.write(
  missed.length === 0 ? '\nEvery list meets its bar.\n' : `\nBar missed:\n${missed.join('\n')}\n`,
)
await Promise.all([browser.close(), services.close(), site.close()])

async function measure(page: Page, address: string): Promise<Layout | null> {
  await page.goto(site.url + address)
  await waitForIdle(page)
  return page.evaluate(measureLayout)
}

/** Prints the columns whose share is larger than `limit`, one line a list, and returns the lines. */
function listColumns(share: 'empty' | 'cut', limit: number): readonly string[] {
  const lines = [...shares].flatMap(([address, columns]) => {
    const found = columns.filter((column) => column[share] > limit)
    const texts = found.map((column) => `${column.header} ${Math.round(column[share] * 100)} %`)
    return texts.length === 0 ? [] : [`${address}: ${texts.join(', ')}`]
  })
  process.stdout.write(`\nColumns ${share} in more than ${limit * 100} % of the rows, by a sample\n`)
  process.stdout.write(`${lines.join('\n')}\n`)
  return lines
}

function formatLine(
  address: string,
  { top, rows, columns, allColumns, empty, content, room }: Layout,
): string {
  return [
    address.slice(0, 36).padEnd(36),
    String(top).padStart(10),
    String(rows).padStart(5),
    `${columns}/${allColumns}`.padStart(8),
    `${Math.round(empty * 100)} %`.padStart(6),
    String(content).padStart(8),
    String(room).padStart(5),
  ].join(' ')
}
