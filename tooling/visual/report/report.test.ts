import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { source as axeSource } from 'axe-core'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { chromium as pinnedChromium } from '../../browser/chromium.ts'
import { picture, rect } from '../compare/testImages.ts'
import type { ReportCluster, ReportData } from './data.ts'
import { writeReport } from './writeReport.ts'

const url = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

const cluster = (kind: ReportCluster['kind'], title: string, stories: string[]): ReportCluster => ({
  key: `${kind} ${title}`,
  kind,
  title,
  colors: [],
  hash: `hash of ${title}`,
  members: stories.map((story) => ({ story, mode: 'light' })),
  examples: [
    {
      story: stories[0] ?? '',
      mode: 'light',
      width: 160,
      height: 160,
      before: url(picture([{ ...rect(10, 10, 20, 20), color: 0x3366ff }])),
      after: url(picture([{ ...rect(10, 10, 20, 20), color: 0xff0066 }])),
      changed: [rect(10, 10, 20, 20)],
    },
  ],
})

const data: ReportData = {
  run: 'run-1',
  createdAt: '2026-03-16T09:30:00Z',
  base: 'abc (main)',
  head: 'def',
  browser: 'Chromium 153',
  stories: 10,
  pictures: 20,
  changedPictures: 3,
  refuted: 0,
  failed: [{ id: 'tabs--broken', side: 'base', errors: ['</script><b>no</b>'] }],
  clusters: [
    cluster('color', '#3366ff → #ff0066', ['tabs--ready', 'badge--ready']),
    cluster('layout', 'key-value-card', ['card--ready']),
  ],
}

let folder: string
let browser: Browser
let page: Page
let file: string
const requests: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-report-'))
  file = await writeReport(join(folder, 'visual-report'), data)
  const { executablePath, args, env } = await pinnedChromium()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args, env })
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  await page?.context().close()
  page = await browser.newPage()
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(file).href)
})

const heading = () => page.locator('main h2').textContent()
const status = () => page.getByRole('status').textContent()

it('moves between changes and decides by keyboard', async () => {
  expect(await heading()).toContain('Color: #3366ff → #ff0066')
  await page.keyboard.press('j')
  expect(await heading()).toContain('key-value-card')
  await page.keyboard.press('k')
  await page.keyboard.press('a')
  expect(await heading()).toContain('key-value-card')
  expect(await status()).toBe('1 of 2 changes to review')
  await page.keyboard.press('r')
  expect(await status()).toBe('All changes are reviewed. Export the decisions.')
  await page.keyboard.press('u')
  expect(await status()).toBe('1 of 2 changes to review')
})

it('keeps decisions of the same run after a reload', async () => {
  await page.keyboard.press('a')
  await expect.poll(status).toBe('1 of 2 changes to review')
  await page.reload()
  await expect.poll(status).toBe('1 of 2 changes to review')
})

it('switches views and lists all pictures by keyboard', async () => {
  const isVisible = (locator: Locator) => locator.isVisible()
  await page.keyboard.press('s')
  expect(await isVisible(page.getByRole('slider', { name: 'Divider' }))).toBe(true)
  await page.keyboard.press('s')
  expect(await isVisible(page.getByAltText('Before: tabs--ready, light'))).toBe(true)
  expect(await isVisible(page.getByText('badge--ready'))).toBe(false)
  await page.keyboard.press('Enter')
  expect(await isVisible(page.getByText('badge--ready'))).toBe(true)
})

it('types shortcuts as text in a note', async () => {
  await page.keyboard.press('n')
  await page.keyboard.type('a nice red')
  await page.keyboard.press('Escape')
  expect(await status()).toBe('2 of 2 changes to review')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  expect(await page.getByLabel('Note').inputValue()).toBe('a nice red')
})

it('exports decisions with the run and the hash of each cluster', async () => {
  await page.keyboard.press('a')
  await page.keyboard.press('e')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'JSON' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    run: 'run-1',
    decisions: [
      { key: 'color #3366ff → #ff0066', hash: 'hash of #3366ff → #ff0066', decision: 'accepted' },
      { key: 'layout key-value-card', decision: null },
    ],
  })
})

it('lists shortcuts in a dialog', async () => {
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await page.keyboard.press('a')
  expect(await status()).toBe('2 of 2 changes to review')
})

it('shows errors of failed stories as text', async () => {
  await page.getByText('1 story failed to render').click()
  expect(await page.getByText('</script><b>no</b>').count()).toBe(1)
})

it.each(['light', 'dark'] as const)('has no accessibility violation in the %s theme', async (colorScheme) => {
  await page.emulateMedia({ colorScheme })
  // The CSP of the page blocks other scripts, but not those run by the debugger.
  await page.evaluate(axeSource)
  const { violations, passes } = await page.evaluate(async () => {
    const axe: { run: () => Promise<Record<'violations' | 'passes', { id: string }[]>> } = Reflect.get(
      window,
      'axe',
    )
    return axe.run()
  })
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('sends no external requests', () => {
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.filter((request) => !/^(file|data|blob):/.test(request))).toEqual([])
})

it('keeps the report of an earlier run and writes summaries for a pull request', async () => {
  const report = join(folder, 'visual-report')
  await writeReport(report, { ...data, run: 'run-2' })
  expect(readdirSync(folder)).toEqual(['visual-report'])
  expect(readFileSync(join(report, 'previous/index.html'), 'utf8')).toContain('"run":"run-1"')
  expect(readFileSync(join(report, 'summary.md'), 'utf8')).toContain(
    '| open | Size and layout: key-value-card | 1 |',
  )
  expect(JSON.parse(readFileSync(join(report, 'summary.json'), 'utf8'))).toMatchObject({ run: 'run-2' })
})
