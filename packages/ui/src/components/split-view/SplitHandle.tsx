import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { ownValue } from '../../lib/records.ts'

interface SplitHandleProps {
  label: string
  width: number
  onResize: (width: number) => void
}

const [minWidth, maxWidth, step] = [200, 480, 16] as const

function clampWidth(width: number) {
  return Math.min(maxWidth, Math.max(minWidth, Math.round(width)))
}

/** Separator that is dragged or moved with the arrow keys. */
export function SplitHandle({ label, width, onResize }: SplitHandleProps) {
  const dragStart = useRef<{ clientX: number; width: number } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = { clientX: event.clientX, width }
  }
  function onPointerMove(event: PointerEvent) {
    if (dragStart.current)
      onResize(clampWidth(dragStart.current.width + event.clientX - dragStart.current.clientX))
  }
  function stopDrag() {
    dragStart.current = null
  }
  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: minWidth,
      End: maxWidth,
    }
    const nextWidth = ownValue(moves, event.key)
    if (nextWidth === undefined) return
    event.preventDefault()
    onResize(clampWidth(nextWidth))
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a movable separator is a control
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={stopDrag}
      onPointerCancel={stopDrag}
      onKeyDown={onKeyDown}
      className="group relative z-10 -mr-6 flex w-6 shrink-0 cursor-col-resize touch-none rounded-control -outline-offset-2"
    >
      <span className="h-full w-px bg-line transition-colors group-hover:bg-accent group-focus-visible:bg-accent" />
    </div>
  )
}
