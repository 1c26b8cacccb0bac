import { useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { controlClass } from '../field/controlClass.ts'
import { faultOf, parseNumber, type DraftOf } from './draft.ts'
import { FaultText } from './FaultText.tsx'
import { RangeSlider } from './RangeSlider.tsx'

interface RangeFilterProps {
  label: string
  draft: DraftOf<'range'>
  onChange: (draft: DraftOf<'range'>) => void
  /** Smallest and greatest number in the rows. */
  min: number | null
  max: number | null
  /** Somebody tried to apply: a fault is told even before the field is left. */
  tried: boolean
}

/** Numbers to type and handles to pull. An end that is not set does not filter, so rows without a number stay. */
export function RangeFilter({ label, draft, onChange, min, max, tried }: RangeFilterProps) {
  const t = useText('list')
  const format = useFormat()
  const [left, setLeft] = useState(false)
  const fault = left || tried ? faultOf(draft) : null

  const end = (side: 'min' | 'max', bound: number | null) => (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={t(side === 'min' ? 'filters.fromOf' : 'filters.toOf', { name: label })}
      {...(fault ? { 'aria-invalid': true } : {})}
      placeholder={
        bound === null ? t(side === 'min' ? 'filters.from' : 'filters.to') : format.number(bound, 2)
      }
      value={draft[side]}
      onChange={(event) => onChange({ ...draft, [side]: event.target.value })}
      onBlur={() => setLeft(true)}
      onFocus={() => setLeft(false)}
      className={cn(controlClass(), 'tabular-nums')}
    />
  )

  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-13 font-medium">{label}</legend>
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
          values={[parseNumber(draft.min), parseNumber(draft.max)]}
          onChange={([from, to]) => onChange({ kind: 'range', min: textOf(from), max: textOf(to) })}
        />
      ) : null}
      {min === null ? <p className="text-12 text-text-muted">{t('filters.noNumbers')}</p> : null}
      <FaultText fault={fault} />
    </fieldset>
  )
}

function textOf(value: number | null) {
  return value === null ? '' : String(value)
}
