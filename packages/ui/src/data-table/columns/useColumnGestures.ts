import { useEffect, useEffectEvent } from 'react'
import type { DataTableModel } from '../useDataTable.tsx'
import { moveColumn, widthLimits } from './columnModel.ts'

/** In pixels. A shorter pointer move is a click. */
const threshold = 8

interface Gesture {
  kind: 'resize' | 'move'
  id: string
  x: number
  /** Width of the header in pixels at the start of the drag. */
  from: number
  /** Preview during the drag, committed to the view on pointer up. */
  width: number | null
  target: string | null
}

/**
 * Drag handlers that reorder and resize columns. They preview during the drag and commit on pointer up.
 * Listeners are attached to the scroll container because this hook loads after the table.
 */
export function useColumnPointer<Row>(table: DataTableModel<Row>, scroller: HTMLElement | null) {
  const commit = useEffectEvent(({ id, width, target }: Gesture) => {
    if (width !== null) {
      const { visible } = table.currentModel
      const index = visible.findIndex(({ column }) => column.id === id)
      // The columns before it keep their widths, so that its edge stays at the pointer.
      const before = visible.slice(0, index).map((shown) => [shown.column.id, shown.width])
      table.setView({ widths: { ...table.view.widths, ...Object.fromEntries(before), [id]: width } })
    }
    const nextView =
      target === null ? null : moveColumn(table.currentModel.orderedColumns, table.view.pinned, id, target)
    if (nextView) table.setView(nextView)
  })
  const isFirst = useEffectEvent((id: string) => id === table.columns[0]?.id)
  const resetWidth = useEffectEvent((id: string) => {
    if (!Object.hasOwn(table.view.widths, id)) return
    const widths = Object.entries(table.view.widths).filter(([other]) => other !== id)
    table.setView({ widths: Object.fromEntries(widths) })
  })

  useEffect(() => {
    if (!scroller) return undefined
    let gesture: Gesture | null = null
    let moved = false
    const controller = new AbortController()
    const { signal } = controller

    function end() {
      gesture = null
      for (const one of scroller?.querySelectorAll('[data-drop]') ?? []) one.removeAttribute('data-drop')
    }
    function onPointerDown(event: PointerEvent) {
      end()
      const { target, pointerType, button, clientX: x } = event
      const id = idAt(target)
      moved = false
      if (id === null || button !== 0 || !(target instanceof Element)) return
      const resizes = target.closest('[data-resize]') !== null
      // Touch drags scroll the table, and the first column is fixed.
      if (!resizes && (pointerType === 'touch' || isFirst(id))) return
      const from = target.closest('th')?.getBoundingClientRect().width ?? 0
      gesture = { kind: resizes ? 'resize' : 'move', id, x, from, width: null, target: null }
      if (resizes) event.preventDefault()
    }
    function onPointerMove({ clientX, pointerId, buttons }: PointerEvent) {
      // The pointer was released outside the window.
      if (buttons === 0) end()
      const head = scroller?.querySelector('thead')
      if (!gesture || !head) return
      if (!moved) {
        if (Math.abs(clientX - gesture.x) < (gesture.kind === 'resize' ? 1 : threshold)) return
        moved = true
        head.setPointerCapture(pointerId)
      }
      if (gesture.kind === 'resize') gesture.width = drawWidth(head, gesture, clientX)
      else gesture.target = drawTarget(head, gesture.id, clientX)
    }
    function onPointerUp() {
      const done = gesture
      end()
      if (done) commit(done)
    }
    /** Suppresses the click that ends a drag, so that it does not sort. */
    function onClick(event: MouseEvent) {
      if (moved) event.stopPropagation()
      moved = false
    }
    function onDoubleClick({ target }: MouseEvent) {
      const id = target instanceof Element && target.closest('[data-resize]') ? idAt(target) : null
      if (id !== null) resetWidth(id)
    }
    scroller.addEventListener('pointerdown', onPointerDown, { signal })
    scroller.addEventListener('pointermove', onPointerMove, { signal })
    scroller.addEventListener('pointerup', onPointerUp, { signal })
    scroller.addEventListener('pointercancel', end, { signal })
    scroller.addEventListener('click', onClick, { signal, capture: true })
    scroller.addEventListener('dblclick', onDoubleClick, { signal })
    return () => controller.abort()
  }, [scroller])
}

function idAt(target: EventTarget | null): string | null {
  const header = target instanceof Element ? target.closest('th[data-column]') : null
  return header instanceof HTMLElement ? (header.dataset['column'] ?? null) : null
}

function headers(head: HTMLElement) {
  return [...head.querySelectorAll('th')].filter(({ dataset }) => dataset['column'] !== undefined)
}

/** Marks the drop side of the target header. */
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
  const cols = [...(table?.querySelectorAll('col') ?? [])]
  const own = cols.find(({ dataset }) => dataset['column'] === id)
  if (!table || !own) return null
  const width = clampWidth(from + to - x)
  own.style.width = `${width}px`
  // The filler has no width.
  const widths = cols.map(({ style }) => Number.parseFloat(style.width) || 0)
  table.style.minWidth = `${widths.reduce((sum, one) => sum + one, 0)}px`
  return width
}

function clampWidth(width: number): number {
  return Math.min(widthLimits.max, Math.max(widthLimits.min, width))
}

const step = 16

/**
 * Keyboard equivalent of dragging a header: Shift with an arrow key moves the column, with Ctrl or Command
 * it resizes. `onMoved` receives the new index among the shown columns.
 */
export function useColumnKeys<Row>(
  table: DataTableModel<Row>,
  scroller: HTMLElement | null,
  onMoved: (index: number) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { view, setView } = table
    // The previous key press may not be rendered yet.
    const { visible, orderedColumns } = table.currentModel
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const header = event.target instanceof Element ? event.target.closest('th[data-column]') : null
    const id = header?.getAttribute('data-column')
    const index = visible.findIndex(({ column }) => column.id === id)
    const shown = visible[index]
    if (!event.shiftKey || event.altKey || by === 0 || !shown) return
    event.preventDefault()
    const { column, width } = shown
    if (event.ctrlKey || event.metaKey) {
      const next = clampWidth(width + by * step)
      if (next !== width) setView({ widths: { ...view.widths, [column.id]: next } })
      return
    }
    const target = visible[index + by]?.column.id
    const moved =
      index + by < 1 || target === undefined
        ? null
        : moveColumn(orderedColumns, view.pinned, column.id, target)
    if (!moved) return
    setView(moved)
    onMoved(index + by)
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    scroller?.addEventListener('keydown', listener)
    return () => scroller?.removeEventListener('keydown', listener)
  }, [scroller])
}
