import { paths } from '@inventory-console/ui/paths'

/**
 * What a failing call means for the page.
 * `page`: the page is about its answer. `side`: something beside it; it fails in its own place.
 */
export type ErrorScope = 'page' | 'inline'

export type Effect =
  /** The session is over: the page for it, then login, then back here. */
  | 'expired'
  /** The caller says it in its place. */
  | 'caller'
  | typeof paths.notFound
  | typeof paths.serverError
  | typeof paths.generalError

const pageEffects: Readonly<Record<number, Effect>> = {
  // No answer at all: spec names no page for it, and the rows at hand may stay.
  0: 'caller',
  401: 'expired',
  403: 'caller',
  404: paths.notFound,
  500: paths.serverError,
}

/** HTTP errors on API calls: spec, Error catalogue. Side calls: docs/decisions, error policy. */
export function errorEffect(status: number, errorScope: ErrorScope): Effect {
  if (status === 401) return 'expired'
  if (errorScope === 'inline') return 'caller'
  if (status >= 200 && status < 300) return 'caller'
  return pageEffects[status] ?? paths.generalError
}
