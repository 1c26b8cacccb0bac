import { CheckCheck, Rows3 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { alertCategories, alertCodes, alertStatuses } from '../../domain/alerts.ts'
import { isSilentAgent } from '../../domain/alertWindow.ts'
import { severities } from '../../domain/tones.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import { type ListState, valueOr } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { type ListViewProps, withoutUnknownColumns } from '../../list-screen/views/useListView.ts'
import { type AlertGroup, daysSince, groupId, sortGroups } from './alertGroups.ts'
import { AlertListActions } from './AlertListActions.tsx'
import type { AlertColumnOptions } from './columns.ts'
import { severityCounts, singleFilterValue, totalCount } from './severityCounts.ts'
import { useAlertText } from './useAlertText.ts'
import { useEmptyAlerts } from './useEmptyAlerts.ts'

export type { AlertGroup } from './alertGroups.ts'

export interface AlertGroupsScreenProps extends ListViewProps {
  /** Groups of all severities: the filter by severity is applied here. */
  list: ListState<AlertGroup>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** The alerts of an open group. */
  renderAlerts: (group: AlertGroup) => ReactNode
  /** The group in the plain table; null if the table cannot show exactly its alerts. */
  tableTo: (group: AlertGroup) => string | null
  /** Opens the table of a group, or of all alerts. */
  onShowTable: (to: string | null) => void
  /** `clear` deselects the groups. */
  onAcknowledge: (groups: readonly AlertGroup[], clear: () => void, hidden?: number) => void
  onAcknowledgeAll: () => void
  /** The server hides the alerts of known hosts from this user. */
  hidesKnownHosts?: boolean
}

const noGroups: readonly AlertGroup[] = []

/** The alerts as a queue: one row for each code and severity. */
export function AlertGroupsScreen(props: AlertGroupsScreenProps) {
  const { list, view, onViewChange, onRefresh, actions } = props
  const {
    renderAlerts,
    tableTo,
    onShowTable,
    onAcknowledge,
    onAcknowledgeAll,
    hidesKnownHosts = false,
  } = props
  const t = useText('alerts')
  const alertText = useAlertText()
  const empty = useEmptyAlerts(view, hidesKnownHosts)
  const columns = useMemo(() => groupColumns({ codeLabel: alertText }), [alertText])
  const allGroups = valueOr(list, null)
  const counts = useMemo(() => severityCounts(allGroups), [allGroups])
  // There are at most as many groups as codes times severities, so one page holds them.
  const firstPage = useMemo(
    () =>
      view && {
        ...withoutUnknownColumns(
          view,
          columns.filter(({ filterOnly }) => filterOnly !== true),
        ),
        page: 1,
        pageSize: 'all' as const,
      },
    [view, columns],
  )
  const sort = firstPage?.sort ?? null
  const severity = singleFilterValue(view, 'alertSeverity')
  const groups = useMemo(
    () =>
      sortGroups(
        (allGroups ?? noGroups).filter((group) => severity === undefined || group.severity === severity),
        sort,
      ),
    [allGroups, severity, sort],
  )
  const filteredList: ListState<AlertGroup> =
    list.status === 'ready' ? { ...list, value: groups, total: groups.length } : list
  const status = singleFilterValue(view, 'alertStatus')
  const isNew = status === 'NEW'
  const excludesNew = status !== undefined && !isNew
  const disabledReason = excludesNew ? t('all.settled') : groups.length === 0 ? t('all.none') : null

  function rowActions(group: AlertGroup): readonly RowAction[] {
    const rowDisabledReason = excludesNew
      ? t('all.settled')
      : canAcknowledge(group)
        ? undefined
        : t('stays.silent')
    const to = tableTo(group)
    return [
      {
        id: 'acknowledge',
        // Without a count, because the list of shortcuts shows it for all rows.
        label: t('acknowledge.one'),
        icon: CheckCheck,
        shortcut: 'e',
        onSelect: () => onAcknowledge([group], () => undefined),
        disabled: rowDisabledReason,
      },
      ...(to === null
        ? []
        : [{ id: 'table', label: t('groups.open'), icon: Rows3, onSelect: () => onShowTable(to) }]),
    ]
  }

  function bulkActions(selectedGroups: readonly AlertGroup[], clear: () => void, hidden: number) {
    return (
      <Button
        {...(excludesNew ? { 'aria-disabled': true, title: t('all.settled') } : {})}
        onClick={() => onAcknowledge(selectedGroups, clear, hidden)}
      >
        <CheckCheck size={16} />
        {isNew
          ? t('chosen.button', { count: totalCount(selectedGroups.filter(canAcknowledge)) })
          : t('acknowledge.one')}
      </Button>
    )
  }

  return (
    <ListScreen
      area="alerts"
      columns={columns}
      list={filteredList}
      rowId={groupId}
      view={firstPage}
      onViewChange={
        onViewChange &&
        ((nextView) => {
          const { page: _, pageSize: __, ...rest } = nextView
          onViewChange({ ...rest, ...pageSizeOf(view) })
        })
      }
      onRefresh={onRefresh}
      counts={counts}
      countLabel={t('groups.count', { count: totalCount(groups), groups: groups.length })}
      empty={empty}
      fetchAllRows={() => Promise.resolve(groups)}
      actions={
        <AlertListActions
          ready={list.status === 'ready'}
          disabledReason={disabledReason}
          onAcknowledgeAll={onAcknowledgeAll}
          view="groups"
          onViewChange={() => onShowTable(null)}
        >
          {actions}
        </AlertListActions>
      }
      rowActions={rowActions}
      bulkActions={bulkActions}
      detail={renderAlerts}
    />
  )
}

/** One such alert makes the server refuse the whole request; it closes when data arrives. */
function canAcknowledge({ code }: AlertGroup): boolean {
  return !isSilentAgent({ alertCode: code })
}

function pageSizeOf(view: Partial<ListView> | undefined): Partial<ListView> {
  return view?.pageSize === undefined ? {} : { pageSize: view.pageSize }
}

const noValue = () => null

/** What a group shows, and the filters of the alerts in it. */
export function groupColumns({
  codeLabel,
}: Pick<AlertColumnOptions, 'codeLabel'>): readonly Column<AlertGroup>[] {
  return [
    {
      id: 'alertCode',
      kind: 'text',
      width: 192,
      // Some servers group by category and send no code.
      value: ({ code, category }) =>
        code ? codeLabel('alertCode', code) : codeLabel('alertCategory', category),
      filter: 'one',
      options: alertCodes,
    },
    { id: 'count', kind: 'number', width: 76 },
    {
      id: 'alertSeverity',
      kind: 'severity',
      width: 100,
      value: ({ severity }) => severity,
      filter: 'one',
      options: severities,
    },
    { id: 'affectedHosts', header: 'hosts', kind: 'number', width: 76 },
    {
      id: 'age',
      kind: 'number',
      width: 106,
      hidden: true,
      value: ({ oldestAlert }, now) => daysSince(oldestAlert, now),
    },
    { id: 'oldestAlert', kind: 'dateTime', width: 142, ago: true },
    { id: 'latestAlert', kind: 'dateTime', width: 142, ago: true },
    {
      id: 'alertCategory',
      header: 'category',
      kind: 'text',
      hidden: true,
      value: ({ category }) => codeLabel('alertCategory', category),
      filter: 'one',
      options: alertCategories,
    },
    {
      id: 'alertStatus',
      header: 'status',
      kind: 'text',
      value: noValue,
      filter: 'one',
      options: alertStatuses,
      filterOnly: true,
    },
    { id: 'hostname', kind: 'text', value: noValue, filter: 'text', filterOnly: true },
    { id: 'description', kind: 'text', value: noValue, filter: 'text', filterOnly: true },
    { id: 'date', kind: 'dateTime', value: noValue, filter: 'days', filterOnly: true },
  ]
}
