import { isReachable } from '@inventory-console/ui/lib/links'
import { valueOr } from '@inventory-console/ui/lib/state'
import { AlertsScreen } from '@inventory-console/ui/screens/alerts/AlertsScreen'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  withoutAlertDefaults,
  alertFilter,
  alertOrder,
  alertPage,
  gatherAlerts,
  useAlertGroups,
  useAlerts,
} from '../../platform/queries/alerts.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'
import { fetchQuery } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { AlertFrame, AlertExports } from './AlertFrame.tsx'
import { useAcknowledge } from './useAcknowledge.ts'
import { newAlertsUntil, useAlertsView, useHidesKnownHosts, withoutSeverity } from './useAlertsView.ts'

/** The alerts in one table with all fields. */
export function AlertTable() {
  const services = useServices()
  const navigate = useNavigate()
  const { filters, urlView, setUrlView, view, debounced, openList } = useAlertsView()
  const list = useAlerts(filters, debounced)
  const groups = useAlertGroups(withoutSeverity(filters, debounced))
  const technologies = useTechnologies()
  const acknowledge = useAcknowledge()
  const hidesKnownHosts = useHidesKnownHosts()

  // The last page may be gone after its alerts were marked as read, or in an old link.
  const { page, size } = alertPage(view)
  // After Back the list still shows the search of the page before, which may have fewer pages.
  const isCurrent = list.status === 'ready' && !list.refreshing && debounced.search === (view.search ?? '')
  const total = isCurrent ? list.total : undefined
  const pages = total === undefined ? page : Math.max(1, Math.ceil(total / size))
  useEffect(() => {
    // A search that is not in the URL yet starts on the first page.
    if (page > pages && services.pendingUrl.get() === null) setUrlView({ ...urlView, page: pages }, true)
  }, [services, page, pages, urlView, setUrlView])

  return (
    <AlertFrame list={list} acknowledge={acknowledge}>
      <AlertsScreen
        list={list}
        view={view}
        onViewChange={(next) => setUrlView(withoutAlertDefaults(next, view))}
        groups={valueOr(groups, null)}
        onShowGroups={() => openList('groups')}
        onRefresh={() => {
          list.refresh()
          groups.refresh()
        }}
        actions={<AlertExports filters={filters} view={view} />}
        fetchAllRows={(report, stop) =>
          gatherAlerts(
            { ...filters, ...alertFilter(debounced) },
            async (query) => (await fetchQuery(services, query, { signal: stop })).value,
            alertOrder(debounced),
            report,
          )
        }
        hidesKnownHosts={hidesKnownHosts}
        onOpen={(to) => (isReachable(to) ? void navigate(to) : undefined)}
        {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
        onAcknowledge={(alerts, clear, hidden = 0) =>
          acknowledge.start({ alerts, clear, hidden, allOf: filters })
        }
        onAcknowledgeAll={() => acknowledge.start({ query: newAlertsUntil(services.now(), filters, view) })}
      />
    </AlertFrame>
  )
}
