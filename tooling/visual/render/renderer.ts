import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright'
import type { Box, Mode, Size, StoryInfo } from './storyPage.ts'

export interface Picture {
  theme: string
  png: Buffer
  boxes: Box[]
}

export type RenderResult =
  | { status: 'rendered'; pictures: Record<string, Picture> }
  | { status: 'disabled' }
  | { status: 'failed'; errors: string[] }

export interface RenderOptions {
  /** Modes with another theme are skipped. */
  themes: readonly string[]
  /** True if an earlier run took the same picture. One picture is then enough. */
  isKnown?: (mode: string, png: Buffer) => boolean
  /** Number of equal pictures in a row, 2 by default. */
  equalPictures?: number
  /** Number of pictures after which a story counts as changing, 60 by default. */
  maxPictures?: number
  /** Milliseconds for one attempt, 60,000 by default. */
  timeout?: number
  /** Reloads the page instead of switching from the previous story. */
  isFresh?: boolean
  /** Called after the picture of each mode, with a function that takes another one. */
  onPicture?: (page: Page, mode: string, png: Buffer, takePicture: () => Promise<Buffer>) => Promise<void>
}

const defaultSize: Size = { width: 1200, height: 900 }
const storyTimeout = 60_000
/** A reload frees what stories leak. */
const storiesPerPage = 200

interface Tab {
  page: Page
  session: CDPSession
  size: Size
  stories: number
}

/** Shows the stories of one built Storybook in one browser page. */
export class Renderer {
  readonly #browser: Browser
  readonly #url: string
  readonly #script: string
  #tab: Tab | undefined

  constructor(browser: Browser, url: string, script: string) {
    this.#browser = browser
    this.#url = url
    this.#script = script
  }

  async close(): Promise<void> {
    const context = this.#tab?.page.context()
    this.#tab = undefined
    // After a crash there is nothing to close.
    await context?.close().catch(() => {})
  }

  /** Colors of the tokens in each theme. */
  async tokens(themes: readonly string[]): Promise<Record<string, Record<string, number>>> {
    const { page } = await this.#openTab(true)
    const colors: Record<string, Record<string, number>> = {}
    for (const theme of themes) {
      await page.evaluate((name) => window.visual.setTheme(name), theme)
      colors[theme] = await page.evaluate(() => window.visual.tokens())
    }
    return colors
  }

  async render(id: string, options: RenderOptions): Promise<RenderResult> {
    try {
      const rendered = this.#openTab(options.isFresh ?? false).then((tab) => renderStory(tab, id, options))
      return await withTimeout(rendered, id, options.timeout ?? storyTimeout)
    } catch (error) {
      await this.close()
      if (!this.#browser.isConnected())
        throw new Error('The browser exited. Finished pictures are cached: run the command again.', {
          cause: error,
        })
      return { status: 'failed', errors: [error instanceof Error ? error.message : String(error)] }
    }
  }

  async #openTab(isFresh: boolean): Promise<Tab> {
    this.#tab ??= await newTab(this.#browser, this.#script)
    const tab = this.#tab
    if (tab.stories === 0 || tab.stories >= storiesPerPage || isFresh) {
      await tab.page.goto(`${this.#url}/iframe.html?viewMode=story&globals=a11y.manual:!true`)
      await tab.page.evaluate(() => window.visual.ready())
      // The initial position is 0, 0, where elements can show their hover state.
      await tab.page.mouse.move(-10, -10)
      tab.stories = 0
    }
    tab.stories += 1
    return tab
  }
}

async function newTab(browser: Browser, script: string): Promise<Tab> {
  const context = await browser.newContext({
    viewport: defaultSize,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    // Storybook pauses animations for its test runner and skips the wait for them.
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/${browser.version()} StorybookTestRunner`,
  })
  await context.addInitScript(script)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return { page, session, size: defaultSize, stories: 0 }
}

async function renderStory(tab: Tab, id: string, options: RenderOptions): Promise<RenderResult> {
  const { page } = tab
  const info: StoryInfo = await page.evaluate((id) => window.visual.info(id), id)
  if (info.isDisabled) return { status: 'disabled' }
  const size = info.viewport ?? defaultSize
  await resize(tab, size)
  const errors = await page.evaluate((id) => window.visual.show(id), id)
  if (errors.length > 0) return { status: 'failed', errors }

  const pictures: Record<string, Picture> = {}
  let locale = 'en'
  for (const [name, mode] of Object.entries(info.modes)) {
    if (!options.themes.includes(mode.theme ?? 'light')) continue
    locale = await enterMode(tab, id, mode, size, locale)
    const picture = await takePicture(tab, name, options)
    pictures[name] = { theme: mode.theme ?? 'light', ...picture }
    const again = async () => (await takePicture(tab, name, options)).png
    await options.onPicture?.(page, name, picture.png, again)
  }
  if (locale !== 'en') await page.evaluate((id) => window.visual.setLocale(id, 'en'), id)
  return { status: 'rendered', pictures }
}

/** Returns the current locale. */
async function enterMode(tab: Tab, id: string, mode: Mode, size: Size, current: string): Promise<string> {
  const { page } = tab
  const locale = mode.locale ?? 'en'
  if (locale !== current)
    await page.evaluate(([id, locale]) => window.visual.setLocale(id, locale), [id, locale] as const)
  await resize(tab, mode.viewport ?? size)
  await page.evaluate((theme) => window.visual.setTheme(theme), mode.theme ?? 'light')
  return locale
}

async function resize(tab: Tab, size: Size) {
  if (tab.size.width === size.width && tab.size.height === size.height) return
  await tab.page.setViewportSize(size)
  tab.size = size
  // ResizeObserver callbacks run in the first frame, their layout in the second.
  await tab.page.evaluate(() => window.visual.nextFrame().then(() => window.visual.nextFrame()))
}

async function takePicture(tab: Tab, mode: string, options: RenderOptions): Promise<Omit<Picture, 'theme'>> {
  const { isKnown = () => false, equalPictures = 2, maxPictures = 60 } = options
  let previous: Buffer | undefined
  let equal = 0
  for (let count = 0; count < maxPictures; count += 1) {
    const png = await capture(tab.session)
    equal = previous?.equals(png) ? equal + 1 : 1
    if (equal >= equalPictures || isKnown(mode, png))
      return { png, boxes: await tab.page.evaluate(() => window.visual.boxes()) }
    previous = png
    await delay(equalPictures > 2 ? 100 : 20)
    // Without a frame in between, the same frame would be captured twice.
    await tab.page.evaluate(() => window.visual.nextFrame())
  }
  throw new Error(`The picture in the mode ${mode} keeps changing.`)
}

/** The pixels of Playwright's screenshot without its preparation of the page. */
async function capture(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

async function withTimeout<Value>(promise: Promise<Value>, id: string, timeoutMs: number): Promise<Value> {
  const abort = new AbortController()
  const timeout = delay(timeoutMs, undefined, { signal: abort.signal }).then(
    () => {
      throw new Error(`The story ${id} is not ready after ${timeoutMs / 1000} s.`)
    },
    () => promise,
  )
  try {
    return await Promise.race([promise, timeout])
  } finally {
    abort.abort()
  }
}
