import type { KeyboardEvent, PointerEvent } from 'react'
import type { CursorProps } from '../frame/ChartTooltip.tsx'

export interface BrushOptions {
  activeIndex: number | null
  initialIndex: number
  props: CursorProps
  /** Without it selection is disabled. */
  onRangeSelect: ((from: number, to: number) => void) | undefined
  anchor: number | null
  setAnchor: (anchor: number | null) => void
  indexAt: (x: number, y: number) => number
}

/** Selects a period by dragging, or with Shift and arrow keys followed by Enter. */
export function useBrush({
  activeIndex,
  initialIndex,
  props,
  onRangeSelect,
  anchor,
  setAnchor,
  indexAt,
}: BrushOptions) {
  if (!onRangeSelect) return props
  function finish() {
    if (anchor !== null && activeIndex !== null && anchor !== activeIndex)
      onRangeSelect?.(Math.min(anchor, activeIndex), Math.max(anchor, activeIndex))
    setAnchor(null)
  }
  return {
    ...props,
    onPointerDown(event: PointerEvent) {
      props.onPointerDown(event)
      if (event.button !== 0) return
      const bounds = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      setAnchor(indexAt(event.clientX - bounds.left, event.clientY - bounds.top))
    },
    onPointerUp: finish,
    onPointerCancel: () => setAnchor(null),
    onBlur() {
      setAnchor(null)
      props.onBlur()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') finish()
      else if (event.key !== 'Shift')
        setAnchor(event.shiftKey ? (anchor ?? activeIndex ?? initialIndex) : null)
      props.onKeyDown(event)
    },
  }
}
