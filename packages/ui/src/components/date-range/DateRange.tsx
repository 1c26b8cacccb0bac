import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { IconButton } from '../button/Button.tsx'
import { DateField, type DayProblem } from '../date-field/DateField.tsx'
import { type FieldFrameProps, FieldGroup } from '../field/Field.tsx'

/** Calendar days YYYY-MM-DD, both inclusive; `null` is an open end. */
export interface DayRange {
  from: string | null
  to: string | null
}

type Side = keyof DayRange
export type RangeProblem = DayProblem | 'wrongOrder'
type SideProblems = Readonly<Record<Side, DayProblem | null>>

export interface DateRangeProps extends FieldFrameProps {
  value: DayRange
  /** With a problem the range is invalid, and `sides` has the problem of each end. */
  onChange: (range: DayRange, problem: RangeProblem | null, sides: SideProblems) => void
  /** Today if future days are invalid. */
  max?: string | undefined
  /** Range that the reset button restores. */
  initial?: DayRange
  /** The form was submitted, so incomplete input is an error. */
  isSubmitted?: boolean
}

const noProblems: SideProblems = { from: null, to: null }

/** First and last day, each typed or picked. */
export function DateRange(props: DateRangeProps) {
  const { value, onChange, max, initial, isSubmitted, ...frame } = props
  const t = useText('common')
  const [sides, setSides] = useState(noProblems)
  const [resets, setResets] = useState(0)

  function change(range: DayRange, next: SideProblems) {
    setSides(next)
    onChange(range, next.from ?? next.to ?? (isReversed(range) ? 'wrongOrder' : null), next)
  }
  const renderEnd = (side: Side) => (
    <div className="flex min-w-40 flex-1 items-start gap-2">
      <span aria-hidden className="w-8 shrink-0 pt-1.5 text-12 text-text-muted">
        {t(`range.${side}`)}
      </span>
      <DateField
        key={resets}
        label={t(`range.${side}Of`, { name: frame.label })}
        hideLabel
        max={max}
        value={value[side]}
        error={isSubmitted && sides[side] === 'notADate' ? t('date.notADate') : null}
        onChange={(day, problem) => change({ ...value, [side]: day }, { ...sides, [side]: problem })}
        className="flex-1"
      />
    </div>
  )

  return (
    <FieldGroup {...frame} error={frame.error ?? (isReversed(value) ? t('range.wrongOrder') : null)}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        {renderEnd('from')}
        {renderEnd('to')}
        {initial ? (
          <IconButton
            label={t('range.reset', { name: frame.label })}
            onClick={() => {
              setResets(resets + 1)
              change(initial, noProblems)
            }}
          >
            <RotateCcw size={16} />
          </IconButton>
        ) : null}
      </div>
    </FieldGroup>
  )
}

function isReversed({ from, to }: DayRange) {
  return from !== null && to !== null && from > to
}
