import type { ClipboardEvent } from 'react'
import { cellAt } from './cellAt.ts'
import type { DataTableModel } from './useDataTable.tsx'
import { useFullValue } from './useFullValue.ts'

/** With nothing selected, copying takes the whole value of the cell that has the focus. */
export function useCopyCell<Row>(table: DataTableModel<Row>) {
  const fullValue = useFullValue()
  return (event: ClipboardEvent<HTMLElement>) => {
    if (document.getSelection()?.isCollapsed === false) return
    const cell = cellAt(table, event.target)
    if (!cell) return
    event.clipboardData.setData('text/plain', fullValue(cell.column, cell.row, table.now))
    event.preventDefault()
  }
}
