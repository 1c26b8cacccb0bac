import type { AggregatedAlert, Alert, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { CheckCheck, Server } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import { searchTerms } from '../../data-table/engine/search.ts'
import { alertHost, acknowledgeBlocker } from '../../domain/alerts.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../lib/layout.ts'
import type { FetchAllRows } from '../../lib/listTools.ts'
import type { ListState } from '../../lib/state.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import { type ListViewProps, withoutUnknownColumns } from '../../list-screen/views/useListView.ts'
import { paths } from '../paths.ts'
import { AlertDetail } from './AlertDetail.tsx'
import { hasHostPage } from './alertFacts.ts'
import { AlertListActions } from './AlertListActions.tsx'
import { alertColumns } from './columns.ts'
import { severityCounts } from './severityCounts.ts'
import { useAlertText } from './useAlertText.ts'
import { useEmptyAlerts } from './useEmptyAlerts.ts'

export interface AlertsScreenProps extends ListViewProps {
  /** The current page of alerts, with the total. */
  list: ListState<Alert>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Loads all alerts of the view for exporting and printing. */
  fetchAllRows?: FetchAllRows<Alert> | undefined
  /** Navigates to the page of a host. */
  onOpen?: ((address: string) => void) | undefined
  technologies?: readonly TechnologyInfo[]
  /** Marks the selected alerts; `clear` clears the selection. `hidden`: alerts among them that the page does not show. */
  onAcknowledge: (alerts: readonly Alert[], clear: () => void, hidden?: number) => void
  onAcknowledgeAll: () => void
  /** Groups of the alerts of all severities, for the quick filters; null while they load. */
  groups?: readonly AggregatedAlert[] | null | undefined
  /** Shows the alerts grouped by code. */
  onShowGroups?: (() => void) | undefined
  /** The server hides the alerts of known hosts from this user. */
  hidesKnownHosts?: boolean
}

const noTechnologies: readonly TechnologyInfo[] = []

/** Alerts list with search, filters, sort and paging on the server. */
export function AlertsScreen(props: AlertsScreenProps) {
  const {
    technologies = noTechnologies,
    onAcknowledge,
    onAcknowledgeAll,
    groups = null,
    onShowGroups,
    onOpen,
    actions,
    hidesKnownHosts = false,
    ...rest
  } = props
  const { list, view } = rest
  const t = useText('alerts')
  const common = useText('common')
  const alertText = useAlertText()
  const empty = useEmptyAlerts(view, hidesKnownHosts)
  const isNarrow = useNarrow()
  const columns = useMemo(
    () => alertColumns({ technologies, codeLabel: alertText, isNarrow }),
    [technologies, alertText, isNarrow],
  )
  const counts = useMemo(() => severityCounts(groups), [groups])
  const alertsView = useMemo(() => view && withoutUnknownColumns(view, columns), [view, columns])
  const status = view?.filters?.['alertStatus']
  const total = list.status === 'ready' ? (list.total ?? list.value.length) : 0
  // Alerts of other statuses cannot be marked.
  const excludesNew = status?.kind === 'oneOf' && !status.values.includes('NEW')
  const disabledReason = excludesNew ? t('all.settled') : total === 0 ? t('all.none') : null

  function rowActions(alert: Alert): readonly RowAction[] {
    const unaffectedReason = acknowledgeBlocker(alert)
    const host = alertHost(alert)
    const acknowledgeAction: RowAction = {
      id: 'acknowledge',
      label: t('acknowledge.one'),
      icon: CheckCheck,
      shortcut: 'e',
      onSelect: () => onAcknowledge([alert], () => undefined),
      disabled: unaffectedReason === null ? undefined : t(`stays.${unaffectedReason}`),
    }
    if (!onOpen || !hasHostPage(alert)) return [acknowledgeAction]
    return [
      acknowledgeAction,
      { id: 'host', label: common('host.open'), icon: Server, onSelect: () => onOpen(paths.host(host)) },
    ]
  }

  function bulkActions(selectedAlerts: readonly Alert[], clear: () => void, hidden: number) {
    const count = selectedAlerts.filter((alert) => acknowledgeBlocker(alert) === null).length
    return (
      <Button
        {...(count === 0 ? { 'aria-disabled': true, title: t('chosen.none') } : {})}
        onClick={() => onAcknowledge(selectedAlerts, clear, hidden)}
      >
        <CheckCheck size={16} />
        {t('chosen.button', { count })}
      </Button>
    )
  }

  function detail(alert: Alert) {
    return <AlertDetail alert={alert} technology={technologyOf(alert, technologies)} />
  }

  return (
    <ListScreen
      {...rest}
      view={alertsView}
      area="alerts"
      columns={columns}
      rowId={rowId}
      counts={counts}
      empty={empty}
      actions={
        <AlertListActions
          ready={list.status === 'ready'}
          disabledReason={disabledReason}
          onAcknowledgeAll={onAcknowledgeAll}
          view="table"
          onViewChange={onShowGroups && (() => onShowGroups())}
        >
          {actions}
        </AlertListActions>
      }
      rowActions={rowActions}
      bulkActions={bulkActions}
      detail={detail}
      note={matchesSeveral(view) ? t('oneText') : undefined}
    />
  )
}

/** True if a search or filter has several terms; the server matches them as one text. */
function matchesSeveral(view: AlertsScreenProps['view']): boolean {
  const texts = Object.values(view?.filters ?? {}).map((filter) =>
    filter.kind === 'text' ? filter.text : '',
  )
  return [view?.search ?? '', ...texts].some((text) => searchTerms(text).length > 1)
}

function technologyOf({ alertAffectedTechnology: code }: Alert, technologies: readonly TechnologyInfo[]) {
  return technologies.find(({ product }) => product === code)?.prettyName || code
}

function rowId({ _id }: Alert) {
  return _id
}
