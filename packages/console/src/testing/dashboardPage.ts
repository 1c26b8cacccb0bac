import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockWorld, newStores, openAs, type Stores } from './openConsole.tsx'

export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const heading = page.getByRole('heading', { name: 'Dashboard', level: 1 })

export async function inside(username = 'admin', stores: Stores = newStores(null)) {
  await openAs('/dashboard', username, stores)
  await expect.element(heading).toBeVisible()
  return stores
}

/** How many alerts of this kind nobody has acknowledged. */
export const news = (of: Partial<Record<'category' | 'code' | 'severity', string>>) =>
  mockWorld().alerts.filter(
    (alert) =>
      alert.status === 'NEW' &&
      (of.category === undefined || alert.category === of.category) &&
      (of.code === undefined || alert.code === of.code) &&
      (of.severity === undefined || alert.severity === of.severity),
  ).length
