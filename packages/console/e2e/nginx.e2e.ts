import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'
import { basePath } from './support/nginxServer.ts'

/** Runs only with E2E_NGINX: behavior of the shipped configuration other than serving files. */
setUpBrowserPage()
let services: MockHttpServer
let site: Site
let script: string

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 50, latency: 0 })
  site = await serveConsole(configFor(basePath.slice(0, -1)), { services: services.url })
  const html = await readFile(new URL('../dist/index.html', import.meta.url), 'utf8')
  script = /assets\/[^"]+\.js/.exec(html)?.[0] ?? ''
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

const header = async (path: string, name: string) => {
  const response = await fetch(`${site.url}/${path}`, { headers: { 'Accept-Encoding': 'gzip' } })
  return `${response.status} ${response.headers.get(name)}`
}

test('login and a list work through the proxy', async () => {
  const requestedOrigins = new Set<string>()
  page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin))
  await page.goto(`${site.url}/hosts`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('50 hosts', { exact: true }).first().waitFor()
  expect([...requestedOrigins].filter((origin) => origin.startsWith('http'))).toEqual([
    new URL(site.url).origin,
  ])
})

test('redirects the base path without a trailing slash, independent of the host name', async () => {
  const response = await fetch(`${site.url}?code=7`, { redirect: 'manual' })
  const redirectResult = [response.status, response.headers.get('location')]
  expect(redirectResult).toEqual(basePath === '/' ? [200, null] : [301, `${basePath}?code=7`])
  expect(await (await fetch(site.url)).text()).toContain(`<base href="${basePath}" />`)
})

test.each(['api/ping', 'chart/ping', 'thunder/ping', 'repo/index.json'])(
  'proxies %s to its service',
  async (path) => {
    const direct = await fetch(`${services.url}/${path}`)
    const proxied = await fetch(`${site.url}/${path}`)
    expect([proxied.status, await proxied.text()]).toEqual([direct.status, await direct.text()])
    const type = path.startsWith('repo/') ? 'application/octet-stream' : direct.headers.get('Content-Type')
    expect(proxied.headers.get('Content-Type')).toBe(type)
  },
)

test('forwards encoded paths unchanged to a service given by host name', async () => {
  const receivedPaths: string[] = []
  const server = createServer(({ url = '' }, outgoing) => {
    receivedPaths.push(url)
    outgoing.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  const siteByHostName = await serveConsole(configFor(''), { services: `http://localhost:${port}` })
  const paths = [
    ...['a/b', '%2F', '//', '../x', 'a b?c#d', '<é>'].map((name) => `api/roles/${encodeURIComponent(name)}`),
    `chart/hosts/cores?location=${encodeURIComponent('a/b&c')}&x=`,
  ]
  try {
    for (const path of paths) {
      // oxlint-disable-next-line no-await-in-loop -- each request must finish before the next one
      await fetch(`${siteByHostName.url}/${path}`)
    }
    expect(receivedPaths).toEqual(paths.map((path) => `/${path}`))
  } finally {
    await siteByHostName.close()
    server.close()
  }
})

/** Sends the path unchanged. `fetch` would resolve its dot segments. */
async function statusOf(
  siteUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { hostname, port } = new URL(siteUrl)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get({ hostname, port, path, headers, agent: false }, (response) => {
    response.resume()
    resolve(response.statusCode ?? 0)
  }).on('error', reject)
  return promise
}

describe('a hostile request or service', () => {
  const receivedPaths: string[] = []
  const service = createServer(({ url = '' }, outgoing) => {
    receivedPaths.push(url)
    outgoing.setHeader('Content-Type', 'text/javascript')
    outgoing.setHeader('Set-Cookie', 'session=planted')
    outgoing.setHeader('Clear-Site-Data', '"*"')
    outgoing.setHeader('Refresh', '0;url=https://elsewhere.example')
    outgoing.setHeader('X-Accel-Redirect', `${basePath}config.json`)
    outgoing.end('document.title = "planted"')
  })
  let hostile: Site
  let directory: string
  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
    const address = service.address()
    directory = await mkdtemp(join(tmpdir(), 'console-'))
    await cp(new URL('../dist', import.meta.url), directory, { recursive: true })
    await mkdir(join(directory, '.git'))
    await writeFile(join(directory, '.env'), 'SECRET')
    await writeFile(join(directory, '.git/config'), 'SECRET')
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    hostile = await serveConsole(configFor(basePath.slice(0, -1)), { directory, services: origin })
  })
  afterAll(async () => {
    await hostile.close()
    service.close()
    await rm(directory, { recursive: true, force: true })
  })

  test.each([
    `${basePath}api/../repo/secret`,
    `/${basePath}api/version`,
    `${basePath}api//version`,
    `${basePath}api/%2e%2e/repo/secret`,
    `${basePath}api/..%2Frepo%2Fsecret`,
    `${basePath}repo/./secret`,
  ])('refuses the path %s', async (path) => {
    receivedPaths.length = 0
    expect(await statusOf(hostile.url, path)).toBe(400)
    expect(receivedPaths).toEqual([])
  })

  test('drops headers that act on the origin or on nginx', async () => {
    const response = await fetch(`${hostile.url}/api/version`)
    expect(await response.text()).toBe('document.title = "planted"')
    for (const name of ['Set-Cookie', 'Clear-Site-Data', 'Refresh', 'X-Accel-Redirect'])
      expect(response.headers.get(name)).toBeNull()
  })

  test('sends a script of the repository with a type that no browser runs', async () => {
    const { headers } = await fetch(`${hostile.url}/repo/all/code.js`)
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test.each(['.env', '.git/config'])('returns the start page for %s in the folder', async (path) => {
    const text = await (await fetch(`${hostile.url}/${path}`)).text()
    expect(text).toContain('<base href=')
    expect(text).not.toContain('SECRET')
  })

  // As browsers send it. Trusted Types block a script that the page itself would add.
  test.each([
    ['script', 403],
    ['serviceworker', 403],
    ['style', 403],
    ['empty', 200],
    ['document', 200],
  ])('answers a request for a %s of a service with %i', async (destination, status) => {
    const path = `${basePath}repo/all/code.js`
    expect(await statusOf(hostile.url, path, { 'Sec-Fetch-Dest': destination })).toBe(status)
  })
})

test.each([
  ['/', 0],
  ['/inventory/', 0],
  ['/a.b/c-d_e~f/', 0],
  ['/inventory', 1],
  ['inventory/', 1],
  ['/a+b/', 1],
  ['/../x/', 1],
  ['//', 1],
  ['', 1],
])('check-base-path.sh ends for %j with %i', (path, status) => {
  const script = fileURLToPath(new URL('../deploy/check-base-path.sh', import.meta.url))
  expect(spawnSync('sh', [script], { env: { ...process.env, BASE_PATH: path } }).status).toBe(status)
})

test('accepts the long URL of a list with many filters', async () => {
  expect(await header(`hosts?f.hostname=in%3A${'ora-prod-fra-001,'.repeat(1500)}`, 'Content-Type')).toMatch(
    /^200 text\/html/,
  )
})

test('compresses scripts, the start page and long responses', async () => {
  const token = await fetch(`${site.url}/api/user/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }),
  })
  const hosts = await fetch(`${site.url}/api/hosts`, {
    headers: { Authorization: `Bearer ${await token.text()}`, 'Accept-Encoding': 'gzip' },
  })
  expect([
    await header(script, 'Content-Encoding'),
    await header('', 'Content-Encoding'),
    `${hosts.status} ${hosts.headers.get('Content-Encoding')}`,
  ]).toEqual(['200 gzip', '200 gzip', '200 gzip'])
})

test('caches hashed files forever and revalidates the others', async () => {
  expect([
    await header(script, 'Cache-Control'),
    await header('assets/of-an-older-build.js', 'Cache-Control'),
    await header('', 'Cache-Control'),
    await header('index.html', 'Cache-Control'),
    await header('hosts/one', 'Cache-Control'),
    await header('config.json', 'Cache-Control'),
    await header('config_sso.json', 'Cache-Control'),
  ]).toEqual([
    '200 public, max-age=31536000, immutable',
    '404 null',
    '200 no-cache',
    '200 no-cache',
    '200 no-cache',
    '200 no-store',
    '404 null',
  ])
})
