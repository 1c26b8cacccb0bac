import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode } from 'fast-png'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromium as pinnedChromium } from '../../browser/chromium.ts'
import { Renderer, type RenderResult } from './renderer.ts'
import { bundle, serve, type StaticServer } from './serve.ts'

/** A page with the parts of Storybook's preview that the renderer uses. */
const preview = `<!doctype html>
<style>
  body { margin: 0; background: white }
  [data-theme='dark'] body { background: black }
  div:hover { background: #ff0000 !important }
  div { width: 50px; height: 20px; background: #3366ff }
</style>
<script>
const listeners = {}
const emit = (event, payload) => (listeners[event] ?? []).forEach((listener) => listener(payload))
const stories = {
  plain: { parameters: {} },
  phone: {
    parameters: { viewport: { options: { phone: { styles: { width: '390px', height: '844px' } } } } },
    storyGlobals: { viewport: { value: 'phone' } },
  },
  disabled: { parameters: { chromatic: { disableSnapshot: true } } },
  wide: { parameters: { chromatic: { modes: { 'it-light': { theme: 'light', locale: 'it', viewport: { width: 700, height: 300 } } } } } },
  typing: { parameters: {} },
  broken: { parameters: {} },
  restless: { parameters: {} },
}
let current
window.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  loadStory: async ({ storyId }) => ({ storyGlobals: {}, ...stories[storyId] }),
}
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => (listeners[event] ??= []).push(listener),
  off: (event, listener) => (listeners[event] = listeners[event].filter((other) => other !== listener)),
  emit: (event, payload) => {
    if (event === 'setCurrentStory') {
      document.documentElement.dataset.theme = 'light'
      current = payload.storyId
      document.body.innerHTML = '<div data-slot="box"></div>'
      if (current === 'typing') {
        document.body.innerHTML = '<input style="caret-color: #ff0000; outline: none; border: 0; width: 90px">'
        document.querySelector('input').focus()
      }
      if (current === 'broken') emit('playFunctionThrewException', { message: 'expected 1 to be 2\\n\\n<body>' })
    }
    if (event === 'updateGlobals') document.body.dataset.locale = payload.globals.locale
    setTimeout(() => emit('storyFinished', { storyId: current }))
  },
}
let frame = 0
function move() {
  if (current === 'restless') document.querySelector('div').style.width = (frame++ % 1000) + 'px'
  requestAnimationFrame(move)
}
move()
</script>
<body></body>`

let folder: string
let server: StaticServer
let browser: Browser
let renderer: Renderer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-renderer-'))
  writeFileSync(join(folder, 'iframe.html'), preview)
  server = await serve(folder)
  const { executablePath, args, env } = await pinnedChromium()
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args, env })
  renderer = new Renderer(browser, server.url, await bundle(new URL('storyPage.ts', import.meta.url)))
})
afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const render = (id: string, themes = ['light', 'dark']) => renderer.render(id, { themes })

function picturesOf(result: RenderResult) {
  if (result.status !== 'rendered') throw new Error(JSON.stringify(result))
  return Object.entries(result.pictures).map(([mode, { png, boxes }]) => {
    const { width, height, data } = decode(png)
    const [first, corner] = [data.slice(0, 3), data.slice(-3)].map((pixel) => Array.from(pixel))
    return { mode, size: [width, height], first, corner, boxes }
  })
}

it('takes a picture in each theme and records components', async () => {
  const blue = [0x33, 0x66, 0xff]
  const box = { slot: 'box', x: 0, y: 0, width: 50, height: 20, parent: -1 }
  expect(picturesOf(await render('plain'))).toEqual([
    { mode: 'light', size: [1200, 900], first: blue, corner: [255, 255, 255], boxes: [box] },
    { mode: 'dark', size: [1200, 900], first: blue, corner: [0, 0, 0], boxes: [box] },
  ])
})

it('uses the viewport of a story and returns to the default afterwards', async () => {
  expect(picturesOf(await render('phone', ['light'])).map(({ size }) => size)).toEqual([[390, 844]])
  expect(picturesOf(await render('plain', ['light'])).map(({ size }) => size)).toEqual([[1200, 900]])
})

it('renders the modes of a story', async () => {
  expect(picturesOf(await render('wide')).map(({ mode, size }) => [mode, size])).toEqual([
    ['it-light', [700, 300]],
  ])
})

it('shows no hover state in the top left corner', async () => {
  const [{ first } = { first: [] }] = picturesOf(await render('plain', ['light']))
  expect(first).toEqual([0x33, 0x66, 0xff])
})

it('hides the blinking caret', async () => {
  const result = await render('typing', ['light'])
  const { data = [] } =
    result.status === 'rendered' ? decode(result.pictures['light']?.png ?? new Uint8Array()) : {}
  const colors = new Set(
    Array.from({ length: data.length / 3 }, (_, index) => data.slice(3 * index, 3 * index + 3).join()),
  )
  expect(colors).toEqual(new Set(['255,255,255']))
})

it('skips disabled stories', async () => {
  expect(await render('disabled')).toEqual({ status: 'disabled' })
})

it('reports the error of a play function, without the document that follows it', async () => {
  expect(await render('broken')).toEqual({ status: 'failed', errors: ['expected 1 to be 2'] })
})

it('reports a picture that keeps changing', async () => {
  expect(await renderer.render('restless', { themes: ['light'], maxPictures: 5 })).toEqual({
    status: 'failed',
    errors: ['The picture in the mode light keeps changing.'],
  })
})

it('fails when the browser exits instead of blaming each story', async () => {
  const { executablePath, args, env } = await pinnedChromium()
  const other = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args, env })
  await other.close()
  await expect(new Renderer(other, server.url, '').render('plain', { themes: ['light'] })).rejects.toThrow(
    'The browser exited',
  )
})

it('fails when Storybook does not start', async () => {
  writeFileSync(
    join(folder, 'iframe.html'),
    preview.replace('ready: async () => {}', 'ready: () => new Promise(() => {})'),
  )
  const other = new Renderer(browser, server.url, await bundle(new URL('storyPage.ts', import.meta.url)))
  expect(await other.render('plain', { themes: ['light'], timeout: 500 })).toEqual({
    status: 'failed',
    errors: ['The story plain is not ready after 0.5 s.'],
  })
})
