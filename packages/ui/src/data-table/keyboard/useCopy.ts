import type { ClipboardEvent, KeyboardEvent } from 'react'
import { placedRow } from '../body/placedRow.ts'
import type { RowDoings } from '../body/TableRow.tsx'
import { useClipboardValue } from '../body/useFullValue.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { cellAt } from './cellAt.ts'

/** With nothing selected, copying takes the whole value of the cell that has the focus; with Alt, its row. */
export function useCopy<Row>(table: DataTableModel<Row>, { copy }: RowDoings<Row>) {
  const clipboardValue = useClipboardValue(table.texts)
  return {
    onCopy(event: ClipboardEvent<HTMLElement>) {
      if (document.getSelection()?.isCollapsed === false) return
      const cell = cellAt(table, event.target)
      if (!cell) return
      event.clipboardData.setData('text/plain', clipboardValue(cell.column, cell.row, table.now))
      event.preventDefault()
    },
    /** True when the key was for it. By its place on the keyboard: with Option a Mac writes another letter. */
    onKeyDown({ code, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
      if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || !(target instanceof Element)) return false
      const place = target.closest('[data-place-row]')?.getAttribute('data-place-row')
      const row = typeof place === 'string' ? placedRow(table, Number(place)) : undefined
      if (row !== undefined) copy(row)
      return row !== undefined
    },
  }
}
