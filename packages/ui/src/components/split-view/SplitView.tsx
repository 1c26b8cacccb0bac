import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../lib/layout.ts'
import { ownValue } from '../../lib/records.ts'
import { Button } from '../button/Button.tsx'
import { ScrollBody } from '../dialog/modal.tsx'

export interface SplitViewProps {
  /** List to select from. */
  list: ReactNode
  /** Detail of the selected item; null without a selection. */
  children: ReactNode
  /** Shown without a selection. */
  placeholder: ReactNode
  /** Called to return to the list, on a phone. */
  onBack: () => void
  className?: string
}

const initialWidth = 280

/** List and detail with a movable separator. A phone shows one of them at a time, and paper the detail. */
export function SplitView({ list, children, placeholder, onBack, className }: SplitViewProps) {
  const t = useText('details')
  const common = useText('common')
  const narrow = useNarrow()
  const [width, setWidth] = useState(initialWidth)
  const hasSelection = children !== null && children !== undefined
  if (narrow) {
    return (
      <div data-slot="split-view" className={clsx('flex min-h-0 min-w-0 flex-col', className)}>
        {hasSelection ? (
          <>
            <Button variant="ghost" onClick={onBack} className="mb-2 self-start print:hidden">
              <ArrowLeft size={16} />
              {common('backToList')}
            </Button>
            <div className="min-w-0 px-3 pb-4">{children}</div>
          </>
        ) : (
          list
        )}
      </div>
    )
  }
  return (
    <div data-slot="split-view" className={clsx('flex min-h-0 min-w-0 bg-surface', className)}>
      <div className={clsx('min-h-0 shrink-0', hasSelection && 'print:hidden')} style={{ width }}>
        {list}
      </div>
      <SplitHandle label={t('split.resize')} width={width} onResize={setWidth} />
      <ScrollBody className="min-w-0 py-4 pr-4 pl-6">
        <div>{hasSelection ? children : placeholder}</div>
      </ScrollBody>
    </div>
  )
}

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
      className="group relative z-10 -mr-6 flex w-6 shrink-0 cursor-col-resize touch-none rounded-control -outline-offset-2 print:hidden"
    >
      <span className="h-full w-px bg-line transition-colors group-hover:bg-accent group-focus-visible:bg-accent" />
    </div>
  )
}
