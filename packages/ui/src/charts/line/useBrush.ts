import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { CursorProps } from '../frame/useCursor.ts'

export interface BrushOptions {
  at: number | null
  first: number
  props: CursorProps
  /** Without it selection is disabled. */
  onPick: ((from: number, to: number) => void) | undefined
  anchor: number | null
  setAnchor: (anchor: number | null) => void
  stopAt: (x: number, y: number) => number
}

/** Start of the selection. The cursor is its end. */
export const useAnchor = () => useState<number | null>(null)

/** Selects a period by dragging, or with Shift and arrow keys followed by Enter. */
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
      const bounds = event.currentTarget.getBoundingClientRect()
      event.currentTarget.setPointerCapture(event.pointerId)
      setAnchor(stopAt(event.clientX - bounds.left, event.clientY - bounds.top))
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
