import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Browser, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { chromium } from '../browser/chromium.ts'
import { freePort } from '../browser/freePort.ts'

/** A cold start of Storybook bundles on demand. */
vi.setConfig({ testTimeout: 240_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const stories = fileURLToPath(new URL('../../.storybook/Services.stories.tsx', import.meta.url))
const world = fileURLToPath(new URL('../../.storybook/world.ts', import.meta.url))

/** Expected text of each story; all stories send the same request. */
const expectedTexts = {
  'with-hosts': '100 hosts',
  'no-hosts': 'No hosts',
  crash: 'Could not load hosts',
}
/** Storybook bundles stories on demand and reloads the iframes of a page after a change. */
const slowTimeout = { timeout: 90_000 }

let storybook: ChildProcess
let browser: Browser
let page: Page
/** Stories whose request the service worker handled. */
const handledStories = new Set<string>()

beforeAll(async () => {
  const port = String(await freePort())
  storybook = spawn(
    'node',
    [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'dev',
      '--port',
      port,
      '--exact-port',
      '--ci',
      '--no-version-updates',
    ],
    { cwd: root, stdio: 'ignore' },
  )
  const url = `http://localhost:${port}`
  await vi.waitUntil(
    () =>
      fetch(`${url}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { ...slowTimeout, interval: 200 },
  )
  const { executablePath, args, env } = await chromium()
  browser = await playwright.launch({ executablePath, args, env })
  page = await browser.newPage({ locale: 'en-US' })
  page.on('response', (response) => {
    const story =
      response.url().includes('/api/hosts') && response.fromServiceWorker() && storyOf(response.frame())
    if (story) handledStories.add(story)
  })
  await page.goto(`${url}/?path=/docs/services-hosts--docs`)
})
afterAll(async () => {
  await browser?.close()
  if (storybook.exitCode === null && storybook.kill()) await once(storybook, 'exit')
})

it('gives each story of a docs page its own response to the same request', async () => {
  await expect.poll(showsExpectedTexts, slowTimeout).toBe(true)
})

it('keeps responses separate after a hot reload of a story', async () => {
  await touchAndReload(stories)
  await expect.poll(showsExpectedTexts, slowTimeout).toBe(true)
})

it('keeps responses separate after a hot reload of the mocks', async () => {
  await touchAndReload(world)
  await expect.poll(showsExpectedTexts, slowTimeout).toBe(true)
})

it('keeps responses separate after page and service worker were suspended', async () => {
  const browserSide = await page.context().newCDPSession(page)
  await browserSide.send('ServiceWorker.enable')
  await browserSide.send('Page.setWebLifecycleState', { state: 'frozen' })
  await browserSide.send('ServiceWorker.stopAllWorkers')
  await browserSide.send('Page.setWebLifecycleState', { state: 'active' })
  handledStories.clear()
  for (const story of Object.keys(expectedTexts))
    await expect.poll(() => isRefreshed(story), slowTimeout).toBe(true)
  await allStoriesHandled()
  await expect.poll(showsExpectedTexts, slowTimeout).toBe(true)
})

/** True if each story shows its own response. Storybook can replace its iframe meanwhile. */
async function showsExpectedTexts(): Promise<boolean> {
  for (const [story, text] of Object.entries(expectedTexts)) {
    const found = frameOf(story)?.getByText(text, { exact: true })
    if (!(await found?.isVisible().catch(() => false))) return false
  }
  return true
}

/** Presses Refresh in the current iframe of the story, which Storybook can replace meanwhile. */
const isRefreshed = (story: string) =>
  frameOf(story)
    ?.getByRole('button', { name: 'Refresh', exact: true })
    .first()
    .click()
    .then(
      () => true,
      () => false,
    )

const storyOf = (frame: Frame) => /[?&]id=services-hosts--([\w-]+)/.exec(frame.url())?.[1]
const frameOf = (story: string) => page.frames().find((frame) => storyOf(frame) === story)

/** Touches a file, so that the dev server reloads and every story sends its request again. */
async function touchAndReload(file: string) {
  handledStories.clear()
  utimesSync(file, new Date(), new Date())
  await allStoriesHandled()
}

const allStoriesHandled = () =>
  expect
    .poll(() => [...handledStories].toSorted(), slowTimeout)
    .toEqual(Object.keys(expectedTexts).toSorted())
