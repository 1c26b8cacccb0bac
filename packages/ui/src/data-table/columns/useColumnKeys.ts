import { useEffect, useEffectEvent } from 'react'
import type { DataTableModel } from '../useDataTable.tsx'
import { moveColumn } from './arrange.ts'
import { clampWidth } from './useColumnPointer.ts'

const step = 16

/**
 * Keyboard equivalent of dragging a header: Shift with an arrow key moves the column, with Ctrl or Command
 * it resizes. `onMoved` receives the new index among the shown columns.
 */
export function useColumnKeys<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onMoved: (index: number) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { view, setView } = table
    // The previous key press may not be rendered yet.
    const { visible, orderedColumns } = table.currentModel
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const header = event.target instanceof Element ? event.target.closest('th[data-column]') : null
    const id = header?.getAttribute('data-column')
    const index = visible.findIndex(({ column }) => column.id === id)
    const shown = visible[index]
    if (!event.shiftKey || event.altKey || by === 0 || !shown) return
    event.preventDefault()
    const { column, width } = shown
    if (event.ctrlKey || event.metaKey) {
      const next = clampWidth(width + by * step)
      if (next !== width) setView({ widths: { ...view.widths, [column.id]: next } })
      return
    }
    const target = visible[index + by]?.column.id
    const moved =
      index + by < 1 || target === undefined
        ? null
        : moveColumn(orderedColumns, view.pinned, column.id, target)
    if (!moved) return
    setView(moved)
    onMoved(index + by)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    scroller?.addEventListener('keydown', listener)
    return () => scroller?.removeEventListener('keydown', listener)
  }, [scroller])
}
