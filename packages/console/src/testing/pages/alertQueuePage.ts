import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { mockWorld, openAs } from '../openConsole.tsx'

export type StoredAlert = ReturnType<typeof mockWorld>['alerts'][number]

export const grid = page.getByRole('grid')

export const isNew = ({ status }: StoredAlert) => status === 'NEW'
export const storedAlerts = (check: (alert: StoredAlert) => boolean) => mockWorld().alerts.filter(check)

export async function openQueue(path = '/alerts') {
  await openAs(path)
  await expect.element(grid).toHaveAttribute('aria-busy', 'false')
}

/** Leaves new alerts of these codes, and those of other statuses. */
export function keepNewAlerts(...codes: readonly StoredAlert['code'][]) {
  const { alerts } = mockWorld()
  const remaining = alerts.filter((alert) => !isNew(alert) || codes.includes(alert.code))
  alerts.splice(0, alerts.length, ...remaining)
}
