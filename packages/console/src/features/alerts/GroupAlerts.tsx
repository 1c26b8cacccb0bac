import {
  AlertGroupDetail,
  type AlertGroupDetailProps,
} from '@inventory-console/ui/screens/alerts/AlertGroupDetail'
import type { AlertGroup } from '@inventory-console/ui/screens/alerts/AlertGroupsScreen'
import { alertPageQuery, readAlertPage, type AlertQuery } from '../../platform/queries/alerts.ts'
import { useOne } from '../../platform/query/query.ts'

interface GroupAlertsProps extends Pick<AlertGroupDetailProps, 'tableTo' | 'onAcknowledge'> {
  /** The filters of the list. */
  query: AlertQuery
  group: AlertGroup
}

/** Alerts of an open group; the plain table has the others page by page. */
const maxAlerts = 50

/** The newest alerts of a group. */
export function GroupAlerts({ query, group: { code, severity }, ...props }: GroupAlertsProps) {
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
