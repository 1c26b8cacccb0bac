import { type ListState, type OneState, pendingState, valueOr } from '@inventory-console/ui/lib/state'
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
  return {
    status: 'ready',
    value: toRows(state.value),
    refreshing: state.refreshing ?? false,
    refresh,
    stale,
  }
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
  return { status: 'ready', value: lists.flatMap((list) => valueOr(list, [])), refreshing, ...shared }
}
