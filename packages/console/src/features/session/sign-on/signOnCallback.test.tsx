import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  responseCount,
  button,
  expectHostsVisible,
  logIn,
  mockWorld,
  newStores,
  enableSso,
  openConsole,
  requests,
  withMockServices,
} from '../../../testing/openConsole.tsx'
import { alert, ssoButton, storesDuringSignOn } from '../../../testing/pages/signOnPage.ts'

withMockServices()

const secret = page.getByText(/config_sso\.json contains a client secret/)

const tokenEndpoint = (respond: (form: URLSearchParams, request: Request) => Response | Promise<Response>) =>
  http.post('*/sso/token', async ({ request }) =>
    respond(new URLSearchParams(await request.clone().text()), request),
  )

describe('provider callback', () => {
  it.each(['/login?code=sample-admin&state=s1', '/login/sample-admin?state=s1'])(
    'starts a session on the requested page and removes the code at %s',
    async (returned) => {
      enableSso()
      const stores = storesDuringSignOn()
      stores.tab.write('returnTo', '/hosts?search=prod')
      await openConsole(returned, stores)
      await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('prod')
      expect(address()).toBe('/hosts?search=prod')
      expect(stores.tab.read('provider')).toBe('sso')
      expect(stores.tab.read('sso')).toBeNull()
      expect(stores.tab.all() + stores.local.all()).not.toContain('sample-admin')
      expect(requests).toContain('GET /api/users/info')
      expect(requests.filter((request) => request === 'POST /sso/token')).toHaveLength(1)
    },
  )

  it('warns administrators about a public client secret and hides the password change', async () => {
    enableSso()
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expectHostsVisible()
    await expect.element(secret).toBeVisible()
    await button(/^User menu of admin/).click()
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Change password' }).query()).toBeNull()
  })

  it('does not show the client secret warning to operators', async () => {
    enableSso()
    await openConsole('/login?code=sample-operator&state=s1', storesDuringSignOn())
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await button(/^User menu of operator/).click()
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(secret.query()).toBeNull()
  })

  it('sends the code verifier and no authorization without a client secret', async () => {
    let sent = new URLSearchParams()
    let authorization: string | null = null
    const login = JSON.stringify({ username: 'admin', password: 'Admin.2026' })
    mockHandlers(
      http.get('*/config_sso.json', () =>
        HttpResponse.json({
          sso_visible: true,
          auth_url: '/sso/authorize',
          token_url: '/sso/token',
          client_id: 'console',
        }),
      ),
      tokenEndpoint(async (form, request) => {
        sent = form
        authorization = request.headers.get('Authorization')
        const token = await (await fetch('/api/user/login', { method: 'POST', body: login })).text()
        return HttpResponse.json({ access_token: token })
      }),
    )
    await openConsole('/login?code=c1&state=s1', storesDuringSignOn())
    await expectHostsVisible()
    expect(Object.fromEntries(sent)).toEqual({
      grant_type: 'authorization_code',
      code: 'c1',
      client_id: 'console',
      redirect_uri: `${window.location.origin}/login`,
      code_verifier: 'v1',
    })
    expect(authorization).toBeNull()
    await expect.poll(() => responseCount('/config_sso.json')).toBe(2)
    await button(/^User menu of admin/).click()
    await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(secret.query()).toBeNull()
  })

  it.each([
    [401, 'The identity provider rejected the login.'],
    [422, 'The server rejected the request.'],
    [500, 'Internal server error. Try again later.'],
    [400, 'Login failed. Try again.'],
  ] as const)('shows the reason for a %i of the token endpoint above a usable form', async (status, text) => {
    enableSso()
    mockHandlers(tokenEndpoint(() => new HttpResponse(null, { status })))
    const stores = storesDuringSignOn()
    await openConsole('/login?code=sample-admin&state=s1', stores)
    await expect.element(alert.filter({ hasText: text })).toBeVisible()
    await expect.element(ssoButton).toBeVisible()
    expect(address()).toBe('/login')
    expect(stores.tab.read('sso')).toBeNull()
    await logIn()
    await expectHostsVisible()
  })

  it.each([
    ['a network error', () => HttpResponse.error(), 'No response from the server.'],
    ['a malformed token', () => HttpResponse.json({ access_token: '<html>' }), 'Login failed.'],
    ['a response without a token', () => HttpResponse.json(null), 'Login failed.'],
  ])('shows the failure on %s', async (_case, respond, text) => {
    enableSso()
    mockHandlers(tokenEndpoint(respond))
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expect.element(alert.filter({ hasText: text })).toBeVisible()
  })

  it('times out when the token endpoint hangs', async () => {
    enableSso()
    mockHandlers(
      tokenEndpoint(async () => {
        await delay('infinite')
        return HttpResponse.error()
      }),
    )
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn(), 50)
    await expect.element(alert.filter({ hasText: 'Request timeout exceeded.' })).toBeVisible()
  })

  it('shows that the provider refused the login', async () => {
    enableSso()
    await openConsole('/login?error=access_denied&state=s1', storesDuringSignOn())
    await expect.element(alert.filter({ hasText: 'The identity provider rejected the login.' })).toBeVisible()
    expect(requests).not.toContain('POST /sso/token')
  })

  it.each([
    ['with another state', '/login?code=sample-admin&state=other', storesDuringSignOn],
    ['without a state', '/login?code=sample-admin', storesDuringSignOn],
    ['with a code in the path and no state', '/login/sample-admin', storesDuringSignOn],
    ['that was not started in this tab', '/login?code=sample-admin&state=s1', newStores],
    ['without a state that was not started in this tab', '/login?code=sample-admin', newStores],
  ])('is rejected %s', async (_case, callback, stores) => {
    enableSso()
    await openConsole(callback, stores())
    await expect.element(alert.filter({ hasText: 'does not match this login' })).toBeVisible()
    expect(requests).not.toContain('POST /sso/token')
    expect(address()).toBe('/login')
  })

  it('is rejected after more than 10 minutes', async () => {
    enableSso()
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn(11))
    await expect.element(alert.filter({ hasText: 'The login took too long. Start again.' })).toBeVisible()
    expect(requests).not.toContain('POST /sso/token')
  })

  it('is accepted only once', async () => {
    enableSso()
    const stores = await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expectHostsVisible()
    stores.tab.remove('token')
    await openConsole('/login?code=sample-admin&state=s1', stores)
    await expect.element(alert.filter({ hasText: 'does not match this login' })).toBeVisible()
  })

  it('sends the code verifier together with a client secret', async () => {
    enableSso()
    const sent: string[] = []
    mockHandlers(
      http.post('*/sso/token', async ({ request }) => {
        sent.push(await request.clone().text(), request.headers.get('Authorization') ?? '')
        return undefined
      }),
    )
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expectHostsVisible()
    expect(new URLSearchParams(sent[0]).get('code_verifier')).toBe('v1')
    expect(sent[1]).toMatch(/^Basic /)
  })

  it('works without auth_url, response_type and scope', async () => {
    enableSso()
    const { sso } = mockWorld()
    const { auth_url: _auth, response_type: _type, scope: _scope, ...sevenKeys } = sso ?? {}
    expect(Object.keys(sevenKeys)).toHaveLength(7)
    mockHandlers(http.get('*/config_sso.json', () => HttpResponse.json(sevenKeys)))
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expectHostsVisible()
    expect(requests).toContain('POST /sso/token')
  })

  it('shows that the configuration has no token URL', async () => {
    mockHandlers(
      http.get('*/config_sso.json', () => HttpResponse.json({ sso_visible: true, client_id: 'c' })),
    )
    await openConsole('/login?code=sample-admin&state=s1', storesDuringSignOn())
    await expect.element(alert.filter({ hasText: 'not fully configured' })).toBeVisible()
  })
})
