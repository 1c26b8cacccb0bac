import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
    expect(proxied.headers.get('Content-Type')).toBe(direct.headers.get('Content-Type'))
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
