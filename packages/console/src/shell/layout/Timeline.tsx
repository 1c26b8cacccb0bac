import { timelineOf } from '@inventory-console/ui/domain/timeline'
import { useNow } from '@inventory-console/ui/lib/dates'
import { type OneState, valueOr } from '@inventory-console/ui/lib/state'
import { TimelineStrip } from '@inventory-console/ui/screens/timeline/TimelineStrip'
import { useMemo } from 'react'
import { usePage } from '../../platform/pages/page.ts'
import { type AlertQuery, alertPageQuery, readAlertPage } from '../../platform/queries/alerts.ts'
import { useLicenseHistory } from '../../platform/queries/licenses.ts'
import { type Refreshable, useOne } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'
import { usePersisted, useServices } from '../../platform/services.ts'

/** Days that the server keeps alerts by default. */
const length = 90

/** The strip of days in the popover of the global filters. Three requests tell of all days; none names a day. */
export function Timeline() {
  const { persisted } = useServices()
  const now = useNow()
  const filters = usePersisted('filters')
  const visibility = usePage()?.filters ?? 'none'
  const scope = useMemo(() => filterQuery({ ...filters, date: null }, visibility), [filters, visibility])
  const engine = useNewestAlerts({ ...scope, category: 'ENGINE' })
  const license = useNewestAlerts({ ...scope, category: 'LICENSE' })
  const history = useLicenseHistory()
  const today = new Date(now).setHours(12, 0, 0, 0)
  const days = useMemo(
    () =>
      timelineOf({
        now: today,
        length,
        alerts:
          engine.status === 'ready' && license.status === 'ready' ? [engine.value, license.value] : null,
        licenses: valueOr(history, null),
      }),
    [today, engine, license, history],
  )
  return (
    <TimelineStrip
      days={days}
      status={{
        alerts: [engine, license].map(statusOf).toSorted((a, b) => rank[b] - rank[a])[0] ?? 'loading',
        licenses: statusOf(history),
      }}
      onRetry={() => {
        for (const query of [engine, license, history]) if (query.status === 'failed') query.retry()
      }}
      value={filters.date}
      onChange={(date) => {
        const before = persisted.get()
        persisted.set({ ...before, filters: { ...before.filters, date } })
      }}
    />
  )
}

/** Page size above the number of alerts of these categories that most servers keep. */
const maxAlerts = 10_000

function useNewestAlerts(query: AlertQuery) {
  return useOne(
    alertPageQuery({ ...query, 'sort-by': 'date', 'sort-desc': true, page: 1, size: maxAlerts }),
    readAlertPage,
    { revalidateIfStale: false, reportsStale: false },
  )
}

const rank = { ready: 0, loading: 1, failed: 2 } as const

function statusOf(state: Pick<OneState<unknown> & Refreshable, 'status'>): keyof typeof rank {
  if (state.status === 'ready' || state.status === 'loading') return state.status
  return 'failed'
}
