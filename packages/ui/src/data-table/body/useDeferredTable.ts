import { useDeferredValue, useMemo } from 'react'
import type { ColumnModel } from '../columns/columnModel.ts'
import type { Counts } from '../counts.ts'
import type { QueryResult } from '../engine/useRowQuery.ts'

/**
 * The parts of the table that are expensive to render. They are deferred together, so that rows, offset and
 * counts belong to the same view.
 */
export interface DeferredTable<Row> {
  model: ColumnModel<Row>
  /** The rows in order; may lag behind the query. */
  result: QueryResult<Row> | null
  counts: Counts
  /** Index of the first row of the page among the rows of all pages. */
  offset: number
  now: number
}

/** Defers re-rendering of the table body, so that checkboxes, buttons and typing stay responsive. */
export function useDeferredTable<Row>({ model, result, counts, offset, now }: DeferredTable<Row>) {
  const latest = useMemo(() => ({ model, result, counts, offset, now }), [model, result, counts, offset, now])
  const deferred = useDeferredValue(latest)
  return { ...deferred, isPending: deferred !== latest }
}
