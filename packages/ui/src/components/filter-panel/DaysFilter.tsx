import { useNow } from '../../lib/values/clock.ts'
import { dayOf } from '../../lib/values/format.ts'
import { DateRange } from '../date-range/DateRange.tsx'
import type { DraftOf } from './draft.ts'

interface DaysFilterProps {
  label: string
  draft: DraftOf<'days'>
  onChange: (draft: DraftOf<'days'>) => void
  /** Apply was attempted, so errors show even before blur. */
  isSubmitted: boolean
}

/** First and last day, both inclusive and up to today. */
export function DaysFilter({ label, draft, onChange, isSubmitted: submitted }: DaysFilterProps) {
  return (
    <DateRange
      label={label}
      max={dayOf(useNow())}
      value={{ from: draft.from || null, to: draft.to || null }}
      isSubmitted={submitted}
      onChange={(range, _problem, sides) =>
        onChange({
          kind: 'days',
          from: sides.from ? null : (range.from ?? ''),
          to: sides.to ? null : (range.to ?? ''),
        })
      }
    />
  )
}
