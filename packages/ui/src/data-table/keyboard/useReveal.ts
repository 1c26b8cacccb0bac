import { useEffect, useRef } from 'react'
import { idOf } from '../body/idOf.ts'
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
  const { selected: result, counts, offset, leading } = table
  const lastReveal = useRef<Reveal | null>(null)
  useEffect(
    () => {
      if (!reveal || lastReveal.current === reveal || !scroller || !result) return
      const isRow = (row: Row | undefined) => row !== undefined && idOf(table, row) === reveal.id
      const index = result.order
        ? result.order.findIndex((rowIndex) => isRow(result.rows[rowIndex]))
        : result.rows.findIndex(isRow)
      if (index < 0) {
        if (reveal.force && result.rows.some(isRow)) table.setView({ search: '', filters: {} })
        return
      }
      const { pageSize } = table.view
      const page = pageSize === 'all' ? 1 : Math.floor(index / pageSize) + 1
      if (page !== counts.page) {
        table.setView({ page })
        return
      }
      lastReveal.current = reveal
      const row = index - offset
      scroller.scrollTo({ top: row * rowHeight - scroller.clientHeight / 2 })
      if (reveal.force) goTo({ row, column: leading })
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [reveal, scroller, result?.rows, result?.order, counts.page, offset],
  )
}
