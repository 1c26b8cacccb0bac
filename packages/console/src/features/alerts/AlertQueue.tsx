import { encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import type { ListState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import { AlertGroupsScreen, type AlertGroup } from '@inventory-console/ui/screens/alerts/AlertGroupsScreen'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { ListFrame } from '../../platform/list-route/ListFrame.tsx'
import {
  alertAddress,
  alertPageQuery,
  type AlertQuery,
  type AlertsBody,
  alertsOperation,
  groupsQuery,
  newestQuery,
  readAlertPage,
  readGroups,
  recentParams,
} from '../../platform/queries/alerts.ts'
import { toListState } from '../../platform/query/listStates.ts'
import { useInvalidate } from '../../platform/query/mutation.ts'
import { useOne, type Refreshable } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { AcknowledgementDialogs } from './AcknowledgementDialogs.tsx'
import { AlertExports } from './AlertExports.tsx'
import { GroupAlerts } from './GroupAlerts.tsx'
import { useAcknowledge } from './mutations.ts'
import { newAlertsUntil, withoutSeverity, tableParam, useAlertsView } from './useAlertsView.ts'
import { useHidesKnownHosts } from './useHidesKnownHosts.ts'

/** The alerts grouped by code and severity. */
export function AlertQueue() {
  const services = useServices()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { filters, setUrlView, view, debounced, openList } = useAlertsView()
  const query = withoutSeverity(filters, debounced)
  const list = useGroups(query)
  const acknowledge = useAcknowledge()
  const hidesKnownHosts = useHidesKnownHosts()
  /** The group in the plain table. */
  const tableTo = ({ code, severity }: AlertGroup) => {
    const filters: Partial<ListView>['filters'] = {
      ...view.filters,
      ...(code === undefined ? {} : { alertCode: { kind: 'oneOf', values: [code] } }),
      alertSeverity: { kind: 'oneOf', values: [severity] },
    }
    const table = alertAddress({ search: view.search ?? '', filters }, {})
    return paths.alerts + encodeView(table, `?${tableParam.key}=${tableParam.value}`)
  }

  return (
    <ListFrame forbidden={list.status === 'forbidden'} stale={list.stale} onRetry={list.refresh}>
      <AlertGroupsScreen
        list={list}
        view={view}
        onViewChange={({ sort, ...next }) => {
          const { sort: _, ...rest } = alertAddress(next, {})
          setUrlView({ ...rest, ...(sort ? { sort } : {}) })
        }}
        // Groups, their newest alerts and the open group.
        onRefresh={() => invalidate([alertsOperation])}
        actions={<AlertExports filters={filters} view={view} />}
        hidesKnownHosts={hidesKnownHosts}
        renderAlerts={(group) => (
          <GroupAlerts
            query={query}
            group={group}
            tableTo={tableTo(group)}
            onAcknowledge={(alert) => acknowledge.start({ alerts: [alert], clear: () => undefined })}
          />
        )}
        onShowTable={(group) => (group ? void navigate(tableTo(group)) : openList('table'))}
        onAcknowledge={(groups, clear) =>
          acknowledge.start({ query: newAlertsUntil(services.now(), filters, view), groups, clear })
        }
        onAcknowledgeAll={() => acknowledge.start({ query: newAlertsUntil(services.now(), filters, view) })}
      />
      <AcknowledgementDialogs {...acknowledge} />
    </ListFrame>
  )
}

function useGroups(query: AlertQuery): ListState<AlertGroup> & Refreshable {
  const groups = useOne(groupsQuery(query), readGroups, { errorScope: 'page' })
  const recent = useOne(alertPageQuery(recentParams(query)), newestDates)
  const older = useMemo(() => {
    if (groups.status !== 'ready' || recent.status !== 'ready') return []
    return groups.value.filter(({ code, severity }) => !recent.value.has(groupKey(code, severity)))
  }, [groups, recent])
  const newest = useOne(older.length > 0 ? newestQuery(query, older) : null, newestDates)
  return useMemo(() => {
    const dates = new Map(
      [recent, newest].flatMap((state) => (state.status === 'ready' ? [...state.value] : [])),
    )
    return toListState(groups, (rows) =>
      rows.map((group) => ({
        ...group,
        latestAlert: dates.get(groupKey(group.code, group.severity)) ?? null,
      })),
    )
  }, [groups, recent, newest])
}

/** Date of the newest alert of each group. */
function newestDates(body: AlertsBody): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  for (const { alertCode, alertSeverity, date } of readAlertPage(body).rows) {
    const key = groupKey(alertCode, alertSeverity)
    if (!dates.has(key)) dates.set(key, date)
  }
  return dates
}

function groupKey(code: string | undefined, severity: string): string {
  return `${severity} ${code ?? ''}`
}
