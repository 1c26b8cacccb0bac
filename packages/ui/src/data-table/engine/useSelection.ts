import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fold } from './fold.ts'
import { Preparation, type Source } from './preparation.ts'
import { selectRows, type Query } from './select.ts'
import { runIdle, runSliced } from './slices.ts'

export interface Selection<Row> {
  rows: readonly Row[]
  /** Indexes in `rows` in display order; `null` for all rows unsorted. */
  order: Uint32Array | null
  query: Query
}

export interface Rows<Row> {
  /** The latest available selection, which may lag behind the query; `null` until the first one. */
  selection: Selection<Row> | null
  pending: boolean
  preparation: Preparation<Row>
}

/**
 * Searches, filters and sorts in time slices. The previous selection stays until the next is ready, so
 * typing and refreshes never block.
 */
export function useSelection<Row>(source: Source<Row>, query: Query): Rows<Row> {
  const [preparation, setPreparation] = useState(() => new Preparation(source))
  const [result, setResult] = useState<Selection<Row> | null>(null)

  if (!isOf(preparation, source)) setPreparation(new Preparation(source, preparation))

  const plain = isPlain(query)
  useLayoutEffect(() => {
    if (plain) return undefined
    return runSliced(selectRows(preparation, query), (order) => {
      // As a transition, because an update in a layout effect would render synchronously.
      startTransition(() => setResult({ rows: preparation.rows, order, query }))
    })
  }, [preparation, query, plain])

  const current = !plain && result?.rows === preparation.rows && result.query === query
  useEffect(() => {
    return plain || current ? runIdle(preparation.all(), () => {}) : undefined
  }, [preparation, plain, current])

  const asTheyCame = useMemo(() => ({ rows: preparation.rows, order: null, query }), [preparation, query])
  // Keeps a selection for the first search or sort to show until its own result is ready.
  if (plain && result !== asTheyCame) setResult(asTheyCame)
  return { selection: result, pending: !plain && !current, preparation }
}

function isPlain({ search, sort, filters }: Query): boolean {
  return sort === null && fold(search).trim() === '' && Object.keys(filters).length === 0
}

function isOf<Row>(preparation: Preparation<Row>, { columns, texts, rows, now }: Source<Row>): boolean {
  return (
    preparation.columns === columns &&
    preparation.texts === texts &&
    preparation.rows === rows &&
    preparation.now === now
  )
}
