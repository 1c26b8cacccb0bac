import { NOW } from '@inventory-console/api-mocks/clock'
import { page } from 'vitest/browser'
import { button, newStores } from '../openConsole.tsx'

export const ssoButton = button('Log in with single sign-on')
export const alert = page.getByRole('alert')

const minutes = 60_000
/** Stores of a tab that opened the provider one minute ago, or as given. */
export function storesDuringSignOn(sinceMinutes = 1) {
  const stores = newStores()
  const startedAt = Date.parse(NOW) - sinceMinutes * minutes
  stores.tab.write('sso', JSON.stringify({ state: 's1', verifier: 'v1', startedAt }))
  return stores
}
