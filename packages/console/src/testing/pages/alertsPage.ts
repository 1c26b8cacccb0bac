import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockWorld, openAs } from '../openConsole.tsx'

export const heading = page.getByRole('heading', { name: 'Alerts', level: 1 })

export async function openAlertsPage(path = '/alerts?show=table') {
  const stores = await openAs(path)
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  return stores
}

export const alertsWith = (status: string) => mockWorld().alerts.filter((alert) => alert.status === status)
/** New alerts that can be marked as read. */
export const readableAlerts = () => alertsWith('NEW').filter(({ code }) => code !== 'NO_DATA')

/** Replaces the alerts of the world with this many copies, each with a unique id. */
export function replaceAlerts(count: number) {
  const world = mockWorld()
  const kinds = readableAlerts()
  world.alerts.length = 0
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length]
    if (kind)
      world.alerts.push({ ...kind, id: index.toString(16).padStart(24, '0'), date: kind.date - index })
  }
  world.alerts.sort((a, b) => a.date - b.date)
}
