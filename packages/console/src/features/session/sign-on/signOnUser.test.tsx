import { NOW } from '@inventory-console/api-mocks/clock'
import { tokenExpired } from '@inventory-console/api-mocks/scenarios/sessions'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  newStores,
  enableSso,
  openConsole,
  withMockServices,
  type Stores,
} from '../../../testing/openConsole.tsx'

withMockServices()

describe('token without a subject', () => {
  const opaque = () => http.post('*/sso/token', () => HttpResponse.json({ access_token: 'opaque' }))
  const infoOf = (username: string) =>
    http.get('*/users/info', () => HttpResponse.json({ username, groups: ['admin'] }))
  const noInfo = () => http.get('*/users/info', () => new HttpResponse(null, { status: 503 }))
  const hosts = () => http.get('*/api/hosts', () => HttpResponse.json({ hosts: [] }))
  // The mock world rejects a token that it has not signed.
  const others = () => http.get('*/api/*', () => HttpResponse.json([]))

  async function signOnAs(stores: Stores, username: string | null) {
    mockHandlers(opaque(), username === null ? noInfo() : infoOf(username), hosts(), others())
    const startedAt = Date.parse(NOW)
    stores.tab.write('sso', JSON.stringify({ state: 's1', verifier: 'v1', startedAt }))
    await openConsole('/login?code=c1&state=s1', stores)
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
  }

  it.each([
    ['the same user, named by the server', 'anna', 'anna', '/hosts?search=prod'],
    ['another user', 'anna', 'bruno', '/hosts'],
    ['an unknown user after a known one', 'anna', null, '/hosts'],
    ['a known user after an unknown one', null, 'anna', '/hosts'],
    ['two unknown users', null, null, '/hosts'],
  ])('returns to the exact URL only for the same user: %s', async (_case, first, second, landing) => {
    enableSso()
    const stores = newStores()
    await signOnAs(stores, first)
    mockHandlers(...tokenExpired())
    await openConsole('/hosts?search=prod', stores)
    await expect.element(button('Go to login')).toBeVisible()
    await signOnAs(stores, second)
    expect(address()).toBe(landing)
  })
})
