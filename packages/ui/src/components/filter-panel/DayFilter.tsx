import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/values/clock.ts'
import { dayOf } from '../../lib/values/format.ts'
import { DateField } from '../date-field/DateField.tsx'
import type { DayProblem } from '../date-field/readDay.ts'
import type { DraftOf } from './draft.ts'

interface DayFilterProps {
  label: string
  draft: DraftOf<'day'>
  onChange: (draft: DraftOf<'day'>) => void
  isSubmitted: boolean
}

/** A single day up to today. */
export function DayFilter({ label, draft, onChange, isSubmitted: submitted }: DayFilterProps) {
  const t = useText('common')
  const [problem, setProblem] = useState<DayProblem | null>(null)
  return (
    <DateField
      label={label}
      max={dayOf(useNow())}
      value={draft.day || null}
      error={submitted && problem === 'notADate' ? t('date.notADate') : null}
      onChange={(day, problem) => {
        setProblem(problem)
        onChange({ kind: 'day', day: problem ? null : (day ?? '') })
      }}
    />
  )
}
