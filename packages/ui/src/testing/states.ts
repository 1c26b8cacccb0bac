import type { ListState, OneState } from '../lib/state.ts'

const noop = () => {}

export const loading = { status: 'loading' } as const
export const forbidden = { status: 'forbidden' } as const
export const notFound = { status: 'notFound' } as const
export const empty = { status: 'ready', value: [] } as const satisfies ListState<never>

export function ready<Row>(rows: readonly Row[]): ListState<Row> {
  return { status: 'ready', value: rows }
}

export function refreshing<Row>(rows: readonly Row[]): ListState<Row> {
  return { status: 'ready', value: rows, refreshing: true }
}

export function failed(
  message = 'GET /hosts: 502 Bad Gateway',
  retry = noop,
): Extract<ListState<never>, { status: 'failed' }> {
  return { status: 'failed', error: { message }, retry }
}

/** Ready state of one item. */
export function one<Value>(value: Value): OneState<Value> {
  return { status: 'ready', value }
}

export function refreshingOne<Value>(value: Value): OneState<Value> {
  return { status: 'ready', value, refreshing: true }
}
