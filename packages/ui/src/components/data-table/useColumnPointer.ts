import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { moveColumn } from './arrange.ts'
import { widthLimits } from './columnModel.ts'
import type { DataTableModel } from './useDataTable.tsx'

/** A press that moves less than this is a click. */
const threshold = 8

interface Gesture {
  kind: 'resize' | 'move'
  id: string
  x: number
  /** Pixels of the header when it was taken. */
  from: number
  /** What is drawn at the moment: it becomes the view's when the pointer goes up. */
  width: number | null
  target: string | null
}

/** Headers are dragged to another place, their right edge to another width. Drawn at once, kept when let go. */
export function useColumnPointer<Row>(table: DataTableModel<Row>) {
  const gesture = useRef<Gesture>(null)
  const moved = useRef(false)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { target, pointerType, button, clientX } = event
    const id = idAt(target)
    moved.current = false
    if (id === null || button !== 0 || !(target instanceof Element)) return
    const resizes = target.closest('[data-resize]') !== null
    // A finger that moves over the head scrolls the table; the first column stays.
    if (!resizes && (pointerType === 'touch' || id === table.columns[0]?.id)) return
    const from = target.closest('th')?.getBoundingClientRect().width ?? 0
    gesture.current = { kind: resizes ? 'resize' : 'move', id, x: clientX, from, width: null, target: null }
    if (resizes) event.preventDefault()
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget: head, clientX } = event
    const now = gesture.current
    if (!now) return
    if (!moved.current) {
      if (Math.abs(clientX - now.x) < (now.kind === 'resize' ? 1 : threshold)) return
      moved.current = true
      head.setPointerCapture(event.pointerId)
    }
    if (now.kind === 'resize') now.width = drawWidth(head, now, clientX)
    else now.target = drawTarget(head, now.id, clientX)
  }

  function onPointerUp({ currentTarget }: PointerEvent<HTMLElement>) {
    const now = gesture.current
    end(currentTarget)
    if (!now) return
    if (now.width !== null) table.setView({ widths: { ...table.view.widths, [now.id]: now.width } })
    const place = now.target === null ? null : moveColumn(table.columns, table.view, now.id, now.target)
    if (place) table.setView(place)
  }

  function end(head: HTMLElement) {
    gesture.current = null
    for (const one of head.querySelectorAll('[data-drop]')) one.removeAttribute('data-drop')
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
    /** The click that ends a drag sorts nothing. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (moved.current) event.stopPropagation()
      moved.current = false
    },
    onDoubleClick({ target }: MouseEvent<HTMLElement>) {
      const id = target instanceof Element && target.closest('[data-resize]') ? idAt(target) : null
      if (id === null || !Object.hasOwn(table.view.widths, id)) return
      const widths = Object.entries(table.view.widths).filter(([other]) => other !== id)
      table.setView({ widths: Object.fromEntries(widths) })
    },
  }
}

function idAt(target: EventTarget | null): string | null {
  const header = target instanceof Element ? target.closest('[data-column]') : null
  return header instanceof HTMLElement ? (header.dataset['column'] ?? null) : null
}

function headers(head: HTMLElement) {
  return [...head.querySelectorAll('th')].filter(({ dataset }) => dataset['column'] !== undefined)
}

/** Marks the side of the header where the column would go. */
function drawTarget(head: HTMLElement, id: string, x: number): string | null {
  const all = headers(head)
  const from = all.findIndex(({ dataset }) => dataset['column'] === id)
  const to = all.findIndex((header) => {
    const { left, right } = header.getBoundingClientRect()
    return x >= left && x < right
  })
  for (const [at, header] of all.entries()) {
    if (at === to && to !== from) header.dataset['drop'] = to > from || to === 0 ? 'after' : 'before'
    else delete header.dataset['drop']
  }
  return to === -1 || to === from ? null : (all[to]?.dataset['column'] ?? null)
}

function drawWidth(head: HTMLElement, { id, x, from }: Gesture, to: number): number | null {
  const table = head.closest('table')
  const scroller = table?.parentElement
  const cols = [...(table?.querySelectorAll('col') ?? [])]
  const own = cols.find(({ dataset }) => dataset['column'] === id)
  if (!table || !scroller || !own) return null
  const wanted = limit(from + to - x)
  const others = cols.reduce((sum, col) => sum + (col === own ? 0 : Number.parseFloat(col.style.width)), 0)
  const room = scroller.clientWidth
  // A table narrower than its place is stretched: each column gets its share of what is left over.
  const width = Math.round(others + wanted < room ? limit((wanted * others) / (room - wanted)) : wanted)
  own.style.width = `${width}px`
  table.style.minWidth = `${others + width}px`
  return width
}

function limit(width: number): number {
  return Math.min(widthLimits.max, Math.max(widthLimits.min, width))
}
