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

  function begin(index: number, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...(event.currentTarget.closest('ol')?.children ?? [])].map((row) =>
      row.getBoundingClientRect(),
    )
    setDrag({ from: index, to: index, start: event.clientY, offset: 0, rows })
  }
  function follow(event: PointerEvent) {
    if (!drag) return
    const offset = event.clientY - drag.start
    const own = drag.rows[drag.from]
    const middle = own ? own.top + own.height / 2 + offset : 0
    const above = drag.rows.filter(
      ({ top, height }, index) => index !== drag.from && top + height / 2 < middle,
    )
    setDrag({ ...drag, offset, to: above.length })
  }
  function end() {
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    setDrag(null)
  }

  return {
    from: drag?.from ?? null,
    /** Translation of a row in pixels. */
    shiftOf(index: number) {
      if (!drag) return 0
      if (index === drag.from) return drag.offset
      const [own, next] = [drag.rows[drag.from], drag.rows[drag.from + 1] ?? drag.rows[drag.from - 1]]
      const gap =
        own && next
          ? Math.max(0, Math.max(own.top, next.top) - Math.min(own.top + own.height, next.top + next.height))
          : 0
      const step = (own?.height ?? 0) + gap
      if (index > drag.from && index <= drag.to) return -step
      return index < drag.from && index >= drag.to ? step : 0
    },
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(index, event),
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !drag) return
        event.stopPropagation()
        setDrag(null)
      },
    }),
  }
}
