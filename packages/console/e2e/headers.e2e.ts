import { readFile } from 'node:fs/promises'
import { Control } from '@inventory-console/api-mocks/control'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import type { Site } from './support/builtConsole.ts'
import { deployFolder, proxiedHeaders, shippedHeaders } from './support/headers.ts'
import { basePath } from './support/nginxServer.ts'
import { serveOneOrigin } from './support/oneOrigin.ts'

/**
 * Checks that each location of the shipped configuration sends its headers, and that files of the
 * repository cannot attack the console.
 */
setUpBrowserPage()
let site: Site
let stolen: string[]

const evil = `<!doctype html><title>evil</title><script>
const request = new XMLHttpRequest()
request.open('GET', '${basePath}api/stolen?' + Object.keys(sessionStorage), false)
request.send()
</script>`
/** Weaker headers sent by a service. */
const weak = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src * 'unsafe-inline'",
  'Content-Disposition': 'inline',
  'X-Content-Type-Options': 'none',
  'Service-Worker-Allowed': '/',
}

beforeAll(async () => {
  const control = new Control({ hosts: 5 }, () => Date.now())
  site = await serveOneOrigin(async (request) => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/api/stolen') stolen.push(search)
    if (pathname === '/repo/all/evil.html') return new Response(evil, { headers: weak })
    if (pathname === '/repo/all/broken.html') return new Response(evil, { status: 500, headers: weak })
    return (await control.answer(request)) ?? new Response(null, { status: 404 })
  })
})
afterAll(() => site.close())

const script = async () => {
  const html = await (await fetch(`${site.url}/index.html`)).text()
  return /assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
}

async function receivedHeaders(path: string, expected: Record<string, string>) {
  const { headers } = await fetch(`${site.url}${path}`, { redirect: 'manual' })
  // `fetch` joins duplicate headers.
  return Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))
}

test('the scripts of the start page have hashed names, so that a reload does not revalidate them', async () => {
  const html = await (await fetch(`${site.url}/index.html`)).text()
  const scripts = [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, source = '']) => source)
  expect(scripts).toHaveLength(2)
  for (const source of scripts) expect(source).toMatch(/^\.\/assets\/\w+-[\w-]{8}\.js$/)
})

test('every file location sends the headers of the console', async () => {
  const expected = await shippedHeaders(null)
  const paths = ['', '/', '/index.html', '/hosts', '/details/a/b', '/config.json', '/config_sso.json']
  paths.push(`/${await script()}`, '/assets/of-an-older-build.js')
  const found = await Promise.all(paths.map(async (path) => [path, await receivedHeaders(path, expected)]))
  expect(found).toEqual(paths.map((path) => [path, expected]))
  expect(expected).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

test('every proxied location sends the sandboxing headers once and replaces those of the service', async () => {
  const { add, hide } = await proxiedHeaders()
  const paths = ['api', 'chart', 'thunder', 'repo'].flatMap((name) => [
    `/${name}/`,
    `/${name}/ping`,
    `/${name}/none`,
  ])
  paths.push('/api/hosts', '/repo/index.json', '/repo/all/evil.html', '/repo/all/broken.html')
  const found = await Promise.all(paths.map(async (path) => [path, await receivedHeaders(path, add)]))
  expect(found).toEqual(paths.map((path) => [path, add]))
  expect(hide).toEqual(expect.arrayContaining(Object.keys(add)))
  expect(add['Content-Security-Policy']).toMatch(/^sandbox; default-src 'none'/)
  expect(await receivedHeaders('/repo/all/evil.html', { 'Service-Worker-Allowed': '' })).toEqual({
    'Service-Worker-Allowed': null,
  })
})

test.each(['evil', 'broken'])('runs no script when %s.html of the repository is opened', async (name) => {
  stolen = []
  const opened = await page.goto(`${site.url}/repo/all/${name}.html`).then(
    () => 'opened',
    (error: unknown) => String(error),
  )
  expect(stolen).toEqual([])
  expect(opened).toContain('Download is starting')
})

test('the sandboxing policy blocks scripts even if the browser renders the page', async () => {
  stolen = []
  const headers = { ...(await proxiedHeaders()).add, 'Content-Disposition': 'inline' }
  await page.route('**/repo/all/evil.html', (route) =>
    route.fulfill({ body: evil, contentType: 'text/html', headers }),
  )
  await page.goto(`${site.url}/repo/all/evil.html`)
  expect(await page.title()).toBe('evil')
  expect(stolen).toEqual([])
})

test('every location of the nginx template includes a headers file', async () => {
  const template = await readFile(`${deployFolder}site.conf.template`, 'utf8')
  const [, ...locations] = template.split(/^ {2}(?=location )/m)
  expect(locations.length).toBe(template.match(/^ *location /gm)?.length)
  const without = locations.filter((text) => !/include console\/(headers|proxy)\.conf;/.test(text))
  expect(without).toEqual([])
  expect(await readFile(`${deployFolder}proxy.conf`, 'utf8')).toContain(
    'include console/service-headers.conf;',
  )
})
