import { startTransition, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { clickLike } from '../body/openRow.ts'

/** Row -1 is the header. Both indexes are relative to the current page. */
export interface GridPlace {
  row: number
  column: number
}

interface Size {
  rows: number
  columns: number
}

/**
 * Roving tabindex of the grid with arrow key navigation. The focusable element of each cell, which is the
 * cell itself or its only control, has `data-place="row:column"`.
 */
export function useGridFocus(size: Size) {
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: 0 })
  const active = clamp(wanted, size)
  const inside = useRef(false)
  const moving = useRef<'here' | 'along' | null>(null)

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    inside.current = true
    const place = placeOf(target)
    if (!place || (place.row === active.row && place.column === active.column)) return
    // Deferred, because moving the tab stop forces layout during the pointer press.
    startTransition(() => setWanted(place))
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    inside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  }

  /** `page` is the number of rows of Page Up and Page Down. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>, page: number) {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const here = placeOf(target)
    if (!here) return
    const next = move(here, event, { ...size, page })
    if (next) {
      event.preventDefault()
      moving.current = 'here'
      setWanted({ ...next })
    } else if (target.tagName === 'TD' || target.tagName === 'TH') {
      act(event, target)
    }
  }

  /** Called after each render: restores focus, also if the focused row was remounted. */
  function follow(grid: HTMLElement | null, isDrawn: boolean) {
    if (!grid || (moving.current === 'along' && !isDrawn)) return
    // Focus on `body` means that the focused element was removed. Elsewhere it was moved on purpose, for
    // example by a row menu.
    const lost = inside.current && document.activeElement === document.body
    if (moving.current === null && !lost) return
    const cell = grid.querySelector(`[data-place="${active.row}:${active.column}"]`)
    if (!(cell instanceof HTMLElement)) return
    moving.current = null
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Moves focus to a cell once it is rendered. */
  function goTo(place: GridPlace) {
    moving.current = 'along'
    setWanted(place)
  }

  return { active, onFocus, onBlur, onKeyDown, follow, goTo }
}

function move(
  { row, column }: GridPlace,
  event: KeyboardEvent,
  { rows, columns, page }: Size & { page: number },
): GridPlace | null {
  if (event.altKey || event.shiftKey) return null
  const all = event.ctrlKey || event.metaKey
  const last = { row: rows - 1, column: columns - 1 }
  switch (event.key) {
    case 'ArrowLeft':
      return { row, column: all ? 0 : Math.max(column - 1, 0) }
    case 'ArrowRight':
      return { row, column: all ? last.column : Math.min(column + 1, last.column) }
    case 'ArrowUp':
      return { row: all ? -1 : Math.max(row - 1, -1), column }
    case 'ArrowDown':
      return { row: all ? last.row : Math.min(row + 1, last.row), column }
    case 'PageUp':
      return { row: Math.max(row - page, Math.min(row, 0)), column }
    case 'PageDown':
      return { row: Math.min(row + page, last.row), column }
    case 'Home':
      return { row: all ? Math.min(0, last.row) : row, column: 0 }
    case 'End':
      return { row: all ? last.row : row, column: last.column }
    default:
      return null
  }
}

/** Enter activates the control in the cell or opens the row. Space selects the row. */
function act(event: KeyboardEvent, cell: HTMLElement) {
  const row = cell.closest('tr')
  const control =
    event.key === 'Enter'
      ? (cell.querySelector('a, button') ?? row?.querySelector('[data-row-link]'))
      : event.key === ' '
        ? row?.querySelector('[data-row-select]')
        : null
  if (event.key === ' ' || control) event.preventDefault()
  control?.dispatchEvent(clickLike(event))
}

function placeOf(target: HTMLElement): GridPlace | null {
  const cell = target.closest('[data-place]')
  const parts = cell instanceof HTMLElement ? cell.dataset['place']?.split(':').map(Number) : undefined
  const [row, column] = parts ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

function clamp({ row, column }: GridPlace, { rows, columns }: Size): GridPlace {
  return { row: Math.min(row, rows - 1), column: Math.max(0, Math.min(column, columns - 1)) }
}
