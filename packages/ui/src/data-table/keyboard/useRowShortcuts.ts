import { useEffect } from 'react'
import type { RowAction } from '../body/rowAction.ts'
import { rowAt } from '../body/rowAt.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** Letter keys run the actions of the focused row. `onDisabled` gets the reason of a disabled one. */
export function useRowShortcuts<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onDisabled: (reason: string) => void,
) {
  useEffect(() => {
    if (!scroller || !table.rowActions) return
    function onKeyDown(event: KeyboardEvent) {
      const action = actionOf(table, event)
      if (!action) return
      event.preventDefault()
      if (action.disabled === undefined) action.onSelect()
      else onDisabled(action.disabled)
    }
    scroller.addEventListener('keydown', onKeyDown)
    return () => scroller.removeEventListener('keydown', onKeyDown)
  })
}

function actionOf<Row>(table: DataTableModel<Row>, event: KeyboardEvent): RowAction | undefined {
  const { key, altKey, ctrlKey, metaKey, target } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined
  const rowIndex = target.closest('[data-place-row]')?.getAttribute('data-place-row')
  const row = typeof rowIndex === 'string' ? rowAt(table, Number(rowIndex)) : undefined
  if (row === undefined) return undefined
  return table.rowActions?.(row).find(({ shortcut }) => shortcut === key.toLowerCase())
}
