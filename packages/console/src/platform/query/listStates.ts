import { pendingState, type ListState, type OneState } from '@inventory-console/ui/lib/state'
import type { Refreshable } from './query.ts'

type List<Row> = ListState<Row> & Refreshable

/** The list in a query of one value. A missing list is a page error; see the error policy. */
export function toListState<Value, Row>(
  state: OneState<Value> & Refreshable,
  toRows: (value: Value) => readonly Row[],
): List<Row> {
  const { refresh, stale } = state
  if (state.status === 'notFound') return { status: 'loading', refresh, stale }
  if (state.status !== 'ready') return state
  return { status: 'ready', rows: toRows(state.value), refreshing: state.refreshing ?? false, refresh, stale }
}

/** Replaces the rows of a list that is ready. */
export function withRows<State extends object, Row, NextRow>(
  list: State & ListState<Row>,
  toRows: (rows: readonly Row[]) => readonly NextRow[],
) {
  return list.status === 'ready' ? { ...list, rows: toRows(list.rows) } : list
}

/** The rows of a list; empty until it is ready. */
export function readyRows<Row>(list: ListState<Row>): readonly Row[] {
  return list.status === 'ready' ? list.rows : []
}

/** Concatenates lists. Loads and fails as a whole, because a part of the rows would look complete. */
export function concatLists<Row>(lists: readonly List<Row>[]): List<Row> {
  const shared = {
    refresh: () => lists.forEach((list) => list.refresh()),
    stale: lists.some(({ stale }) => stale),
  }
  const pending = pendingState(lists)
  if (pending) return { ...pending, ...shared }
  const refreshing = lists.some((list) => list.status === 'ready' && list.refreshing === true)
  return { status: 'ready', rows: lists.flatMap(readyRows), refreshing, ...shared }
}
