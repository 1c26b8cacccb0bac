import { isRecord } from '@inventory-console/ui/lib/records'
import { readJson, type Store } from '../storage/storage.ts'

/** State of an error page. */
export interface Failure {
  /** URL of the failed page, for the retry. */
  from: string
  /** Error message shown as technical details. */
  cause: string
}

const key = 'failure'

/**
 * Stored in the tab to survive a reload. The history entry holds only its id, because history entries
 * cannot be removed on logout.
 */
export function saveFailure(tab: Store, id: string, failure: Failure): void {
  tab.write(key, JSON.stringify({ id, ...failure }))
}

export function readFailure(tab: Store, id: unknown): Failure | null {
  const stored = readJson(tab, key)
  if (!isRecord(stored) || stored['id'] !== id) return null
  const { from, cause } = stored
  return typeof from === 'string' && typeof cause === 'string' ? { from, cause } : null
}

export function clearFailure(tab: Store): void {
  tab.remove(key)
}
