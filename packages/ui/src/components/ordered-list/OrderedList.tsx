import { clsx } from 'clsx'
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import { IconButton } from '../button/Button.tsx'
import { type FieldFrameProps, FieldGroup } from '../field/Field.tsx'

export interface OrderedListProps extends FieldFrameProps {
  /** Unique values in order. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  disabled?: boolean
}

/** List whose order the user sets: drag a handle, press arrow keys on it, or use the buttons. It selects nothing. */
export function OrderedList(props: OrderedListProps) {
  const { value: values, onChange, disabled = false, ...frame } = props
  const t = useText('form')
  const [announcement, setAnnouncement] = useState('')
  const drag = useDragOrder(move)

  function move(from: number, to: number) {
    const value = values[from]
    const target = Math.min(values.length - 1, Math.max(0, to))
    if (value === undefined || target === from) return
    onChange(moveItem(values, from, target))
    setAnnouncement(t('order.at', { name: value, at: target + 1, count: values.length }))
  }

  return (
    <FieldGroup
      {...frame}
      hint={frame.hint ?? (values.length > 1 && !disabled ? t('order.hint') : undefined)}
    >
      <ol data-slot="ordered-list" className="flex flex-col gap-1">
        {values.map((value, index) => (
          <OrderedRow
            key={value}
            name={value}
            index={index}
            last={index === values.length - 1}
            disabled={disabled}
            shift={drag.shiftOf(index)}
            isDragged={drag.from === index}
            handle={drag.handle(index)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      {values.length === 0 ? <p className="text-13 text-text-muted">{t('order.none')}</p> : null}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </FieldGroup>
  )
}

interface OrderedRowProps {
  name: string
  index: number
  last: boolean
  disabled: boolean
  shift: number
  isDragged: boolean
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>
  onMove: (target: number) => void
}

export function OrderedRow(props: OrderedRowProps) {
  const { name, index, last, disabled, shift, isDragged, handle, onMove } = props
  const t = useText('form')

  function onKeyDown(event: KeyboardEvent) {
    handle.onKeyDown(event)
    const targets: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: Infinity,
    }
    const target = ownValue(targets, event.key)
    if (target === undefined) return
    event.preventDefault()
    onMove(target)
  }

  return (
    <li
      className={clsx(
        'flex min-h-9 min-w-0 items-center gap-1 rounded-control border border-line bg-surface-raised pr-1 text-13',
        isDragged ? 'relative z-10 border-accent-border shadow-float' : 'transition-transform',
      )}
      style={shift === 0 ? {} : { transform: `translateY(${shift}px)` }}
    >
      <button
        type="button"
        {...handle}
        onKeyDown={onKeyDown}
        disabled={disabled}
        aria-label={t('order.move', { name })}
        className="grid h-9 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-text-muted hover:bg-surface-hover active:cursor-grabbing disabled:cursor-not-allowed disabled:hover:bg-transparent"
      >
        <GripVertical size={16} />
      </button>
      <span aria-hidden className="w-6 shrink-0 text-right text-12 text-text-muted tabular-nums">
        {index + 1}
      </span>
      <bdi
        translate="no"
        className={clsx('min-w-0 flex-1 px-1 py-1.5 wrap-anywhere', disabled && 'text-text-muted')}
      >
        {name}
      </bdi>
      <IconButton
        size="small"
        label={t('order.up', { name })}
        disabled={disabled}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronUp size={16} />
      </IconButton>
      <IconButton
        size="small"
        label={t('order.down', { name })}
        disabled={disabled}
        aria-disabled={last}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown size={16} />
      </IconButton>
    </li>
  )
}

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

/** Returns the entries with the one at `from` moved to `to`. */
export function moveItem<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1))
}
