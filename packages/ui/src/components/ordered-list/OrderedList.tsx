import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { FieldFrameProps } from '../field/Field.tsx'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { moveItem } from './moveItem.ts'
import { OrderedRow } from './OrderedRow.tsx'
import { useDragOrder } from './useDragOrder.ts'

export interface OrderedListProps extends FieldFrameProps {
  /** Unique values in order. */
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  disabled?: boolean
}

/** Reorderable list: drag a handle, press arrow keys on it, or use the buttons. */
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
