import { useEffect } from 'react'
import { clickLike } from '../body/openRow.ts'
import type { RowAction } from '../body/rowAction.ts'
import { rowAt } from '../body/rowAt.ts'
import type { DataTableModel } from '../useDataTable.tsx'

const arrowKeys = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
])

/**
 * Letter keys in the focused row: `j` and `k` move, `x` selects, others run its actions. `onDisabled` gets
 * the reason of a disabled action.
 */
export function useRowShortcuts<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onDisabled: (reason: string) => void,
) {
  useEffect(() => {
    if (!scroller) return
    function onKeyDown(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event
      if (altKey || ctrlKey || metaKey || !(target instanceof Element) || !target.closest('[data-cell]'))
        return
      const letter = key.toLowerCase()
      const arrow = arrowKeys.get(letter)
      const box = letter === 'x' ? target.closest('tr')?.querySelector('[data-row-select]') : null
      const action = actionOf(table, target, letter)
      if (arrow === undefined && !box && !action) return
      event.preventDefault()
      if (arrow !== undefined)
        target.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }))
      else if (box) box.dispatchEvent(clickLike(event))
      else if (action?.disabled === undefined) action?.onSelect()
      else onDisabled(action.disabled)
    }
    scroller.addEventListener('keydown', onKeyDown)
    return () => scroller.removeEventListener('keydown', onKeyDown)
  })
}

function actionOf<Row>(table: DataTableModel<Row>, target: Element, letter: string): RowAction | undefined {
  const rowIndex = target.closest('[data-row-index]')?.getAttribute('data-row-index')
  const row = typeof rowIndex === 'string' ? rowAt(table, Number(rowIndex)) : undefined
  if (row === undefined) return undefined
  return table.rowActions?.(row).find(({ shortcut }) => shortcut === letter)
}
