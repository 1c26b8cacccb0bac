import { NOW } from '@inventory-console/api-mocks/clock'
import type { DayWindow } from '@inventory-console/ui/domain/alertWindow'
import { dayOf } from '@inventory-console/ui/lib/dates'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockWorld, newStores, openAs, type Stores } from '../openConsole.tsx'

export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const criticalAlerts = page.getByRole('region', { name: /new critical alerts?, past week/ })
export const heading = page.getByRole('heading', { name: 'Dashboard', level: 1 })

export async function openDashboardPage(username = 'admin', stores: Stores = newStores(null)) {
  await openAs('/dashboard', username, stores)
  await expect.element(heading).toBeVisible()
  return stores
}

export const hours = 3_600_000

/** Moves the last visit this many milliseconds into the past. */
export function setLastVisit(stores: Stores, ago: number) {
  const visits: unknown = JSON.parse(stores.local.read('visits') ?? '[]')
  if (!Array.isArray(visits)) throw new Error('No visit is stored')
  const earlier = visits.map((visit: object) => ({ ...visit, latest: Date.parse(NOW) - ago }))
  stores.local.write('visits', JSON.stringify(earlier))
}

/** Leaves the dashboard through the link to the agents that are not reporting. */
export async function openAgents() {
  const count = countNewAlerts({ code: 'NO_DATA' })
  await page
    .getByRole('link', { name: `Show all ${count}`, exact: true })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { name: 'Troubleshooting', level: 1 })).toBeVisible()
}

/** Number of new alerts; with `days` only those within that period. */
export const countNewAlerts = (
  criteria: Partial<Record<'category' | 'code' | 'severity', string>>,
  days?: DayWindow,
) =>
  mockWorld().alerts.filter((alert) => {
    const day = dayOf(alert.date)
    return (
      alert.status === 'NEW' &&
      (criteria.category === undefined || alert.category === criteria.category) &&
      (criteria.code === undefined || alert.code === criteria.code) &&
      (criteria.severity === undefined || alert.severity === criteria.severity) &&
      (days === undefined || (day >= days.from && day <= days.to))
    )
  }).length
