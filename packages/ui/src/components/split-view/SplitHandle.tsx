import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { ownValue } from '../../lib/values/ownValue.ts'

interface SplitHandleProps {
  label: string
  width: number
  onResize: (width: number) => void
}

const [least, most, step] = [200, 480, 16] as const

function within(width: number) {
  return Math.min(most, Math.max(least, Math.round(width)))
}

/** Separator that is dragged or moved with the arrow keys. */
export function SplitHandle({ label, width, onResize }: SplitHandleProps) {
  const grip = useRef<{ at: number; width: number } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { at: event.clientX, width }
  }
  function onPointerMove(event: PointerEvent) {
    if (grip.current) onResize(within(grip.current.width + event.clientX - grip.current.at))
  }
  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: least,
      End: most,
    }
    const to = ownValue(moves, event.key)
    if (to === undefined) return
    event.preventDefault()
    onResize(within(to))
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a movable separator is a control
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        grip.current = null
      }}
      onKeyDown={onKeyDown}
      className="group relative z-10 -mr-6 flex w-6 shrink-0 cursor-col-resize touch-none rounded-control -outline-offset-2"
    >
      <span className="h-full w-px bg-line transition-colors group-hover:bg-accent group-focus-visible:bg-accent" />
    </div>
  )
}
