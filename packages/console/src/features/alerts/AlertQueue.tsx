import { encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import type { ListState } from '@inventory-console/ui/lib/state'
import { paths } from '@inventory-console/ui/paths'
import {
  AlertGroupDetail,
  type AlertGroupDetailProps,
} from '@inventory-console/ui/screens/alerts/AlertGroupDetail'
import { type AlertGroup, AlertGroupsScreen } from '@inventory-console/ui/screens/alerts/AlertGroupsScreen'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  withoutAlertDefaults,
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
import { type Refreshable, useOne } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'
import { AlertFrame, AlertExports } from './AlertFrame.tsx'
import { useAcknowledge } from './useAcknowledge.ts'
import {
  newAlertsUntil,
  tableParam,
  useAlertsView,
  useHidesKnownHosts,
  withoutSeverity,
} from './useAlertsView.ts'

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
    const table = withoutAlertDefaults({ search: view.search ?? '', filters }, {})
    return paths.alerts + encodeView(table, `?${tableParam.key}=${tableParam.value}`)
  }

  return (
    <AlertFrame list={list} acknowledge={acknowledge}>
      <AlertGroupsScreen
        list={list}
        view={view}
        onViewChange={({ sort, ...next }) => {
          const { sort: _, ...rest } = withoutAlertDefaults(next, {})
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
        onAcknowledge={(groups, clear, hidden = 0) =>
          acknowledge.start({ query: newAlertsUntil(services.now(), filters, view), groups, clear, hidden })
        }
        onAcknowledgeAll={() => acknowledge.start({ query: newAlertsUntil(services.now(), filters, view) })}
      />
    </AlertFrame>
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

interface GroupAlertsProps extends Pick<AlertGroupDetailProps, 'tableTo' | 'onAcknowledge'> {
  /** The filters of the list. */
  query: AlertQuery
  group: AlertGroup
}

/** Alerts of an open group; the plain table has the others page by page. */
const maxAlerts = 50

/** The newest alerts of a group. */
function GroupAlerts({ query, group: { code, severity }, ...props }: GroupAlertsProps) {
  const state = useOne(
    alertPageQuery({
      ...query,
      ...(code === undefined ? {} : { code }),
      severity,
      'sort-by': 'date',
      'sort-desc': true,
      page: 1,
      size: maxAlerts,
    }),
    readAlertPage,
  )
  const list =
    state.status === 'ready'
      ? ({ status: 'ready', value: state.value.rows, total: state.value.total } as const)
      : state.status === 'notFound'
        ? ({ status: 'loading' } as const)
        : state
  return <AlertGroupDetail list={list} {...props} />
}
