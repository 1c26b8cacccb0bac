import { useState } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { afterPointerUp } from '../field/afterPointerUp.ts'
import { controlClass } from '../field/controlClass.ts'
import { FieldGroup } from '../field/FieldGroup.tsx'
import { RangeSlider } from '../range-slider/RangeSlider.tsx'
import { draftError, type DraftOf } from './draft.ts'

interface RangeFilterProps {
  label: string
  draft: DraftOf<'range'>
  onChange: (draft: DraftOf<'range'>) => void
  /** Minimum and maximum in the rows. */
  min: number | null
  max: number | null
  /** The rows are still being counted. */
  isCounting: boolean
  isSubmitted: boolean
}

/** Number inputs with a range slider. An empty end does not filter, so rows without a number stay. */
export function RangeFilter(props: RangeFilterProps) {
  const { label, draft, onChange, min, max, isCounting, isSubmitted } = props
  const t = useText('list')
  const common = useText('common')
  const format = useFormat()
  const [touched, setTouched] = useState(false)
  const error = touched || isSubmitted ? draftError(draft, format) : null
  const messages = {
    notANumber: t('filters.notANumber', { example: format.number(12_345.6) }),
    wrongOrder: common('range.wrongOrder'),
  }

  const textOf = (value: number | null) => (value === null ? '' : format.forInput(value))
  const isInvalid = (text: string) =>
    error === 'wrongOrder' || (error !== null && Number.isNaN(format.parse(text)))

  const renderEnd = (side: 'min' | 'max', bound: number | null) => (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={common(side === 'min' ? 'range.fromOf' : 'range.toOf', { name: label })}
      {...(isInvalid(draft[side]) ? { 'aria-invalid': true } : {})}
      placeholder={
        bound === null ? common(side === 'min' ? 'range.from' : 'range.to') : format.forInput(bound, 2)
      }
      value={draft[side]}
      onChange={(event) => onChange({ ...draft, [side]: event.target.value })}
      onBlur={() => afterPointerUp(() => setTouched(true))}
      onFocus={() => setTouched(false)}
      className={cn(controlClass(), 'tabular-nums')}
    />
  )

  return (
    <FieldGroup
      label={label}
      hint={min === null && !isCounting ? t('filters.noNumbers') : undefined}
      error={error && error !== 'notADay' ? messages[error] : null}
    >
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {renderEnd('min', min)}
        <span aria-hidden className="text-text-muted">
          –
        </span>
        {renderEnd('max', max)}
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
