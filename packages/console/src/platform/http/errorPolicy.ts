import { isRecord } from '@inventory-console/ui/lib/records'
import { paths } from '@inventory-console/ui/paths'
import { readJson, type Store } from '../storage/storage.ts'

/**
 * How a failed query affects the page.
 * `page`: the error may replace the page. `inline`: the error is shown where it happened.
 */
export type ErrorScope = 'page' | 'inline'

export type Effect =
  /** The session expired: the 401 page, then login, then back to this URL. */
  | 'expired'
  /** The caller shows the error. */
  | 'caller'
  | typeof paths.notFound
  | typeof paths.serverError
  | typeof paths.generalError

const pageEffects: Readonly<Record<number, Effect>> = {
  // No response: cached rows may stay on screen.
  0: 'caller',
  403: 'caller',
  404: paths.notFound,
  500: paths.serverError,
}

/** See docs/decisions/0006-error-policy.md. */
export function errorEffect(status: number, errorScope: ErrorScope): Effect {
  if (status === 401) return 'expired'
  if (errorScope === 'inline') return 'caller'
  if (status >= 200 && status < 300) return 'caller'
  return pageEffects[status] ?? paths.generalError
}

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
