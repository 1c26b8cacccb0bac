import { useState } from 'react'
import { DateRange, type DayRange as Draft } from '../../../components/date-range/DateRange.tsx'
import { MultiSelect } from '../../../components/multi-select/MultiSelect.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'

/** Calendar days YYYY-MM-DD, both inclusive. */
export interface Days {
  from: string
  to: string
}

export interface PeriodProps {
  days: Days
  /** Restored by the reset button. */
  initial: Days
  /** `null` restores the initial days. */
  onDaysChange: (days: Days | null) => void
}

export interface CompareProps {
  /** Names of all databases of the host. */
  names: readonly string[]
  compared: readonly string[]
  onCompare: (names: readonly string[]) => void
}

/** Selects the databases and days of the charts. */
export function ChartControls({ names, compared, onCompare, ...period }: CompareProps & PeriodProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <CompareField names={names} compared={compared} onCompare={onCompare} />
      <Period {...period} />
    </div>
  )
}

export function CompareField({ names, compared, onCompare }: CompareProps) {
  const t = useText('oracleCharts')
  const common = useText('common')
  return (
    <MultiSelect
      label={common('compareDatabases')}
      choices={names.map((name) => ({ value: name, label: name }))}
      value={compared}
      onChange={onCompare}
      placeholder={t('noneCompared')}
      className="w-72 max-w-full"
    />
  )
}

/** Incomplete or invalid dates keep the current chart. */
function Period({ days, initial, onDaysChange }: PeriodProps) {
  const common = useText('common')
  const daysKey = `${days.from} ${days.to}`
  const [draftState, setDraftState] = useState<{ draft: Draft; daysKey: string }>({
    draft: days,
    daysKey,
  })
  if (draftState.daysKey !== daysKey) setDraftState({ draft: days, daysKey })
  return (
    <DateRange
      label={common('period')}
      value={draftState.draft}
      initial={initial}
      max={initial.to}
      isSubmitted
      onChange={(draft, problem) => {
        setDraftState({ draft, daysKey })
        const { from, to } = draft
        if (problem !== null || from === null || to === null) return
        onDaysChange(from === initial.from && to === initial.to ? null : { from, to })
      }}
      className="max-w-xl"
    />
  )
}
