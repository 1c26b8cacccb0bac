import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as playwright, type Browser, type Page } from 'playwright'
import { x } from 'tinyexec'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chromium } from '../browser/chromium.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const demo = join(root, 'demo-static')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

let browser: Browser
beforeAll(async () => {
  const { exitCode, stderr } = await x('node', ['tooling/demo/buildDemo.ts'], { nodeOptions: { cwd: root } })
  expect([exitCode, stderr]).toEqual([0, ''])
  const { executablePath, args, env } = await chromium()
  browser = await playwright.launch({ executablePath, args, env })
})
afterAll(() => browser.close())

/** A static web server like that of GitHub Pages: 404.html for a path without a file. */
function serve(base: string): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const name = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : '404.html'
    const file = join(demo, name === '' || name.endsWith('/') ? `${name}index.html` : name)
    const isFound = existsSync(file) && statSync(file).isFile()
    const sent = isFound ? file : join(demo, '404.html')
    response.writeHead(isFound ? 200 : 404, {
      'Content-Type': types[extname(sent)] ?? 'application/octet-stream',
    })
    createReadStream(sent).pipe(response)
  }).listen(0, '127.0.0.1')
}

describe.each(['/', '/demo/'])('the demo at %s', (base) => {
  const server = serve(base)
  afterAll(() => void server.close())
  let page: Page
  let errors: string[]
  beforeEach(async () => {
    page = await browser.newPage()
    errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
  })
  afterEach(() => page.close())
  const urlOf = (path: string) => {
    const address = server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${base}${path}`
  }

  test('a sample user logs in, reads the banner and reloads a deep link', async () => {
    await page.goto(urlOf(''))
    await page.getByRole('button', { name: 'admin', exact: true }).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    await page.getByText('This is a demo.').waitFor()
    await page.goto(urlOf('hosts?search=prd'))
    await page.getByRole('rowheader').first().waitFor()
    const address = page.url()
    expect(address).toContain(`${base}hosts?search=prd`)
    await page.reload()
    await page.getByRole('rowheader').first().waitFor()
    expect(page.url()).toBe(address)
    expect(errors).toEqual([])
  })

  test('the operator sees two locations, the user of the directory logs in by LDAP', async () => {
    for (const name of ['operator', 'directory']) {
      await page.goto(urlOf('login'))
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByText('This is a demo.').waitFor()
      await page.getByRole('navigation').first().waitFor()
      await page.evaluate(() => sessionStorage.clear())
    }
    expect(errors).toEqual([])
  })

  test('a story of Storybook gets its response from the worker below the path', async () => {
    await page.goto(urlOf('storybook/iframe.html?id=services-hosts--with-hosts&viewMode=story'))
    await page.getByText('100 hosts').waitFor()
    expect(errors).toEqual([])
  })
})
