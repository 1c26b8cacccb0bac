import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { chromium as playwright } from 'playwright'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { configFor, serveConsole } from '../e2e/support/builtConsole.ts'
import { longestTask } from './mainThread.ts'

/**
 * Selects hostile contract files in the import of the built console. Each is read or refused while the page answers within
 * 100 ms: no task of the main thread needs more of the processor.
 */
const limit = 100
const size = 5_242_880
const header = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\n'
const cells = 'host,C-1,CSI-1,MySQL Enterprise Edition,2,Milan\n'
const files: Readonly<Record<string, Buffer>> = {
  'a line of 600,000 columns': Buffer.from(`${header}${'1,'.repeat(600_000)}\n`),
  'a header of 5 MB': Buffer.from(`${'a'.repeat(size - 1)}\n`),
  'a cell of 5 MB': Buffer.from(`${header}"${'a'.repeat(size - header.length - 3)}"\n`),
  '150,000 lines': Buffer.from(`${header}${'host,C-1,CSI-1,MySQL EE,2,Milan\n'.repeat(150_000)}`),
  '5 MB of one-letter lines': Buffer.from('a\n'.repeat(size / 2)),
  'a cell of 80,000 spaces before a letter': Buffer.from(`${header}host,${' '.repeat(80_000)}a,,,,\n`),
  '5 MB of random bytes': randomBytes(size),
  '10,000 lines': Buffer.from(`${header}${cells.repeat(10_000)}`),
}

const [admin = { username: '', password: '' }] = sampleUsers
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const services = await startServer({ port: 0, hosts: 200, latency: 0 })
const site = await serveConsole(configFor(services.url))
const page = await (await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' })).newPage()
await page.addInitScript(() => addEventListener('change', () => performance.mark('selected'), true))
await page.goto(`${site.url}/licenses/contract/mysql`)
await page.getByLabel('Username').fill(admin.username)
await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.getByRole('rowheader').first().waitFor()

const folder = await mkdtemp(join(tmpdir(), 'import-'))
const file = join(folder, 'contracts.csv')
let failed = 0
for (const [name, content] of Object.entries(files)) {
  await page.getByRole('button', { name: 'Import…', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.waitFor()
  // The names to check against are loaded, so that the whole work follows the selection.
  await page.waitForTimeout(2000)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  // From the disk: Playwright would unpack a buffer in the page.
  await writeFile(file, content)
  await page.locator('input[type=file]').setInputFiles(file)
  await dialog.locator('table, [data-slot=banner]').first().waitFor()
  await page.waitForTimeout(1000)
  const { wall, processor } = longestTask((await browser.stopTracing()).toString(), 'selected')
  const banner = dialog.locator('[data-slot=banner]').first()
  const outcome =
    (await dialog.locator('table').count()) > 0 ? 'read' : (await banner.innerText()).slice(0, 80)
  const verdict = processor > limit ? 'TOO LONG' : 'ok'
  process.stdout.write(
    `${verdict}: ${name}: longest task ${wall.toFixed(0)} ms, of the processor ${processor.toFixed(0)} ms; ${outcome}\n`,
  )
  if (processor > limit) failed += 1
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
}
await Promise.all([browser.close(), services.close(), site.close(), rm(folder, { recursive: true })])
process.exit(failed === 0 ? 0 : 1)
