import { useState } from 'react'
import type { Period } from '../../../../../columns/oracleSeries.ts'
import { DateRange } from '../../../../../components/date-range/DateRange.tsx'
import { useText } from '../../../../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../../../../lib/dates.ts'

/** Initial period in days. */
const span = 31

/** Selected period. An invalid date keeps the current chart. */
export function usePeriod() {
  const now = useNow()
  const [initial] = useState(() => {
    const today = new Date(now)
    const firstDay = new Date(today.getFullYear(), today.getMonth(), today.getDate() - span)
    return { from: dayOf(firstDay.getTime()), to: dayOf(now) }
  })
  const [period, setPeriod] = useState<Period>(initial)
  return { period, setPeriod, initial }
}

export function PeriodField({ period, setPeriod, initial }: ReturnType<typeof usePeriod>) {
  const common = useText('common')
  const [draftPeriod, setDraftPeriod] = useState(period)
  return (
    <DateRange
      label={common('period')}
      value={draftPeriod}
      initial={initial}
      max={initial.to}
      isSubmitted
      onChange={(range, problem) => {
        setDraftPeriod(range)
        if (problem === null) setPeriod(range)
      }}
      className="max-w-xl"
    />
  )
}

/** Chart axis range; an open period uses the range of the data. */
export function closedPeriod({ from, to }: Period) {
  return from !== null && to !== null ? { from, to } : null
}
