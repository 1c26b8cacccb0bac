import type { ClipboardEvent, KeyboardEvent } from 'react'
import { rowAt } from '../body/rowAt.ts'
import type { RowCallbacks } from '../body/TableRow.tsx'
import { useClipboardValue } from '../body/useFullValue.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { cellAt } from './cellAt.ts'

/** Copies the full value of the focused cell if no text is selected, or its row with Alt+C. */
export function useCopy<Row>(table: DataTableModel<Row>, { copy }: RowCallbacks<Row>) {
  const clipboardValue = useClipboardValue(table.texts)
  return {
    onCopy(event: ClipboardEvent<HTMLElement>) {
      if (document.getSelection()?.isCollapsed === false) return
      const cell = cellAt(table, event.target)
      if (!cell) return
      event.clipboardData.setData('text/plain', clipboardValue(cell.column, cell.row, table.now))
      event.preventDefault()
    },
    /** Returns true if handled. Uses `code`, because Option+C types another character on macOS. */
    onKeyDown({ code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
      if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || !(target instanceof Element)) return false
      const rowIndex = target.closest('[data-place-row]')?.getAttribute('data-place-row')
      const row = typeof rowIndex === 'string' ? rowAt(table, Number(rowIndex)) : undefined
      if (row !== undefined) copy(row)
      return row !== undefined
    },
  }
}
