import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { browserStore } from '../../platform/storage/storage.ts'
import {
  button,
  field,
  expectHostsVisible,
  logIn,
  enableSso,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

/** Throws on every access, like Firefox with blocked site data. */
function blockedStores() {
  const area = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const store = () => ({ ...browserStore(area, '/'), all: () => '' })
  return { local: store(), tab: store() }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('isSecureContext', false)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('logs in, shows a list and logs out when the browser blocks site data', async () => {
  await openConsole('/hosts', blockedStores())
  await logIn()
  await expectHostsVisible()
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(field('Username')).toBeVisible()
})

it('shows that blocked site data prevents single sign-on', async () => {
  enableSso()
  await openConsole('/login', blockedStores())
  await button('Log in with single sign-on').click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'The browser blocks site data' }))
    .toBeVisible()
  expect(requests).not.toContain('POST /sso/token')
})
