import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useRef,
  useState,
} from 'react'
import { onSingleClick } from '../../lib/dom.ts'

/** Row -1 is the header. Both indexes are relative to the current page. */
export interface GridPosition {
  row: number
  column: number
}

interface Size {
  rows: number
  columns: number
  /** Cells of the header that take the focus. Above cards it has at most the checkbox of all rows. */
  header: 'all' | 'first' | 'none'
}

/** The tab stop before the table had the focus. */
const start: GridPosition = { row: 0, column: 0 }

/**
 * Roving tabindex of the grid with arrow key navigation. The focusable element of each cell, which is the
 * cell itself or its only control, has `data-cell="row:column"`.
 */
export function useGridFocus(size: Size, spaceSelects: boolean) {
  const [tabStop, setTabStop] = useState(start)
  const active = clamp(tabStop, size)
  const hasFocus = useRef(false)
  /** The focus is in the detail below a row. */
  const isInDetail = useRef(false)
  const pendingMove = useRef<'immediate' | 'onceRendered' | null>(null)

  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    hasFocus.current = true
    const position = positionOf(target)
    // A dialog that was opened from the detail reports its focus here, too.
    if (currentTarget.contains(target)) isInDetail.current = !position && target.closest('tbody') !== null
    if (!position || (position.row === active.row && position.column === active.column)) return
    // Deferred, because moving the tab stop forces layout during the pointer press.
    startTransition(() => setTabStop(position))
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    hasFocus.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
    if (!hasFocus.current) delete currentTarget.dataset['ring']
  }

  /** `page` is the number of rows of Page Up and Page Down. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>, page: number) {
    const { target, currentTarget } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const current = positionOf(target)
    if (!current) return
    // Until then the whole row is marked.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') currentTarget.dataset['ring'] = 'cell'
    const next = withinHeader(move(current, event, { ...size, page }), size)
    if (next) {
      event.preventDefault()
      pendingMove.current = 'immediate'
      setTabStop({ ...next })
    } else if (target.tagName === 'TD' || target.tagName === 'TH') {
      activate(event, target, spaceSelects)
    }
  }

  /**
   * Called after each render: restores focus, also if the focused row was remounted. From a control of the detail that
   * is gone it goes to the row of the detail, wherever that is now.
   */
  function restoreFocus(grid: HTMLElement | null, isRendered: boolean, expanded: GridPosition | null) {
    if (!grid || (pendingMove.current === 'onceRendered' && !isRendered)) return
    // Focus on `body` means that the focused element was removed. Otherwise it was moved on purpose, for
    // example by a row menu.
    const isFocusLost = hasFocus.current && document.activeElement === document.body
    if (pendingMove.current === null && !isFocusLost) return
    const { row, column } = pendingMove.current === null && isInDetail.current && expanded ? expanded : active
    const cell = grid.querySelector(`[data-cell="${row}:${column}"]`)
    if (!(cell instanceof HTMLElement)) return
    // WebKit shows no focus ring for arrow keys after a click unless told.
    cell.focus({ preventScroll: true, ...(pendingMove.current === null ? {} : { focusVisible: true }) })
    pendingMove.current = null
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Moves focus to a cell once it is rendered. */
  function goTo(position: GridPosition) {
    pendingMove.current = 'onceRendered'
    setTabStop(position)
  }

  /** Moves the tab stop along with its row. A focus that was in the row stays there. */
  function follow(row: number) {
    setTabStop({ row, column: active.column })
  }

  return { tabStop, active, onFocus, onBlur, onKeyDown, restoreFocus, goTo, follow }
}

/**
 * Keeps the tab stop in its row when other data changes the order, so that a key pressed after a dialog closes never acts
 * on the row that took its place. `query` and `page` change with another search, sort order or page, whose rows start
 * anew. Returns the id of the row.
 */
export function useFollowedRow(
  { tabStop, active, follow }: Pick<ReturnType<typeof useGridFocus>, 'tabStop' | 'active' | 'follow'>,
  rows: { count: number; idAt: (row: number) => string | null; query: unknown; page: number },
): string | null {
  const { count, idAt, query, page } = rows
  const id = tabStop === start || active.row < 0 ? null : idAt(active.row)
  const [followed, setFollowed] = useState({ tabStop, query, page, id })
  const isSameView = followed.tabStop === tabStop && followed.query === query && followed.page === page
  if (isSameView && followed.id === id) return id
  const ids = isSameView ? Array.from({ length: count }, (_, row) => idAt(row)) : []
  const row = followed.id === null ? -1 : ids.indexOf(followed.id)
  if (row >= 0) follow(row)
  else setFollowed({ tabStop, query, page, id })
  return id
}

function withinHeader(position: GridPosition | null, { header }: Size): GridPosition | null {
  if (position === null || position.row >= 0 || header === 'all') return position
  return header === 'first' ? { row: position.row, column: 0 } : { row: 0, column: position.column }
}

function move(
  { row, column }: GridPosition,
  event: KeyboardEvent,
  { rows, columns, page }: Omit<Size, 'header'> & { page: number },
): GridPosition | null {
  if (event.altKey || event.shiftKey) return null
  const toEdge = event.ctrlKey || event.metaKey
  const last = { row: rows - 1, column: columns - 1 }
  switch (event.key) {
    case 'ArrowLeft':
      return { row, column: toEdge ? 0 : Math.max(column - 1, 0) }
    case 'ArrowRight':
      return { row, column: toEdge ? last.column : Math.min(column + 1, last.column) }
    case 'ArrowUp':
      return { row: toEdge ? -1 : Math.max(row - 1, -1), column }
    case 'ArrowDown':
      return { row: toEdge ? last.row : Math.min(row + 1, last.row), column }
    case 'PageUp':
      return { row: Math.max(row - page, Math.min(row, 0)), column }
    case 'PageDown':
      return { row: Math.min(row + page, last.row), column }
    case 'Home':
      return { row: toEdge ? Math.min(0, last.row) : row, column: 0 }
    case 'End':
      return { row: toEdge ? last.row : row, column: last.column }
    default:
      return null
  }
}

/** Enter activates the control in the cell or opens the row. Space selects the row; with a peek, Shift+Space does. */
function activate(event: KeyboardEvent, cell: HTMLElement, spaceSelects: boolean) {
  const row = cell.closest('tr')
  const control =
    event.key === 'Enter'
      ? (cell.querySelector('a, button') ?? row?.querySelector('[data-row-link]'))
      : event.key === ' ' && (spaceSelects || event.shiftKey)
        ? row?.querySelector('[data-row-select]')
        : null
  if (event.key === ' ' || control) event.preventDefault()
  control?.dispatchEvent(clickLike(event))
}

function positionOf(target: HTMLElement): GridPosition | null {
  const cell = target.closest('[data-cell]')
  const parts = cell instanceof HTMLElement ? cell.dataset['cell']?.split(':').map(Number) : undefined
  const [row, column] = parts ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

function clamp({ row, column }: GridPosition, { rows, columns }: Omit<Size, 'header'>): GridPosition {
  return { row: Math.min(row, rows - 1), column: Math.max(0, Math.min(column, columns - 1)) }
}

/**
 * A click beside the links and controls of a row peeks at it. Without `onPeek`, or with a modifier key, it is forwarded to the
 * link of the row, so that modifier keys open it in a new tab as usual.
 */
export function openRow(event: MouseEvent<HTMLElement>, onPeek: ((index: number) => void) | null) {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (
    event.defaultPrevented ||
    !(target instanceof Element) ||
    target.closest('a, button, input, label, thead')
  )
    return
  // A drag over a cell selects its text.
  if (document.getSelection()?.isCollapsed === false) return
  const row = target.closest('tr')
  const index = row?.getAttribute('data-row-index') ?? null
  if (onPeek && index !== null && !(altKey || ctrlKey || metaKey || shiftKey)) {
    onSingleClick(event, () => onPeek(Number(index)))
    return
  }
  const link = row?.querySelector('[data-row-link]')
  if (link) onSingleClick(event, () => link.dispatchEvent(clickLike(event)))
}

export function clickLike({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): globalThis.MouseEvent {
  return new globalThis.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  })
}

interface Modifiers {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}
