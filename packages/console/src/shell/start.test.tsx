import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import {
  configBroken,
  configMissing,
  configNotAnObject,
  configUnreachable,
} from '@inventory-console/api-mocks/scenarios/startUp'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  responseCount,
  button,
  field,
  newStores,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname

withMockServices()

describe('start', () => {
  it('loads the configuration first and then shows the login page', async () => {
    await openConsole('/')
    await expect.element(field('Username')).toBeVisible()
    await expect.poll(() => requests).toEqual(['GET /config.json', 'GET /config_sso.json'])
    expect(document.title).toBe('Inventory Console - Login')
  })

  it('focuses a clicked button in a browser that does not, such as Safari', async () => {
    await openConsole('/')
    await field('Username').click()
    const button = page.getByRole('button', { name: 'Show password' }).element()
    const options = { bubbles: true, cancelable: true, detail: 1 }
    for (const type of ['mousedown', 'mouseup', 'click']) button.dispatchEvent(new MouseEvent(type, options))
    expect(document.activeElement).toBe(button)
  })

  it.each([
    ['a page instead of the configuration', configBroken, /config\.json is missing/],
    ['no configuration', configMissing, /did not return config\.json/],
    ['a configuration of another form', configNotAnObject, /does not have the expected format/],
    ['a web server that is gone', configUnreachable, /Could not load config\.json\. Check/],
  ])(
    'shows the error for %s, sends no other request, and starts after a retry',
    async (_case, scenario, text) => {
      mockHandlers(...scenario())
      await openConsole('/hosts')
      await expect.element(page.getByRole('heading', { name: 'The console cannot start' })).toBeVisible()
      await expect.element(page.getByText(text)).toBeVisible()
      expect(new Set(requests)).toEqual(new Set(['GET /config.json']))

      mockHandlers()
      await button('Retry').click()
      await expect.element(field('Username')).toBeVisible()
      await expect.poll(() => requests).toContain('GET /config_sso.json')
    },
  )

  it.each([
    ['/hosts', 'GET /api/settings/technologies', 'GET /api/hosts?mode=summary'],
    ['/dashboard', 'GET /api/frontend/dashboard'],
    ['/oracle', 'GET /api/hosts/technologies/oracle/databases'],
    ['/oracle/tablespaces', 'GET /api/hosts/technologies/oracle/databases/tablespaces'],
    ['/licenses/compliance', 'GET /api/hosts/technologies/all/databases/licenses-compliance'],
    ['/licenses/used', 'GET /api/hosts/technologies/all/databases/licenses-used'],
    [`/details/${firstHost}`, `GET /api/hosts/${firstHost}`],
    ['/alerts', 'GET /api/alerts?status=NEW&mode=aggregated-code-severity&page=1&size=1000'],
  ])('sends the requests of %s once, before those of the frame', async (address, ...own) => {
    await openAs(address)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => responseCount('/api/users/info')).toBe(1)
    for (const message of own) {
      const path = message.slice('GET '.length).replace(/\?.*/, '')
      await expect.poll(() => responseCount(path)).toBeGreaterThan(0)
      expect(requests.filter((request) => request === message)).toHaveLength(1)
    }
    const data = requests.filter((request) => !request.startsWith('GET /config'))
    expect(data.slice(0, own.length)).toEqual(own)
  })

  it('sends each request of the frame once, right after those of the page', async () => {
    await openAs('/hosts')
    await expect.element(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible()
    await expect.poll(() => responseCount('/api/database/connection/status')).toBe(1)
    const frame = ['GET /api/users/info', 'GET /api/nodes', 'GET /api/configuration']
    for (const name of [...frame, 'GET /api/database/connection/status'])
      expect(requests.filter((request) => request === name)).toHaveLength(1)
    const data = requests.filter((request) => !request.startsWith('GET /config'))
    expect(data.slice(2, 5)).toEqual(frame)
    // Only the version dialog requests it.
    expect(requests).not.toContain('GET /api/version')
  })

  it('sends the requests that the first view does not need after the response of the page', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    mockHandlers(http.get('*/api/hosts', () => released))
    await openAs('/hosts')
    await expect.element(button('User menu of admin, admin')).toBeVisible()
    const later = [
      '/api/database/connection/status',
      '/api/hosts/locations',
      '/api/hosts/environments',
      '/thunder/aws/configurations',
    ]
    // Requested with the hosts.
    await expect.poll(() => responseCount('/api/settings/technologies')).toBe(1)
    expect(later.filter((path) => requests.includes(`GET ${path}`))).toEqual([])
    release(undefined)
    for (const path of later) await expect.poll(() => responseCount(path)).toBe(1)
  })

  it('sends all other requests while the response of the page stays pending', async () => {
    mockHandlers(http.get('*/api/hosts', () => new Promise(() => {})))
    await openAs('/hosts')
    for (const path of ['/api/database/connection/status', '/api/hosts/locations'])
      await expect.poll(() => responseCount(path)).toBe(1)
  })

  it('sends the first requests of the dashboard once', async () => {
    await openAs('/dashboard')
    await expect.poll(() => responseCount('/api/hosts/technologies/oracle/databases/tablespaces')).toBe(1)
    const data = requests.filter((request) => !request.startsWith('GET /config'))
    const first = [
      /^GET \/api\/frontend\/dashboard$/,
      /^GET \/api\/alerts\?from=.*&mode=aggregated-code-severity/,
      /^GET \/api\/settings\/technologies$/,
    ]
    expect(first.map((pattern) => data.findIndex((request) => pattern.test(request)))).toEqual([0, 1, 2])
    for (const pattern of first) expect(data.filter((request) => pattern.test(request))).toHaveLength(1)
  })

  describe('after a reload', () => {
    it('sends the token only to the server that config.json names', async () => {
      const stores = await openAs('/hosts')
      await expect.poll(() => responseCount('/api/hosts')).toBe(1)
      const planted = { api: '/planted/api', chart: null, cloud: null, repository: null, idleTimeout: null }
      stores.tab.write('config', JSON.stringify(planted))
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
      mockHandlers(
        http.get('*/config.json', () => released),
        http.all('*/planted/api/*', () => HttpResponse.json({})),
      )
      const sent = requests.length
      await openConsole('/hosts', stores)
      await expect.poll(() => requests.slice(sent)).toContain('GET /config.json')
      expect(requests.slice(sent).filter((request) => request.includes('/api/'))).toEqual([])
      release(undefined)
      await expect.poll(() => responseCount('/api/hosts')).toBe(2)
      expect(requests.filter((request) => request.includes('planted'))).toEqual([])
    })

    it('uses no response of the previous server when config.json names another', async () => {
      const stores = await openAs('/hosts')
      await expect.poll(() => responseCount('/api/hosts')).toBe(1)
      mockHandlers(
        http.get('*/config.json', () => HttpResponse.json({ APIServiceBaseUrl: '/other/api' })),
        http.get('*/other/api/*', () => HttpResponse.json({}, { status: 500 })),
      )
      await openConsole('/hosts', stores)
      await expect.element(page.getByText('GET /hosts: 500 Internal Server Error')).toBeInTheDocument()
      expect(requests).toContain('GET /other/api/hosts?mode=summary')
    })
  })

  it('sends no page request for a user who has to change the password', async () => {
    await openAs('/hosts', 'limited')
    await expect.poll(() => responseCount('/api/users/info')).toBe(1)
    expect(requests).not.toContain('GET /api/hosts?mode=summary')
  })

  it('shows an unexpected error instead of a lost connection', async () => {
    const stores = newStores()
    stores.tab.read = () => {
      throw new TypeError('crypto.subtle is undefined')
    }
    await openConsole('/hosts', stores)
    await expect.element(page.getByText(/If it fails again, send the technical details/)).toBeVisible()
    await expect.element(page.getByText(/crypto.subtle is undefined/)).toBeInTheDocument()
  })

  it('redirects an unknown URL to the not-found page', async () => {
    await openConsole('/nowhere/at/all')
    await expect.element(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
    expect(window.location.pathname).toBe('/404')
    expect(document.title).toBe('Inventory Console - 404 Page Not Found')
  })
})
