import { useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { afterPress } from '../field/afterPress.ts'
import { controlClass } from '../field/controlClass.ts'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { RangeSlider } from '../range-slider/RangeSlider.tsx'
import { faultOf, type DraftOf } from './draft.ts'

interface RangeFilterProps {
  label: string
  draft: DraftOf<'range'>
  onChange: (draft: DraftOf<'range'>) => void
  /** Minimum and maximum in the rows. */
  min: number | null
  max: number | null
  /** The rows are still being counted. */
  counting: boolean
  /** Apply was attempted, so errors show even before blur. */
  tried: boolean
}

/** Number inputs with a range slider. An empty end does not filter, so rows without a number stay. */
export function RangeFilter({ label, draft, onChange, min, max, counting, tried }: RangeFilterProps) {
  const t = useText('list')
  const common = useText('common')
  const format = useFormat()
  const [left, setLeft] = useState(false)
  const fault = left || tried ? faultOf(draft, format) : null
  const told = {
    notANumber: t('filters.notANumber', { example: format.number(12_345.6) }),
    wrongOrder: common('range.wrongOrder'),
  }

  const textOf = (value: number | null) => (value === null ? '' : format.typed(value))
  const wrong = (text: string) =>
    fault === 'wrongOrder' || (fault !== null && Number.isNaN(format.parse(text)))

  const end = (side: 'min' | 'max', bound: number | null) => (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={common(side === 'min' ? 'range.fromOf' : 'range.toOf', { name: label })}
      {...(wrong(draft[side]) ? { 'aria-invalid': true } : {})}
      placeholder={
        bound === null ? common(side === 'min' ? 'range.from' : 'range.to') : format.typed(bound, 2)
      }
      value={draft[side]}
      onChange={(event) => onChange({ ...draft, [side]: event.target.value })}
      onBlur={() => afterPress(() => setLeft(true))}
      onFocus={() => setLeft(false)}
      className={cn(controlClass(), 'tabular-nums')}
    />
  )

  return (
    <FieldGroup
      label={label}
      hint={min === null && !counting ? t('filters.noNumbers') : undefined}
      error={fault && fault !== 'notADay' ? told[fault] : null}
    >
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {end('min', min)}
        <span aria-hidden className="text-text-muted">
          –
        </span>
        {end('max', max)}
      </div>
      {min !== null && max !== null && min < max ? (
        <RangeSlider
          label={label}
          bounds={[min, max]}
          values={[format.parse(draft.min), format.parse(draft.max)]}
          onChange={([from, to]) => onChange({ kind: 'range', min: textOf(from), max: textOf(to) })}
        />
      ) : null}
    </FieldGroup>
  )
}
