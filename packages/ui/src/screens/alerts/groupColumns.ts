import type { Column } from '../../data-table/columns/column.ts'
import { alertCategories, alertCodes, alertStatuses } from '../../domain/alerts.ts'
import { severities } from '../../domain/tones.ts'
import { daysSince, type AlertGroup } from './alertGroups.ts'
import type { AlertColumnOptions } from './columns.ts'

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
      value: ({ code = '' }) => codeLabel('alertCode', code),
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
    { id: 'affectedHosts', kind: 'number', width: 76 },
    { id: 'age', kind: 'number', width: 106, value: ({ oldestAlert }, now) => daysSince(oldestAlert, now) },
    { id: 'oldestAlert', kind: 'dateTime', width: 142 },
    { id: 'latestAlert', kind: 'dateTime', width: 142 },
    {
      id: 'alertCategory',
      kind: 'text',
      hidden: true,
      value: ({ category }) => codeLabel('alertCategory', category),
      filter: 'one',
      options: alertCategories,
    },
    {
      id: 'alertStatus',
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
