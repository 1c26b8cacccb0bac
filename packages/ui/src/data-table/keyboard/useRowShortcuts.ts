import { useEffect } from 'react'
import { clickLike } from '../body/openRow.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { rowOf } from './cellAt.ts'

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
      const row = rowOf(table, target)
      const actions = row === undefined ? [] : (table.rowActions?.(row) ?? [])
      const action = actions.find(({ shortcut }) => shortcut === letter)
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
