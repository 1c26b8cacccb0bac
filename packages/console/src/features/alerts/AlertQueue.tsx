import type { Alert } from '@inventory-console/api-mocks/contract'
import { encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { type ListState, valueOr } from '@inventory-console/ui/lib/state'
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
  alertFilter,
  alertPageQuery,
  type AlertQuery,
  type AlertsBody,
  alertsOperation,
  groupFilter,
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
  const allGroups = valueOr(list, noGroups)
  const acknowledge = useAcknowledge()
  const hidesKnownHosts = useHidesKnownHosts()
  /** The group in the plain table; null if no filter of the table has exactly its alerts. */
  const tableTo = (group: AlertGroup) => {
    const { category, code, severity } = group
    const filters: Partial<ListView>['filters'] = {
      ...view.filters,
      ...(code
        ? { alertCode: { kind: 'oneOf', values: [code] } }
        : { alertCategory: { kind: 'oneOf', values: [category] } }),
      alertSeverity: { kind: 'oneOf', values: [severity] },
    }
    const table = { search: view.search ?? '', filters }
    // The table ignores values that it does not know.
    const { code: shownCode, category: shownCategory, severity: shownSeverity } = alertFilter(table)
    const isKnown = shownSeverity === severity && (code ? shownCode === code : shownCategory === category)
    if (!isKnown || othersOf(group, allGroups).length > 0) return null
    return (
      paths.alerts + encodeView(withoutAlertDefaults(table, {}), `?${tableParam.key}=${tableParam.value}`)
    )
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
            others={othersOf(group, allGroups)}
            tableTo={tableTo(group)}
            onAcknowledge={(alert) => acknowledge.start({ alerts: [alert], clear: () => undefined })}
          />
        )}
        tableTo={tableTo}
        onShowTable={(to) => (to === null ? openList('table') : void navigate(to))}
        onAcknowledge={(groups, clear, hidden = 0) =>
          acknowledge.start({ query: newAlertsUntil(services.now(), filters, view), groups, clear, hidden })
        }
        onAcknowledgeAll={() => acknowledge.start({ query: newAlertsUntil(services.now(), filters, view) })}
      />
    </AlertFrame>
  )
}

const noGroups: readonly AlertGroup[] = []

type GroupKey = Pick<AlertGroup, 'category' | 'code' | 'severity'>

/** Groups whose alerts the filter of a group without a code has as well. */
function othersOf({ category, code, severity }: GroupKey, groups: readonly GroupKey[]): readonly GroupKey[] {
  if (code) return []
  return groups.filter((group) => group.code && group.category === category && group.severity === severity)
}

function isOfGroup(
  { alertCategory, alertCode, alertSeverity }: Alert,
  { category, code, severity }: GroupKey,
  others: readonly GroupKey[],
): boolean {
  if (alertSeverity !== severity) return false
  if (code) return alertCode === code
  return alertCategory === category && others.every((other) => other.code !== alertCode)
}

function useGroups(query: AlertQuery): ListState<AlertGroup> & Refreshable {
  const groups = useOne(groupsQuery(query), readGroups, { errorScope: 'page' })
  const recent = useOne(alertPageQuery(recentParams(query)), readRows)
  const older = useMemo(() => {
    if (groups.status !== 'ready' || recent.status !== 'ready') return []
    return groups.value.filter((group) => newestOf(group, groups.value, recent.value) === undefined)
  }, [groups, recent])
  const newest = useOne(older.length > 0 ? newestQuery(query, older) : null, readRows)
  return useMemo(() => {
    const alerts = [recent, newest].flatMap((state) => (state.status === 'ready' ? state.value : []))
    return toListState(groups, (rows) =>
      rows.map((group) => ({ ...group, latestAlert: newestOf(group, rows, alerts)?.date ?? null })),
    )
  }, [groups, recent, newest])
}

const readRows = (body: AlertsBody) => readAlertPage(body).rows

/** The newest alert of a group, from alerts with the newest first. */
function newestOf(group: GroupKey, groups: readonly GroupKey[], alerts: readonly Alert[]): Alert | undefined {
  const others = othersOf(group, groups)
  return alerts.find((alert) => isOfGroup(alert, group, others))
}

interface GroupAlertsProps extends Pick<AlertGroupDetailProps, 'tableTo' | 'onAcknowledge'> {
  /** The filters of the list. */
  query: AlertQuery
  group: AlertGroup
  /** Groups whose alerts are sent with those of the group. */
  others: readonly GroupKey[]
}

/** Alerts of an open group; the plain table has the others page by page. */
const maxAlerts = 50

/** The newest alerts of a group. */
function GroupAlerts({ query, group, others, ...props }: GroupAlertsProps) {
  const state = useOne(
    alertPageQuery({
      ...query,
      ...groupFilter(group),
      'sort-by': 'date',
      'sort-desc': true,
      page: 1,
      size: maxAlerts,
    }),
    readAlertPage,
  )
  const list =
    state.status === 'ready'
      ? ({
          status: 'ready',
          value: state.value.rows.filter(({ alertCode }) => others.every(({ code }) => code !== alertCode)),
          total: others.length > 0 ? group.count : state.value.total,
        } as const)
      : state.status === 'notFound'
        ? ({ status: 'loading' } as const)
        : state
  return <AlertGroupDetail list={list} {...props} />
}
