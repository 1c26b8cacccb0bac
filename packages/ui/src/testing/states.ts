import type { ListState } from '../lib/state.ts'

const nothing = () => {}

export const loading = { status: 'loading' } as const
export const forbidden = { status: 'forbidden' } as const
export const empty = { status: 'ready', rows: [] } as const satisfies ListState<never>

export function ready<Row>(rows: readonly Row[]): ListState<Row> {
  return { status: 'ready', rows }
}

export function refreshing<Row>(rows: readonly Row[]): ListState<Row> {
  return { status: 'ready', rows, refreshing: true }
}

export function failed(message = 'GET /hosts: 502 Bad Gateway', retry = nothing): ListState<never> {
  return { status: 'failed', error: { message }, retry }
}
