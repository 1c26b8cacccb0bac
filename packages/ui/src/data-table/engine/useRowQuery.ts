import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fold } from './fold.ts'
import { selectRows, type Query } from './selectRows.ts'
import { runIdle, runSliced } from './slices.ts'
import { TableStore, type Source } from './tableStore.ts'

export interface QueryResult<Row> {
  rows: readonly Row[]
  /** Indexes in `rows` in display order; `null` for all rows unsorted. */
  order: Uint32Array | null
  query: Query
}

export interface RowQuery<Row> {
  /** The latest available result, which may lag behind the query; `null` until the first one. */
  result: QueryResult<Row> | null
  pending: boolean
  tableStore: TableStore<Row>
}

/**
 * Searches, filters and sorts in time slices. The previous result stays until the next is ready, so typing
 * and refreshes never block.
 */
export function useRowQuery<Row>(source: Source<Row>, query: Query): RowQuery<Row> {
  const [tableStore, setTableStore] = useState(() => new TableStore(source))
  const [result, setResult] = useState<QueryResult<Row> | null>(null)

  if (!isBuiltFrom(tableStore, source)) setTableStore(new TableStore(source, tableStore))

  const hasNoQuery = isEmptyQuery(query)
  useLayoutEffect(() => {
    if (hasNoQuery) return undefined
    return runSliced(selectRows(tableStore, query), (order) => {
      // As a transition, because an update in a layout effect would render synchronously.
      startTransition(() => setResult({ rows: tableStore.rows, order, query }))
    })
  }, [tableStore, query, hasNoQuery])

  const current = !hasNoQuery && result?.rows === tableStore.rows && result.query === query
  useEffect(() => {
    return hasNoQuery || current ? runIdle(tableStore.all(), () => {}) : undefined
  }, [tableStore, hasNoQuery, current])

  const unsortedResult = useMemo(() => ({ rows: tableStore.rows, order: null, query }), [tableStore, query])
  // Shown until the result of the first search or sort is ready.
  if (hasNoQuery && result !== unsortedResult) setResult(unsortedResult)
  return { result, pending: !hasNoQuery && !current, tableStore }
}

function isEmptyQuery({ search, sort, filters }: Query): boolean {
  return sort === null && fold(search).trim() === '' && Object.keys(filters).length === 0
}

function isBuiltFrom<Row>(tableStore: TableStore<Row>, { columns, texts, rows, now }: Source<Row>): boolean {
  return (
    tableStore.columns === columns &&
    tableStore.texts === texts &&
    tableStore.rows === rows &&
    tableStore.now === now
  )
}
