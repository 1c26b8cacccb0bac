import { useState, type KeyboardEvent, type PointerEvent } from 'react'

interface Drag {
  from: number
  to: number
  /** Pointer position at the start of the drag, and the distance from it. */
  start: number
  offset: number
  rows: readonly { top: number; height: number }[]
}

/**
 * Drag and drop of rows. Rows are only translated until pointer up, because reordering the DOM would lose
 * the pointer capture.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)

  function startDrag(index: number, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...(event.currentTarget.closest('ol')?.children ?? [])].map((row) =>
      row.getBoundingClientRect(),
    )
    setDrag({ from: index, to: index, start: event.clientY, offset: 0, rows })
  }
  function updateDrag(event: PointerEvent) {
    if (!drag) return
    const offset = event.clientY - drag.start
    const draggedRow = drag.rows[drag.from]
    const middle = draggedRow ? draggedRow.top + draggedRow.height / 2 + offset : 0
    const above = drag.rows.filter(
      ({ top, height }, index) => index !== drag.from && top + height / 2 < middle,
    )
    setDrag({ ...drag, offset, to: above.length })
  }
  function endDrag() {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    setDrag(null)
  }

  return {
    from: drag?.from ?? null,
    /** Translation of a row in pixels. */
    shiftOf(index: number) {
      if (!drag) return 0
      if (index === drag.from) return drag.offset
      const [draggedRow, next] = [drag.rows[drag.from], drag.rows[drag.from + 1] ?? drag.rows[drag.from - 1]]
      const gap =
        draggedRow && next
          ? Math.max(
              0,
              Math.max(draggedRow.top, next.top) -
                Math.min(draggedRow.top + draggedRow.height, next.top + next.height),
            )
          : 0
      const step = (draggedRow?.height ?? 0) + gap
      if (index > drag.from && index <= drag.to) return -step
      return index < drag.from && index >= drag.to ? step : 0
    },
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(index, event),
      onPointerMove: updateDrag,
      onPointerUp: endDrag,
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !drag) return
        event.stopPropagation()
        setDrag(null)
      },
    }),
  }
}
