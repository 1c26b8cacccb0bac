import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CursorProps } from '../frame/useCursor.ts'

export interface BrushOptions {
  at: number | null
  first: number
  props: CursorProps
  /** Absent: nothing can be picked. */
  onPick: ((from: number, to: number) => void) | undefined
  anchor: number | null
  setAnchor: (anchor: number | null) => void
  stopAt: (x: number, y: number) => number
}

/** Where a picked stretch begins; the cursor is its other end. */
export const useAnchor = () => useState<number | null>(null)

/** Drag over the stops, or move with Shift held and press Enter. */
export function useBrush({ at, first, props, onPick, anchor, setAnchor, stopAt }: BrushOptions) {
  if (!onPick) return props
  function finish() {
    if (anchor !== null && at !== null && anchor !== at) onPick?.(Math.min(anchor, at), Math.max(anchor, at))
    setAnchor(null)
  }
  return {
    ...props,
    onPointerDown(event: PointerEvent) {
      props.onPointerDown(event)
      if (event.button !== 0) return
      const place = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      setAnchor(stopAt(event.clientX - place.left, event.clientY - place.top))
    },
    onPointerUp: finish,
    onPointerCancel: () => setAnchor(null),
    onBlur() {
      setAnchor(null)
      props.onBlur()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') finish()
      else if (event.key !== 'Shift') setAnchor(event.shiftKey ? (anchor ?? at ?? first) : null)
      props.onKeyDown(event)
    },
  }
}
