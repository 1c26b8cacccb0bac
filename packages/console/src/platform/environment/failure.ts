import { isRecord, readJson, type Store } from '../storage/storage.ts'

/** What an error page shows about the failure. */
export interface Failure {
  /** The address to try again. */
  from: string
  /** The technical line. */
  cause: string
}

const key = 'failure'

/** Kept in the tab for reloads. The history entry holds only its id, because entries cannot be removed on logout. */
export function saveFailure(tab: Store, id: string, failure: Failure): void {
  tab.write(key, JSON.stringify({ id, ...failure }))
}

export function readFailure(tab: Store, id: unknown): Failure | null {
  const stored = readJson(tab, key)
  if (!isRecord(stored) || stored['id'] !== id) return null
  const { from, cause } = stored
  return typeof from === 'string' && typeof cause === 'string' ? { from, cause } : null
}

export function forgetFailure(tab: Store): void {
  tab.remove(key)
}
