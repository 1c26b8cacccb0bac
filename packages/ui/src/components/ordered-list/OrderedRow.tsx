import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { ownValue } from '../../lib/records.ts'
import { IconButton } from '../button/IconButton.tsx'
import type { useDragOrder } from './useDragOrder.ts'

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
      className={cn(
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
        className={cn('min-w-0 flex-1 px-1 py-1.5 wrap-anywhere', disabled && 'text-text-muted')}
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
