import { useState } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { DateField } from '../date-field/DateField.tsx'
import type { DayProblem } from '../date-field/readDay.ts'
import type { DraftOf } from './draft.ts'

interface DayFilterProps {
  label: string
  max: string
  draft: DraftOf<'day'>
  onChange: (draft: DraftOf<'day'>) => void
  isSubmitted: boolean
}

export function DayFilter({ label, max, draft, onChange, isSubmitted }: DayFilterProps) {
  const t = useText('common')
  const [problem, setProblem] = useState<DayProblem | null>(null)
  return (
    <DateField
      label={label}
      max={max}
      value={draft.day || null}
      error={isSubmitted && problem === 'notADate' ? t('date.notADate') : null}
      onChange={(day, problem) => {
        setProblem(problem)
        onChange({ kind: 'day', day: problem ? null : (day ?? '') })
      }}
    />
  )
}
