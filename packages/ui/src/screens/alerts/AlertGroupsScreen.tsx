import { CheckCheck, Rows3 } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { IconButton } from '../../components/button/IconButton.tsx'
import type { RowAction } from '../../data-table/body/rowAction.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListView } from '../../lib/listView.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { onlyColumns } from '../../list-screen/views/onlyColumns.ts'
import type { ListViewProps } from '../../list-screen/views/useListView.ts'
import { groupId, sortGroups, type AlertGroup } from './alertGroups.ts'
import { AlertListActions } from './AlertListActions.tsx'
import { groupColumns } from './groupColumns.ts'
import { isOnlyNew, oneOf, severityCounts, sum } from './severityCounts.ts'
import { useAlertWord } from './useAlertWord.ts'

export type { AlertGroup } from './alertGroups.ts'

export interface AlertGroupsScreenProps extends ListViewProps {
  /** Groups of all severities: the filter by severity is applied here. */
  list: ListState<AlertGroup>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** The alerts of an open group. */
  renderAlerts: (group: AlertGroup) => ReactNode
  /** Shows the alerts of a group, or all alerts, in the plain table. */
  onShowTable: (group: AlertGroup | null) => void
  /** `clear` deselects the groups. */
  onAcknowledge: (groups: readonly AlertGroup[], clear: () => void) => void
  onAcknowledgeAll: () => void
}

const noGroups: readonly AlertGroup[] = []

/** The alerts as a queue: one row for each code and severity. */
export function AlertGroupsScreen(props: AlertGroupsScreenProps) {
  const { list, view, onViewChange, onRefresh, actions } = props
  const { renderAlerts, onShowTable, onAcknowledge, onAcknowledgeAll } = props
  const t = useText('alerts')
  const word = useAlertWord()
  const columns = useMemo(() => groupColumns({ word }), [word])
  const all = list.status === 'ready' ? list.rows : null
  const counts = useMemo(() => severityCounts(all), [all])
  // There are at most as many groups as codes times severities, so one page holds them.
  const onePage = useMemo(
    () =>
      view && {
        ...onlyColumns(
          view,
          columns.filter(({ filterOnly }) => filterOnly !== true),
        ),
        page: 1,
        pageSize: 'all' as const,
      },
    [view, columns],
  )
  const sort = onePage?.sort ?? null
  const severity = oneOf(view, 'alertSeverity')
  const groups = useMemo(
    () =>
      sortGroups(
        (all ?? noGroups).filter((group) => severity === undefined || group.severity === severity),
        sort,
      ),
    [all, severity, sort],
  )
  const shown: ListState<AlertGroup> =
    list.status === 'ready' ? { ...list, rows: groups, total: groups.length } : list
  const status = oneOf(view, 'alertStatus')
  const isNew = status === 'NEW'
  const settled = status !== undefined && !isNew
  const blocked = settled ? t('all.settled') : groups.length === 0 ? t('all.none') : null

  function markLabel(marked: readonly AlertGroup[]) {
    return isNew ? t('chosen.button', { count: sum(marked.filter(canBeRead)) }) : t('acknowledge.one')
  }

  function rowActions(group: AlertGroup): readonly RowAction[] {
    const reason = settled ? t('all.settled') : canBeRead(group) ? undefined : t('stays.silent')
    return [
      {
        id: 'acknowledge',
        label: markLabel([group]),
        icon: CheckCheck,
        shortcut: 'e',
        onSelect: () => onAcknowledge([group], () => undefined),
        disabled: reason,
      },
      { id: 'table', label: t('groups.open'), icon: Rows3, onSelect: () => onShowTable(group) },
    ]
  }

  function bulkActions(chosen: readonly AlertGroup[], clear: () => void) {
    return (
      <Button
        {...(settled ? { 'aria-disabled': true, title: t('all.settled') } : {})}
        onClick={() => onAcknowledge(chosen, clear)}
      >
        <CheckCheck size={16} />
        {markLabel(chosen)}
      </Button>
    )
  }

  return (
    <ListScreen
      area="alerts"
      columns={columns}
      list={shown}
      rowId={groupId}
      view={onePage}
      onViewChange={
        onViewChange &&
        ((next) => {
          const { page: _, pageSize: __, ...rest } = next
          onViewChange({ ...rest, ...pageSizeOf(view) })
        })
      }
      onRefresh={onRefresh}
      counts={counts}
      countLabel={t('groups.count', { count: sum(groups), groups: groups.length })}
      empty={isOnlyNew(view) ? { title: t('emptyNew.title'), text: t('emptyNew.text') } : undefined}
      gather={() => Promise.resolve(groups)}
      actions={
        <AlertListActions
          ready={list.status === 'ready'}
          blocked={blocked}
          onAcknowledgeAll={onAcknowledgeAll}
          switcher={
            <IconButton label={t('groups.table')} variant="secondary" onClick={() => onShowTable(null)}>
              <Rows3 aria-hidden size={16} />
            </IconButton>
          }
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

/** One silent agent makes the server refuse the whole request; such an alert closes when data arrives. */
function canBeRead({ code, category }: AlertGroup): boolean {
  return code !== 'NO_DATA' && category !== 'AGENT'
}

function pageSizeOf(view: Partial<ListView> | undefined): Partial<ListView> {
  return view?.pageSize === undefined ? {} : { pageSize: view.pageSize }
}
