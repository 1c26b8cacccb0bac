import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fold } from './fold.ts'
import { Preparation, type Source } from './preparation.ts'
import { selectRows, type Query } from './select.ts'
import { runIdle, runSliced } from './slices.ts'

export interface Selection<Row> {
  rows: readonly Row[]
  /** Positions in `rows`, in the order to show. `null`: all, as they came. */
  order: Uint32Array | null
  query: Query
}

export interface Rows<Row> {
  /** What can be shown now; `null` until the first answer. It may lag behind the query. */
  selection: Selection<Row> | null
  pending: boolean
  preparation: Preparation<Row>
}

/**
 * Searches, filters and sorts beside the page: what was selected last stays until the next selection is there, so
 * neither a key stroke nor new rows make anybody wait.
 */
export function useSelection<Row>(source: Source<Row>, query: Query): Rows<Row> {
  const [preparation, setPreparation] = useState(() => new Preparation(source))
  const [result, setResult] = useState<Selection<Row> | null>(null)

  if (!isOf(preparation, source)) setPreparation(new Preparation(source, preparation))

  const plain = isPlain(query)
  useLayoutEffect(() => {
    if (plain) return undefined
    return runSliced(selectRows(preparation, query), (order) => {
      // In a layout effect it would be drawn in the very task that drew what was asked.
      startTransition(() => setResult({ rows: preparation.rows, order, query }))
    })
  }, [preparation, query, plain])

  const current = !plain && result?.rows === preparation.rows && result.query === query
  useEffect(() => {
    return plain || current ? runIdle(preparation.all(), () => {}) : undefined
  }, [preparation, plain, current])

  const asTheyCame = useMemo(() => ({ rows: preparation.rows, order: null, query }), [preparation, query])
  // What was selected last, too: the first search or sort of all would show nothing until its rows are there.
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
