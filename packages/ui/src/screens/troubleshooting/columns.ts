import { hostColumn } from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { CloudError, OrphanHost, MissingDatabaseRow, SilentAgent } from '../../domain/troubleshooting.ts'

const hostname = { ...hostColumn<{ hostname: string }>(), width: 260 }

export const silentColumns: readonly Column<SilentAgent>[] = [
  hostname,
  { id: 'days', kind: 'number', filter: 'range', sorted: 'descending' },
  { id: 'date', kind: 'dateTime', filter: 'days' },
  { id: 'description', kind: 'text', width: 520, filter: 'text' },
]

export const missingColumns: readonly Column<MissingDatabaseRow>[] = [
  { id: 'name', kind: 'text', filter: 'text', sorted: 'ascending' },
  hostname,
  { id: 'ignored', kind: 'boolean', filter: 'yesNo' },
  { id: 'comment', kind: 'text', width: 360, filter: 'text' },
]

export const orphanColumns: readonly Column<OrphanHost>[] = [
  { ...hostname, sorted: 'ascending' },
  { id: 'technology', kind: 'text', width: 240, filter: 'oneOf' },
]

export function errorColumns(cloud: (row: CloudError) => string): readonly Column<CloudError>[] {
  return [
    { id: 'error', kind: 'text', width: 480, filter: 'text' },
    { id: 'cloud', kind: 'text', width: 140, value: cloud, filter: 'oneOf' },
    { id: 'createdAt', kind: 'dateTime', filter: 'days', sorted: 'descending' },
    { id: 'category', kind: 'text', width: 200, filter: 'oneOf' },
    { id: 'profileID', kind: 'code', width: 240, filter: 'text' },
  ]
}
