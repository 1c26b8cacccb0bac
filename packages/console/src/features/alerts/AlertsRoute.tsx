import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { isReachable } from '@inventory-console/ui/lib/react/links'
import { paths } from '@inventory-console/ui/paths'
import { AlertsScreen } from '@inventory-console/ui/screens/alerts/AlertsScreen'
import { Suspense, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../platform/environment/services.ts'
import { ListNotices } from '../../platform/list-route/listRouteNotices.tsx'
import { usePageQuery } from '../../platform/pages/usePageQuery.ts'
import { gatherAlerts, useAlerts } from '../../platform/queries/alertQueries.ts'
import {
  alertAddress,
  alertFilter,
  alertOrder,
  alertPage,
  alertView,
} from '../../platform/queries/alertQuery.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'
import { fetchQuery, withSignal } from '../../platform/query/query.ts'
import type { ViewState } from '../../platform/url-state/tableState.ts'
import { useDebouncedValue } from '../../platform/url-state/useDebouncedValue.ts'
import { useListView } from '../../platform/url-state/useListView.ts'
import { AlertExports } from './AlertExports.tsx'
import { useAcknowledge } from './mutations.ts'

/** Debounce of the search, in milliseconds: each new search sends a request. */
const typing = 300

// Lazy-loaded: most users only read the list.
const AcknowledgeDialog = lazyPart(
  async () => (await import('@inventory-console/ui/screens/alerts/AcknowledgeDialog')).AcknowledgeDialog,
)

export function AlertsRoute() {
  const services = useServices()
  const navigate = useNavigate()
  const filters = usePageQuery()
  const [address, setAddress] = useListView()
  const view = useMemo(() => alertView(address), [address])
  const search = useDebouncedValue(view.search, typing)
  const asked = useMemo((): ViewState => ({ ...view, search: search ?? '' }), [view, search])
  const list = useAlerts(filters, asked)
  const technologies = useTechnologies(true)
  const acknowledge = useAcknowledge()

  // The page may no longer exist, after its alerts were marked as read or from an old link.
  const { page, size } = alertPage(view)
  const total = list.status === 'ready' && !list.refreshing ? list.total : undefined
  const pages = total === undefined ? page : Math.max(1, Math.ceil(total / size))
  useEffect(() => {
    if (page > pages) setAddress({ ...address, page: pages }, true)
  }, [page, pages, address, setAddress])

  function markAll() {
    const now = new Date(services.now()).toISOString()
    const { to = now, ...filter } = alertFilter(view)
    // Alerts that arrive from now on are excluded, because the user has not seen them.
    acknowledge.begin({ query: { ...filters, ...filter, status: 'NEW', to: to < now ? to : now } })
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <ListNotices forbidden={list.status === 'forbidden'} stale={list.stale} onRetry={list.refresh} />
      <div className="min-h-0 flex-1">
        <AlertsScreen
          list={list}
          view={view}
          onViewChange={(next) => setAddress(alertAddress(next, view))}
          onRefresh={list.refresh}
          actions={<AlertExports filters={filters} view={view} />}
          gather={(report, stop) =>
            gatherAlerts(
              { ...filters, ...alertFilter(asked) },
              async (query) => (await fetchQuery(services, withSignal(query, stop))).value,
              alertOrder(asked),
              report,
            )
          }
          hostTo={paths.host}
          onOpen={(to) => (isReachable(to) ? void navigate(to) : undefined)}
          {...(technologies.status === 'ready' ? { technologies: technologies.rows } : {})}
          onAcknowledge={(alerts, clear) => acknowledge.begin({ alerts, clear })}
          onAcknowledgeAll={markAll}
        />
      </div>
      {acknowledge.work ? (
        <Suspense>
          <AcknowledgeDialog
            work={acknowledge.work}
            onConfirm={acknowledge.confirm}
            onRetry={acknowledge.retry}
            onCancel={acknowledge.cancel}
            onClose={acknowledge.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
