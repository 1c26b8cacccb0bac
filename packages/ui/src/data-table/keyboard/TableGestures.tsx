import { use, useEffect, useEffectEvent } from 'react'
import { ToastContext } from '../../components/toast/Toast.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { OwnPageContext } from '../../lib/contexts.ts'
import { isInList, isTyping, shortcutKey } from '../../lib/dom.ts'
import { FullValue } from '../body/FullValue.tsx'
import { cellAt, rowOf } from '../body/rows.ts'
import { useColumnKeys, useColumnPointer } from '../columns/useColumnGestures.ts'
import { oneLine, useClipboardValue } from '../columns/useColumnTexts.ts'
import { type Peek, type PeekedRow, RowPeek } from '../peek/RowPeek.tsx'
import type { DataTableModel } from '../useDataTable.tsx'
import { ShortcutList } from './Shortcuts.tsx'
import { clickLike } from './useGridFocus.ts'
import { type Reveal, type RevealOptions, useReveal } from './useReveal.ts'

interface TableGesturesProps<Row> extends RevealOptions {
  table: DataTableModel<Row>
  reveal: Reveal | null
  peek: Peek<Row> | undefined
  peeked: PeekedRow | null
  onPeek: (peeked: PeekedRow | null) => void
  onCopyRow: (row: Row) => void
  announce: (text: string) => void
}

/** Gestures, row shortcuts and what they open: full values, revealed rows and the peek. Lazy-loaded after the table. */
export function TableGestures<Row>(props: TableGesturesProps<Row>) {
  const { table, scroller, reveal, peek, onCopyRow, announce, rowHeight, goTo } = props
  const t = useText('table')
  const showToast = use(ToastContext)
  useReveal(table, reveal, { scroller, rowHeight, goTo })
  useRowShortcuts(table, scroller, (reason) => showToast?.({ tone: 'info', title: reason }))
  useColumnPointer(table, scroller)
  useColumnKeys(table, scroller, (index) => {
    goTo({ row: -1, column: index + table.leading })
    announce(t('chooser.moved', { place: index + 1, count: table.currentModel.visible.length }))
  })
  useCopy(table, scroller, onCopyRow)
  return (
    <>
      <FullValue table={table} scroller={scroller} />
      <ShortcutList table={table} scroller={scroller} canPeek={peek !== undefined} />
      {peek && scroller ? <RowPeek {...props} scroller={scroller} peek={peek} /> : null}
    </>
  )
}

const arrowKeys = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
])

/**
 * Letter keys in the focused row: `j` and `k` move, `x` selects, others run its actions. The down arrow enters the table from
 * the search field. If nothing on our own page has the focus, `j`, `k` and the down arrow do. `onDisabled` gets the reason of a disabled action.
 */
function useRowShortcuts<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onDisabled: (reason: string) => void,
) {
  const isOwnPage = use(OwnPageContext)
  useEffect(() => {
    if (!scroller) return
    function onKeyDown(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, target } = event
      if (altKey || ctrlKey || metaKey || !(target instanceof Element) || !target.closest('[data-cell]'))
        return
      const letter = shortcutKey(event)
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

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { altKey, ctrlKey, metaKey, shiftKey, target } = event
      if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
      const key = event.key === 'ArrowDown' ? event.key : arrowKeys.get(shortcutKey(event))
      if (key === undefined) return
      const fromSearch = event.key === 'ArrowDown' && isSearchOf(scroller, target)
      if (!fromSearch && !(isOwnPage && isPageFocused(target, key))) return
      const cell = scroller?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')
      if (!cell) return
      event.preventDefault()
      cell.focus({ focusVisible: true })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOwnPage, scroller])
}

/** Whether the target is the search field of the list, from which the down arrow leads to what it found. */
function isSearchOf(scroller: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Element && target.role === 'searchbox' && isInList(target, scroller)
}

/** Whether nothing has the focus, so that the key may enter the table. On a page that scrolls, the arrow key scrolls it. */
function isPageFocused(target: EventTarget | null, key: string): boolean {
  const page = document.getElementById('content')
  if (target !== document.body && target !== page) return false
  if (document.querySelector('[aria-modal="true"]')) return false
  return key !== 'ArrowDown' || page === null || page.scrollHeight <= page.clientHeight
}

/** Copies the full value of the focused cell if no text is selected, selected rows as lines, or the focused row with Alt+C. */
function useCopy<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onCopyRow: (row: Row) => void,
) {
  const clipboardValue = useClipboardValue(table.texts)
  const isOwnPage = use(OwnPageContext)

  const copyCell = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    const selection = document.getSelection()
    const valueOf = (target: Element | null, format?: (text: string) => string) => {
      const cell = cellAt(table, target)
      return cell && clipboardValue(cell.column, cell.row, table.now, format)
    }
    // The target of the event is the clicked node in Firefox and may be the body.
    const focused = document.activeElement
    const text =
      selection?.isCollapsed === false
        ? isOwnPage || scroller?.contains(selection.getRangeAt(0).commonAncestorContainer) === true
          ? selectedLines(selection, scroller, valueOf)
          : null
        : scroller?.contains(focused) === true
          ? valueOf(focused)
          : null
    if (text === null) return
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  })

  const copyRow = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, target } = event
    if (shortcutKey(event) !== 'c' || !altKey || ctrlKey || metaKey || !(target instanceof Element)) return
    const row = rowOf(table, target)
    if (row === undefined) return
    event.preventDefault()
    onCopyRow(row)
  })

  useEffect(() => {
    if (!scroller) return undefined
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('copy', (event) => copyCell(event), { signal })
    scroller.addEventListener('keydown', (event) => copyRow(event), { signal })
    return () => controller.abort()
  }, [scroller])
}

/**
 * The rows of a selection that reaches over several, as tab-separated lines. The browser would break the line at every
 * flex box in a cell. Null within one row.
 */
function selectedLines(
  selection: Selection,
  scroller: HTMLElement | null,
  valueOf: (cell: Element, format: (text: string) => string) => string | null,
): string | null {
  const isSelected = (element: Element) => selection.containsNode(element, true)
  const rows = [...(scroller?.querySelectorAll('tbody tr[data-row-index]') ?? [])].filter(isSelected)
  if (rows.length < 2) return null
  const lineOf = (row: Element) =>
    [...row.querySelectorAll('[data-cell]')]
      .filter(isSelected)
      .flatMap((cell) => valueOf(cell, oneLine) ?? [])
      .join('\t')
  return rows.map(lineOf).join('\n')
}
