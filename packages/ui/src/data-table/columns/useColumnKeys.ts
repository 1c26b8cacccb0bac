import type { KeyboardEvent } from 'react'
import type { DataTableModel } from '../useDataTable.tsx'
import { moveColumn } from './arrange.ts'
import { widthLimits } from './columnModel.ts'

const step = 16

/**
 * Keyboard equivalent of dragging a header: Shift with an arrow key moves the column, with Ctrl or Command
 * it resizes.
 */
export function useColumnKeys<Row>(table: DataTableModel<Row>, onMoved: (index: number) => void) {
  const { model, currentModel, view, setView } = table
  return (event: KeyboardEvent, columnIndex: number) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    // The previous key press may not be rendered yet.
    const index = currentModel.visible.findIndex(
      ({ column }) => column === model.visible[columnIndex]?.column,
    )
    const shown = currentModel.visible[index]
    if (!event.shiftKey || event.altKey || by === 0 || !shown) return
    event.preventDefault()
    const { column, width } = shown
    if (event.ctrlKey || event.metaKey) {
      const next = Math.min(widthLimits.max, Math.max(widthLimits.min, width + by * step))
      if (next !== width) setView({ widths: { ...view.widths, [column.id]: next } })
      return
    }
    const target = currentModel.visible[index + by]?.column.id
    const moved =
      index + by < 1 || target === undefined
        ? null
        : moveColumn(currentModel.orderedColumns, view.pinned, column.id, target)
    if (!moved) return
    setView(moved)
    onMoved(index + by)
  }
}
