import { ssoBroken } from '@inventory-console/api-mocks/scenarios/startUp'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  address,
  mockHandlers,
  button,
  field,
  expectHostsVisible,
  logIn,
  enableSso,
  openConsole,
  requests,
  withMockServices,
} from '../../../testing/openConsole.tsx'
import { alert, ssoButton, storesDuringSignOn } from '../../../testing/pages/signOnPage.ts'

withMockServices()

describe('single sign-on button', () => {
  it('is shown if the installation configures it', async () => {
    enableSso()
    await openConsole('/login')
    await expect.element(ssoButton).toBeVisible()
  })

  it.each([
    ['the start page instead of the file', ssoBroken()],
    [
      'sso_visible set to false',
      [http.get('*/config_sso.json', () => HttpResponse.json({ sso_visible: false }))],
    ],
    ['an array instead of an object', [http.get('*/config_sso.json', () => HttpResponse.json([]))]],
    ['status 500', [http.get('*/config_sso.json', () => new HttpResponse(null, { status: 500 }))]],
    ['a network error', [http.get('*/config_sso.json', () => HttpResponse.error())]],
  ])('is hidden with %s while the form works', async (_case, handlers) => {
    mockHandlers(...handlers)
    await openConsole('/login')
    await expect.poll(() => requests).toContain('GET /config_sso.json')
    await field('Username').fill('admin')
    await field('Password').fill('Admin.2026')
    expect(ssoButton.query()).toBeNull()
    await button('Log in').click()
    await expectHostsVisible()
  })

  it('does not delay the login when its configuration hangs', async () => {
    mockHandlers(http.get('*/config_sso.json', () => delay('infinite').then(() => HttpResponse.error())))
    await openConsole('/login')
    await logIn()
    await expectHostsVisible()
    expect(address()).toBe('/hosts')
  })

  it('removes an abandoned sign-on after a password login', async () => {
    const stores = storesDuringSignOn()
    await openConsole('/login', stores)
    await logIn()
    await expectHostsVisible()
    expect(stores.tab.read('sso')).toBeNull()
  })

  it('shows that the configuration is incomplete and keeps the form usable', async () => {
    mockHandlers(
      http.get('*/config_sso.json', () => HttpResponse.json({ sso_visible: true, auth_url: 'javascript:1' })),
    )
    await openConsole('/login')
    await ssoButton.click()
    await expect.element(alert.filter({ hasText: 'not fully configured' })).toBeVisible()
    await logIn()
    await expectHostsVisible()
  })
})
