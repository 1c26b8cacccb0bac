import { paths } from '@inventory-console/ui/paths'

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
