import { useMemo } from 'react'
import { renewalDays, type RenewalTerm } from '../../../columns/renewals.ts'
import type { Tone } from '../../../components/badge/tones.tsx'
import { useNow } from '../../../lib/clock.ts'
import { calendarDay, dayOf } from '../../../lib/dates.ts'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'

interface ContractWithSupport {
  supportExpiration: string | null
}

const allTerms = ['expired', 30, 'quarter', 180] as const satisfies readonly RenewalTerm[]
type Term = (typeof allTerms)[number]
const tone: Record<Term, Tone> = {
  expired: 'danger',
  30: 'warning',
  quarter: 'warning',
  180: 'info',
}
const countIds: Record<Term, string> = {
  expired: 'expired',
  30: 'within30',
  quarter: 'thisQuarter',
  180: 'within180',
}
const noCounts: readonly ListCount[] = []

/** Quick filters for contracts whose support has ended or ends soon; none where no contract has a date. */
export function useRenewals(contracts: readonly ContractWithSupport[]): readonly ListCount[] {
  const now = useNow()
  const day = dayOf(now)
  const hasDates = useMemo(
    () => contracts.some(({ supportExpiration }) => calendarDay(supportExpiration) !== null),
    [contracts],
  )
  return useMemo(
    () =>
      hasDates
        ? allTerms.map((term) => ({
            id: countIds[term],
            column: 'supportExpiration',
            filter: renewalDays(term, now),
            tone: tone[term],
          }))
        : noCounts,
    // oxlint-disable-next-line react/exhaustive-deps -- the spans change with the day
    [hasDates, day],
  )
}
