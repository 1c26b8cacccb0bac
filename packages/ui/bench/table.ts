import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as playwright, type CDPSession, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromium } from '../../../tooling/browser/chromium.ts'
import { pageScript } from './probe.ts'

interface TableFigures {
  rows: number
  /** CPU slow-down. */
  slowdown: number
  /** Milliseconds: median and worst. */
  firstRows: Spread
  /** The first key is pressed while the columns are still being prepared. */
  firstKeyStroke: Spread
  keyStroke: Spread
  /** The first sort of each of four columns, and the later ones. */
  firstSort: Spread
  sort: Spread
  filter: Spread
  columnMove: Spread
  /** The longest task while scrolling from end to end. Browsers report no task below 50 ms; it counts as 0. */
  longestScrollTask: Spread
  /** Frames with an empty row while scrolling, out of 300. */
  blankFrames: Spread
  longestTask: Spread
  /** Interaction to next paint, 98th percentile. */
  inp: Spread
  heapMegabytes: Spread
}

interface Spread {
  median: number
  p95: number
  worst: number
}

interface Options {
  sizes: readonly number[]
  runs: number
  slowdown: number
}

/** Measures the built table in the test browser. Nothing else should run beside it. */
async function benchTable({ sizes, runs, slowdown }: Options) {
  const configFile = fileURLToPath(new URL('vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'warn' })
  const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' })
  const url = server.resolvedUrls?.local[0] ?? ''
  const figures: TableFigures[] = []
  try {
    for (const rows of sizes) {
      const measured: Measured[] = []
      for (let run = 0; run < runs; run += 1) {
        measured.push(await measureOnce(`${url}?rows=${rows}&page=all`, slowdown))
      }
      figures.push(summary(rows, slowdown, measured))
    }
  } finally {
    await server.close()
  }
  return figures
}

/** A new browser for each run, so that no memory or compiled code is carried over. */
async function measureOnce(url: string, slowdown: number): Promise<Measured> {
  const { executablePath, args, env } = await chromium()
  const browser = await playwright.launch({ executablePath, args, env })
  try {
    const viewport = { width: 1440, height: 900 }
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport })
    return await measure(await context.newPage(), url, slowdown)
  } finally {
    await browser.close()
  }
}

type Measured = Record<Exclude<keyof TableFigures, 'rows' | 'slowdown'>, number[]>

async function measure(page: Page, url: string, slowdown: number): Promise<Measured> {
  const cdp = await page.context().newCDPSession(page)
  await page.addInitScript(pageScript)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url, { timeout: 180_000 })
  await page.waitForFunction('window.tableBench?.painted > 0', null, { timeout: 180_000 })
  const firstRows = await page.evaluate<number>('tableBench.at - tableBench.parsedAt')

  await page.getByLabel('Search').focus()
  const keys: number[] = []
  for (const key of 'db-1') keys.push(await timed(page, () => page.keyboard.press(key)))
  for (let index = 0; index < 4; index += 1)
    keys.push(await timed(page, () => page.keyboard.press('Backspace')))
  for (const key of 'linux') keys.push(await timed(page, () => page.keyboard.press(key)))
  for (let index = 0; index < 5; index += 1)
    keys.push(await timed(page, () => page.keyboard.press('Backspace')))

  const sorts: number[] = []
  const firsts: number[] = []
  for (const name of ['Hostname', 'Memory', 'Operating system', 'Databases']) {
    const header = page.getByRole('columnheader', { name }).getByRole('button').first()
    firsts.push(await timed(page, () => header.click()))
    sorts.push(await timed(page, () => header.click()))
    sorts.push(await timed(page, () => header.click()))
  }

  const filters: number[] = []
  for (let index = 0; index < 3; index += 1) {
    filters.push(await timed(page, () => page.getByRole('button', { name: 'Filter' }).click()))
    await timed(page, () => page.getByRole('button', { name: 'Reset' }).click())
  }

  const moves: number[] = []
  for (let index = 0; index < 6; index += 1) {
    moves.push(await timed(page, () => page.getByRole('button', { name: 'Move' }).click()))
  }

  const beforeScroll = await page.evaluate<number>('probe.tasks.length')
  const blank = await page.evaluate<number>('probe.scrollThrough()')
  const tasks = await page.evaluate<number[]>('probe.tasks')
  const inp = await page.evaluate<number>('probe.inp()')
  return {
    firstRows: [firstRows],
    firstKeyStroke: keys.slice(0, 1),
    keyStroke: keys.slice(1),
    sort: sorts,
    firstSort: firsts,
    filter: filters,
    columnMove: moves,
    longestScrollTask: [Math.max(0, ...tasks.slice(beforeScroll))],
    blankFrames: [blank],
    longestTask: [Math.max(0, ...tasks.slice(0, beforeScroll))],
    inp: [inp],
    heapMegabytes: [await heap(cdp)],
  }
}

/** From the event that the browser got to the frame that shows its outcome. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate<number>('(probe.input = 0, tableBench.painted)')
  await act()
  await page.waitForFunction('window.tableBench.painted > ' + String(before), null, {
    timeout: 60_000,
    polling: 20,
  })
  return page.evaluate<number>('tableBench.at - probe.input')
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}

function summary(rows: number, slowdown: number, runs: readonly Measured[]): TableFigures {
  const of = (name: keyof Measured) => spread(runs.flatMap((run) => run[name]))
  return {
    rows,
    slowdown,
    firstRows: of('firstRows'),
    firstKeyStroke: of('firstKeyStroke'),
    keyStroke: of('keyStroke'),
    sort: of('sort'),
    firstSort: of('firstSort'),
    filter: of('filter'),
    columnMove: of('columnMove'),
    longestScrollTask: of('longestScrollTask'),
    blankFrames: of('blankFrames'),
    longestTask: of('longestTask'),
    inp: of('inp'),
    heapMegabytes: of('heapMegabytes'),
  }
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { median: at(0.5), p95: at(0.95), worst: at(1) }
}

/** One line a figure, one column a size, and how the median grows from the first size to the last. */
function tableOf(figures: readonly TableFigures[]): string {
  const heads = figures.map(({ rows, slowdown }) => `${rows} rows, ${slowdown}x`.padStart(20))
  const lines = figureNames.map((name) => {
    const spreads = figures.map((figure) => figure[name])
    const cells = spreads.map(({ median, p95, worst }) => `${median} / ${p95} / ${worst}`.padStart(20))
    const [first, last] = [spreads.at(0)?.median ?? 0, spreads.at(-1)?.median ?? 0]
    return [name.padEnd(20), ...cells, `  × ${first === 0 ? '-' : (last / first).toFixed(1)}`].join('')
  })
  return [`${'median / p95 / worst'.padEnd(20)}${heads.join('')}`, ...lines].join('\n')
}

const figureNames = [
  'firstRows',
  'firstKeyStroke',
  'keyStroke',
  'firstSort',
  'sort',
  'filter',
  'columnMove',
  'longestScrollTask',
  'blankFrames',
  'longestTask',
  'inp',
  'heapMegabytes',
] as const

const text = { type: 'string' } as const
const {
  values: { sizes, runs, slowdowns },
} = parseArgs({
  options: {
    sizes: { ...text, default: '1000,10000,100000' },
    runs: { ...text, default: '5' },
    slowdowns: { ...text, default: '1,4' },
  },
})
const numbers = (text: string) => text.split(',').map(Number)
for (const slowdown of numbers(slowdowns)) {
  const figures = await benchTable({ sizes: numbers(sizes), runs: Number(runs), slowdown })
  for (const figure of figures) process.stdout.write(`${JSON.stringify(figure)}\n`)
  process.stdout.write(`\n${tableOf(figures)}\n\n`)
}
