import { useEffect, useEffectEvent } from 'react'
import { useClipboardValue } from '../body/useFullValue.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { cellAt, rowOf } from './cellAt.ts'

/** Copies the full value of the focused cell if no text is selected, or its row with Alt+C. */
export function useCopy<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onCopyRow: (row: Row) => void,
) {
  const clipboardValue = useClipboardValue(table.texts)

  const copyCell = useEffectEvent((event: ClipboardEvent) => {
    if (document.getSelection()?.isCollapsed === false) return
    const cell = cellAt(table, event.target)
    if (!cell) return
    event.clipboardData?.setData('text/plain', clipboardValue(cell.column, cell.row, table.now))
    event.preventDefault()
  })

  // Uses `code`, because Option+C types another character on macOS.
  const copyRow = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, target } = event
    if (code !== 'KeyC' || !altKey || ctrlKey || metaKey || !(target instanceof Element)) return
    const row = rowOf(table, target)
    if (row === undefined) return
    event.preventDefault()
    onCopyRow(row)
  })

  useEffect(() => {
    if (!scroller) return undefined
    const controller = new AbortController()
    const { signal } = controller
    scroller.addEventListener('copy', (event) => copyCell(event), { signal })
    scroller.addEventListener('keydown', (event) => copyRow(event), { signal })
    return () => controller.abort()
  }, [scroller])
}
