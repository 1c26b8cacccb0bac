import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type KeyInput, launch } from 'puppeteer-core'
import { Builder, Button, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { chromium } from '../../../../tooling/browser/chromium.ts'

// The published types lack the wheel.
declare module 'selenium-webdriver' {
  interface Actions {
    scroll: (x: number, y: number, deltaX: number, deltaY: number, origin: string) => Actions
  }
}

/** One browser with what the flows need. Puppeteer drives Chromium and Firefox, Selenium WebKitGTK. */
export interface Engine {
  name: string
  version: string
  goto: (url: string) => Promise<void>
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Holds all keys but the last one, as named by `KeyboardEvent.key`. */
  press: (...keys: readonly string[]) => Promise<void>
  type: (text: string) => Promise<void>
  click: (point: Point, options?: { holding?: 'Shift'; count?: number }) => Promise<void>
  wheel: (point: Point, pixels: number) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Opens a link in a new tab as a person does it there: with Control, or in WebKit, whose test browser has no such click, by its address. */
  openLinkInTab: (point: Point, url: string) => Promise<void>
  /** Continues in the tab that was opened last, or in the first one. */
  switchTab: (tab: 'first' | 'last') => Promise<void>
  close: () => Promise<void>
}

interface Point {
  x: number
  y: number
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

const firefox = process.env['FIREFOX_BIN'] ?? '/usr/bin/firefox-esr'
const webkit = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'
const miniBrowsers = ['4.1', '4.0', '6.0'].flatMap((version) =>
  ['x86_64-linux-gnu/webkit2gtk', 'aarch64-linux-gnu/webkit2gtk', 'x86_64-linux-gnu/webkitgtk'].map(
    (folder) => `/usr/lib/${folder}-${version}/MiniBrowser`,
  ),
)

/** Why an engine cannot run here, or null. */
export function missingEngine(name: EngineName): string | null {
  if (name === 'firefox' && !existsSync(firefox)) return 'apt-get install firefox-esr, or set FIREFOX_BIN'
  if (name === 'webkit' && !(existsSync(webkit) && miniBrowsers.some(existsSync)))
    return 'apt-get install webkit2gtk-driver xvfb'
  return null
}

export async function openEngine(name: EngineName): Promise<Engine> {
  if (name === 'webkit') return openWebKit()
  const { executablePath, args, env } = await chromium()
  const browser = await launch({
    headless: true,
    ...(name === 'firefox'
      ? { browser: 'firefox', executablePath: firefox }
      : { executablePath, args, env: { ...process.env, ...env } }),
  })
  let page = await browser.newPage()
  const size = { width: 1440, height: 900 }
  await page.setViewport(size)
  return {
    name,
    version: await browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    async evaluate(script, ...args) {
      const call = `(${script.toString()})(...${JSON.stringify(args)})`
      // As text, because Puppeteer and Selenium type their results in different ways.
      return JSON.parse(
        String(await page.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`)),
      )
    },
    async press(...keys) {
      const held = keys.slice(0, -1).map(keyInput)
      for (const key of held) await page.keyboard.down(key)
      await page.keyboard.press(keyInput(keys.at(-1) ?? ''))
      for (const key of held.toReversed()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    async click({ x, y }, { holding, count = 1 } = {}) {
      if (holding) await page.keyboard.down(holding)
      await page.mouse.click(x, y, { count })
      if (holding) await page.keyboard.up(holding)
    },
    async wheel({ x, y }, pixels) {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY: pixels })
    },
    async openLinkInTab({ x, y }) {
      await page.keyboard.down('Control')
      await page.mouse.click(x, y)
      await page.keyboard.up('Control')
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async switchTab(tab) {
      const pages = await browser.pages()
      page = (tab === 'last' ? pages.at(-1) : pages.find((one) => one.url() !== 'about:blank')) ?? page
      await page.bringToFront()
    },
    close: () => browser.close(),
  }
}

// The types of Puppeteer list the keys; the driver rejects others.
const isKeyInput = (key: string): key is KeyInput => key !== ''
function keyInput(key: string): KeyInput {
  if (!isKeyInput(key)) throw new Error('No key')
  return key
}

const port = 4799

async function openWebKit(): Promise<Engine> {
  const display = process.env['DISPLAY'] === undefined ? ':79' : null
  const screen = display && spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const env = display === null ? process.env : { ...process.env, DISPLAY: display }
  const server = spawn(webkit, [`--port=${port}`], { stdio: 'ignore', env })
  await delay(2000)
  const driver: WebDriver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowsers.find(existsSync), args: ['--automation'] },
    })
    .build()
  const resize = async (width: number, height: number) => {
    const frame: unknown = await driver.executeScript('return outerHeight - innerHeight')
    const bar = typeof frame === 'number' ? frame : 0
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bar })
  }
  await resize(1440, 900)
  const actions = () => driver.actions({ async: true })
  const keyOf = (key: string) => keys.get(key) ?? key
  const [first = ''] = await driver.getAllWindowHandles()
  let opened = first
  return {
    name: 'webkit',
    version: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    goto: (url) => driver.get(url),
    evaluate: (script, ...args) =>
      driver.executeScript(`return (${script.toString()})(...${JSON.stringify(args)})`),
    async press(...chord) {
      const sequence = actions()
      for (const key of chord) sequence.keyDown(keyOf(key))
      for (const key of chord.toReversed()) sequence.keyUp(keyOf(key))
      await sequence.perform()
    },
    type: async (text) => {
      const sequence = actions()
      for (const letter of text) sequence.keyDown(letter).keyUp(letter)
      await sequence.perform()
    },
    async click({ x, y }, { holding, count = 1 } = {}) {
      // In step, so that a held key is down during the press.
      const sequence = driver.actions({ async: holding === undefined }).move({
        x: Math.round(x),
        y: Math.round(y),
        origin: Origin.VIEWPORT,
        duration: 0,
      })
      if (holding) sequence.keyDown(keyOf(holding))
      for (let index = 0; index < count; index += 1) sequence.press(Button.LEFT).release(Button.LEFT)
      if (holding) sequence.keyUp(keyOf(holding))
      await sequence.perform()
    },
    async wheel({ x, y }, pixels) {
      await actions().scroll(Math.round(x), Math.round(y), 0, pixels, Origin.VIEWPORT).perform()
      // A second wheel with the same distance would be no change of the input state.
      await actions().clear()
    },
    async openLinkInTab(_point, url) {
      await driver.switchTo().newWindow('tab')
      opened = await driver.getWindowHandle()
      await driver.get(url)
      await driver.switchTo().window(first)
    },
    resize,
    async switchTab(tab) {
      await driver.switchTo().window(tab === 'first' ? first : opened)
    },
    async close() {
      await driver.quit()
      server.kill()
      screen?.kill()
    },
  }
}

const keys: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', Key.ARROW_DOWN],
  ['ArrowUp', Key.ARROW_UP],
  ['ArrowRight', Key.ARROW_RIGHT],
  ['ArrowLeft', Key.ARROW_LEFT],
  ['Control', Key.CONTROL],
  ['Shift', Key.SHIFT],
  ['End', Key.END],
  ['Home', Key.HOME],
  ['PageDown', Key.PAGE_DOWN],
  ['PageUp', Key.PAGE_UP],
  ['Escape', Key.ESCAPE],
  ['Enter', Key.ENTER],
  ['Tab', Key.TAB],
  [' ', Key.SPACE],
])
