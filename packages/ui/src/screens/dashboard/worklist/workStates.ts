import { pendingState, type ListState, type OneState } from '../../../lib/state.ts'
import { shownRows, type WorkValue } from './WorkCard.tsx'

export const emptyRows: readonly never[] = []

/** The rows with the largest values. */
export function topRows<Row>(rows: readonly Row[], size: (row: Row) => number): readonly Row[] {
  return rows.toSorted((a, b) => size(b) - size(a)).slice(0, shownRows)
}

/** Combines lists into one state that is ready when all of them are. */
export function combineStates(
  lists: readonly ListState<unknown>[],
  buildValue: () => WorkValue,
): OneState<WorkValue> {
  const pending = pendingState(lists)
  if (pending) return pending
  const refreshing = lists.some((list) => list.status === 'ready' && list.refreshing === true)
  return { status: 'ready', value: buildValue(), refreshing }
}
