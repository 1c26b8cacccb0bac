import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type MockHttpServer } from '../server.ts'

let server: MockHttpServer
beforeAll(async () => {
  server = await startServer({ port: 0, hosts: 20, persona: 'sso', console: 'http://console.example.net' })
})
afterAll(() => server.close())

/** Builds the URL like the login page does, from config_sso.json. */
async function authorizeUrl(changes: Record<string, string> = {}): Promise<string> {
  const sso: Record<string, string> = await (await fetch(`${server.url}/config_sso.json`)).json()
  const keys = ['client_id', 'response_type', 'scope', 'redirect_uri']
  const query = new URLSearchParams(keys.map((key) => [key, sso[key] ?? '']))
  for (const [key, value] of Object.entries(changes)) query.set(key, value)
  return `${sso['auth_url']}?${query.toString()}`
}

test('signs on: login page, code exchange, API request and sign-off', async () => {
  const sso: Record<string, string> = await (await fetch(`${server.url}/config_sso.json`)).json()
  const page = await (await fetch(await authorizeUrl())).text()
  const [, back = ''] = /href="([^"]+)">Continue as operator</.exec(page) ?? []
  const returned = new URL(back)
  expect(returned.origin + returned.pathname).toBe('http://console.example.net/login')

  const { token_url = '', client_id = '', client_id_secret = '', grant_type = '', redirect_uri = '' } = sso
  const code = returned.searchParams.get('code') ?? ''
  const response = await fetch(token_url, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa(`${client_id}:${client_id_secret}`)}` },
    body: new URLSearchParams({ grant_type, code, client_id, redirect_uri }),
  })
  const { access_token: token }: { access_token: string } = await response.json()
  const headers = { Authorization: `Bearer ${token}` }
  const caller = await (await fetch(`${server.url}/api/users/info`, { headers })).json()
  expect(caller).toMatchObject({ username: 'operator' })
  expect(await (await fetch(sso['signoff_url'] ?? '')).text()).toContain('Signed off')
})

test('PKCE: exchanges a code only for its verifier and returns the state', async () => {
  const sso: Record<string, string> = await (await fetch(`${server.url}/config_sso.json`)).json()
  const { token_url = '', client_id = '', grant_type = '', redirect_uri = '' } = sso
  // Sample values of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const redirect = await authorizeUrl({
    state: 'a&b',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const page = await (await fetch(redirect)).text()
  const [, back = ''] = /href="([^"]+)">Continue as operator</.exec(page) ?? []
  const returned = new URL(back.replaceAll('&amp;', '&'))
  expect(returned.searchParams.get('state')).toBe('a&b')
  const code = returned.searchParams.get('code') ?? ''
  const exchange = async (proof: Record<string, string>) =>
    (
      await fetch(token_url, {
        method: 'POST',
        body: new URLSearchParams({ grant_type, code, client_id, redirect_uri, ...proof }),
      })
    ).status
  expect(await exchange({ code_verifier: verifier })).toBe(200)
  expect(await exchange({ code_verifier: `${verifier}x` })).toBe(400)
  expect(await exchange({})).toBe(401)
  expect(await exchange({ code_verifier: verifier, code: 'sample-operator' })).toBe(400)
})

test.each([
  ['client_id', 'another'],
  ['redirect_uri', 'http://evil.example.net/"><script>'],
  ['response_type', 'token'],
])('returns 400 without a continue link for an unexpected %s', async (key, value) => {
  const response = await fetch(await authorizeUrl({ [key]: value }))
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain(`<code>${key}</code> must be`)
  expect(page).not.toContain('Continue as')
  expect(page).not.toContain('<script')
})

test('returns 404 for a persona without single sign-on', async () => {
  const address = await authorizeUrl()
  server.control?.change({ persona: 'admin' })
  const statuses = [address, `${server.url}/config_sso.json`, `${server.url}/sso/logout`].map(
    async (url) => (await fetch(url)).status,
  )
  expect(await Promise.all(statuses).finally(() => server.control?.change({ persona: 'sso' }))).toEqual([
    404, 404, 404,
  ])
})
