import type { Tone } from '../../../components/badge/tones.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/values/clock.ts'
import { equal } from '../../../lib/values/equal.ts'
import { calendarDay } from '../../../lib/values/format.ts'
import type { Found } from '../../../list-screen/listProps.ts'
import { Tallies } from '../Tallies.tsx'
import { isWithin, spanOf, terms, type RenewalTerm } from './contractDates.ts'

interface Supported {
  supportExpiration: string | null
}

const all: readonly RenewalTerm[] = ['expired', ...terms]
const tone: Record<RenewalTerm, Tone> = { expired: 'danger', 30: 'warning', 90: 'warning', 180: 'info' }

/** Contracts whose support ends soon, of all in the list; a press shows them alone. */
export function Renewals({ rows, found }: { rows: readonly Supported[]; found: Found<Supported> }) {
  const t = useText('contracts')
  const now = useNow()
  const days = rows.map(({ supportExpiration }) => calendarDay(supportExpiration))
  if (days.every((day) => day === null)) return null
  const { supportExpiration: applied, ...others } = found.filters
  const tallies = all.map((term) => {
    const span = spanOf(term, now)
    const chosen = equal(applied, span)
    const count = days.filter((day) => isWithin(day, term, now)).length
    return {
      id: String(term),
      label: term === 'expired' ? t('renewals.expired') : t('renewals.within', { days: term }),
      count,
      tone: count === 0 ? ('neutral' as const) : tone[term],
      chosen,
      onChoose: () => found.setFilters(chosen ? others : { ...others, supportExpiration: span }),
    }
  })
  return <Tallies label={t('renewals.label')} tallies={tallies} />
}

export function renewalsOf<Row extends Supported>(rows: readonly Row[]) {
  return (found: Found<Row>) => <Renewals rows={rows} found={found} />
}
