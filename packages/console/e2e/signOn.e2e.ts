import { createHash } from 'node:crypto'
import { startServer, type MockHttpServer } from '@inventory-console/api-mocks/server'
import { ssoOverHttp } from '@inventory-console/api-mocks/sso'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole, type Site } from './support/builtConsole.ts'

setUpBrowserPage()
let services: MockHttpServer
let site: Site

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 50, persona: 'sso', latency: 0 })
  site = await serveConsole(configFor(services.url))
  // The redirect URI contains the port of the console, which is known only now.
  services.world.sso = ssoOverHttp(services.url, site.url)
})
afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

beforeEach(async () => {
  await page
    .context()
    .route(`${site.url}/config_sso.json`, (route) => route.fulfill({ json: services.world.sso }))
})

const hosts = () => page.getByText('50 hosts', { exact: true }).first().waitFor()
const ssoButton = () => page.getByRole('button', { name: 'Log in with single sign-on' })

test('single sign-on returns to the requested URL, and logging out also signs off at the provider', async () => {
  await page.goto(`${site.url}/hosts?sort=-memoryTotal`)
  await ssoButton().click()
  await page.getByRole('link', { name: 'Continue as admin' }).click()
  await hosts()
  expect(page.url()).toBe(`${site.url}/hosts?sort=-memoryTotal`)
  await page.getByText('config_sso.json contains a client secret').waitFor()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: /^User menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const small = await opened
  await small.getByRole('heading', { name: 'Signed off' }).waitFor()
  await page.getByLabel('Username').waitFor()
  expect(await small.evaluate(() => window.opener)).toBeNull()
})

test('single sign-on without a client secret uses PKCE', async () => {
  const { client_id_secret: _, ...withoutSecret } = services.world.sso ?? ssoOverHttp(services.url, site.url)
  await page.context().route(`${site.url}/config_sso.json`, (route) => route.fulfill({ json: withoutSecret }))
  let challenge: string | null = null
  await page.context().route(`${services.url}/sso/authorize?*`, async (route) => {
    const authorizeParams = new URL(route.request().url()).searchParams
    challenge = authorizeParams.get('code_challenge')
    const back = new URLSearchParams({ code: 'c1', state: authorizeParams.get('state') ?? '' })
    await route.fulfill({ status: 302, headers: { Location: `${site.url}/login?${back.toString()}` } })
  })
  await page.context().route(`${services.url}/sso/token`, async (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    const hash = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url')
    const right = hash === challenge && route.request().headers()['authorization'] === undefined
    const login = await fetch(`${services.url}/api/user/login`, {
      method: 'POST',
      body: JSON.stringify({ username: 'admin', password: 'Admin.2026' }),
    })
    await route.fulfill({
      status: right ? 200 : 400,
      json: right ? { access_token: await login.text() } : { error: 'invalid_grant' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  await page.goto(`${site.url}/hosts`)
  await ssoButton().click()
  await hosts()
  expect(page.url()).toBe(`${site.url}/hosts`)
})
