import { fileURLToPath } from 'node:url'
import { chromium as playwright, expect, type Page } from 'playwright/test'
import { createServer, preview } from 'vite'
import { chromium } from '../browser/chromium.ts'

/** Captures the images of the README and the guides in docs/images. Needs `npm run build-storybook`. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const moment = '2026-03-16T09:30:00Z'
const world = `mock=persona:admin,hosts:200,now:${moment}`

interface Scene {
  site: 'console' | 'storybook'
  address: string
  /** Viewport height, 900 by default. */
  height?: number
  prepare: (page: Page) => Promise<void>
}

const scenes: Readonly<Record<string, Scene>> = {
  hosts: {
    site: 'console',
    address: `/hosts?${world}`,
    prepare: (page) => page.getByRole('rowheader').first().waitFor(),
  },
  dashboard: {
    site: 'console',
    address: `/dashboard?${world}`,
    height: 1220,
    prepare: async (page) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  explanation: {
    site: 'console',
    address: `/licenses/compliance?search=L103405&${world}`,
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await page.getByRole('row', { name: 'L103405' }).getByRole('button').first().click()
      await page.getByRole('heading', { name: 'Cover missing licenses' }).waitFor()
    },
  },
  'license-plan': {
    site: 'console',
    address: `/licenses/plan?${world}`,
    prepare: async (page) => {
      const machines = page.getByRole('button', { name: / cores? .*Enterprise Edition/ })
      const outside = page.getByRole('list', { name: 'Outside virtualization' })
      await machines.first().dragTo(outside)
      await page.getByRole('button', { name: 'Undo last step' }).waitFor()
    },
  },
  'license-audit': {
    site: 'console',
    address: `/licenses/audit?rules=clusters,capped,factor&${world}`,
    prepare: async (page) => {
      await page.getByRole('rowheader').first().waitFor()
      await page
        .getByTitle(/^Details of/)
        .first()
        .click()
      await page.getByRole('link', { name: 'Open in the reconciliation' }).waitFor()
    },
  },
  'mocks-panel': {
    site: 'console',
    address: `/alerts?${world},fault:GET /api/alerts=500`,
    prepare: async (page) => {
      await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor()
      await page.getByRole('button', { name: /^Mocks/ }).click()
      // The panel lists the last requests, of which the page sends this one after all others.
      await page.getByText('/api/database/connection/status').waitFor()
    },
  },
  storybook: {
    site: 'storybook',
    // Without the panel of add-ons, whose badges appear whenever their checks end.
    address: '/?path=/story/screens-hosts-host-list--ready&panel=false',
    prepare: async (page) => {
      await page.frameLocator('#storybook-preview-iframe').getByRole('rowheader').first().waitFor()
    },
  },
}

const loading = ':is([aria-busy=true], [data-loading], [data-slot=skeleton], [data-slot=spinner]):visible'

/** Waits for requests and lazy-loaded parts, including those in Storybook's preview iframe. */
async function waitForContent(page: Page) {
  await page.waitForLoadState('networkidle')
  for (const frame of page.frames()) await expect(frame.locator(loading)).toHaveCount(0, { timeout: 30_000 })
}

process.env['VITE_MOCKS'] = 'on'
const console_ = await createServer({
  root: `${root}packages/console`,
  configFile: `${root}packages/console/vite.config.ts`,
  logLevel: 'error',
})
await console_.listen()
const storybook = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'storybook-static' },
})
const sites = {
  console: console_.resolvedUrls?.local[0] ?? '',
  storybook: storybook.resolvedUrls?.local[0] ?? '',
}
const { executablePath, args, env } = await chromium()
const browser = await playwright.launch({ executablePath, args, env })
const selectedNames = process.argv.slice(2)
try {
  for (const [name, { site, address, height = 900, prepare }] of Object.entries(scenes)) {
    if (selectedNames.length > 0 && !selectedNames.includes(name)) continue
    const page = await browser.newPage({
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: 1440, height },
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime(moment)
    await page.goto(new URL(address, sites[site]).href)
    await prepare(page)
    await waitForContent(page)
    await page.screenshot({ path: `${root}docs/images/${name}.png`, animations: 'disabled' })
    await page.close()
    process.stdout.write(`docs/images/${name}.png\n`)
  }
} finally {
  await browser.close()
  await Promise.all([console_.close(), storybook.close()])
}
