import { useEffect, useRef } from 'react'
import type { PageSize } from '../../lib/listView.ts'
import { idOf } from '../body/rows.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import type { GridPosition } from './useGridFocus.ts'

/** Row to scroll to and mark once the list contains it. A new object reveals the same row again. */
export interface Reveal {
  id: string
  /** Clears a search or filters that hide the row, and moves the focus to it. */
  force?: boolean
}

export interface RevealOptions {
  scroller: HTMLElement | null
  rowHeight: number
  goTo: (position: GridPosition) => void
}

/** Turns to the page of the row and scrolls to it, once for each `reveal`. */
export function useReveal<Row>(table: DataTableModel<Row>, reveal: Reveal | null, options: RevealOptions) {
  const { scroller, rowHeight, goTo } = options
  const { result, counts, offset, leading } = table
  const lastReveal = useRef<Reveal | null>(null)
  useEffect(
    () => {
      if (!reveal || lastReveal.current === reveal || !scroller || !result) return
      const position = positionOf(table, reveal.id)
      if (position < 0) {
        const isHidden = result.rows.some((row) => idOf(table, row) === reveal.id)
        if (reveal.force && isHidden) table.setView({ search: '', filters: {} })
        return
      }
      const page = pageAt(position, table.view.pageSize)
      if (page !== counts.page) {
        table.setView({ page })
        return
      }
      lastReveal.current = reveal
      const row = position - offset
      scroller.scrollTo({ top: row * rowHeight - scroller.clientHeight / 2 })
      if (reveal.force) goTo({ row, column: leading })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [reveal, scroller, result?.rows, result?.order, counts.page, offset],
  )
}

/** Position of a row among the rows of all pages, or -1. */
export function positionOf<Row>(table: DataTableModel<Row>, id: string): number {
  const { rows = [], order } = table.result ?? {}
  const hasId = (row: Row | undefined) => row !== undefined && idOf(table, row) === id
  return order ? order.findIndex((index) => hasId(rows[index])) : rows.findIndex(hasId)
}

export function pageAt(position: number, pageSize: PageSize): number {
  return pageSize === 'all' ? 1 : Math.floor(position / pageSize) + 1
}
