import type { Column } from '../../data-table/columns/column.ts'
import type { CloudError, OrphanHost, MissingDatabaseRow, SilentAgent } from '../../domain/troubleshooting.ts'

/** `null` renders plain text. */
export type HostTo = ((hostname: string) => string) | null

function hostname<Row extends { hostname: string }>(hostTo: HostTo) {
  const to = (row: Row) => (hostTo === null || row.hostname === '' ? null : hostTo(row.hostname))
  return {
    id: 'hostname',
    kind: 'link',
    width: 260,
    value: (row: Row) => row.hostname,
    to,
    filter: 'text',
  } as const
}

export function silentColumns(hostTo: HostTo): readonly Column<SilentAgent>[] {
  return [
    hostname(hostTo),
    { id: 'days', kind: 'number', filter: 'range', sorted: 'descending' },
    { id: 'date', kind: 'dateTime', filter: 'days' },
    { id: 'description', kind: 'text', width: 520, filter: 'text' },
  ]
}

export function missingColumns(hostTo: HostTo): readonly Column<MissingDatabaseRow>[] {
  return [
    { id: 'name', kind: 'text', filter: 'text', sorted: 'ascending' },
    hostname(hostTo),
    { id: 'ignored', kind: 'boolean', filter: 'yesNo' },
    { id: 'comment', kind: 'text', width: 360, filter: 'text' },
  ]
}

export function orphanColumns(hostTo: HostTo): readonly Column<OrphanHost>[] {
  return [
    { ...hostname(hostTo), sorted: 'ascending' },
    { id: 'technology', kind: 'text', width: 240, filter: 'oneOf' },
  ]
}

export function errorColumns(cloud: (row: CloudError) => string): readonly Column<CloudError>[] {
  return [
    { id: 'error', kind: 'text', width: 480, filter: 'text' },
    { id: 'cloud', kind: 'text', width: 140, value: cloud, filter: 'oneOf' },
    { id: 'createdAt', kind: 'dateTime', filter: 'days', sorted: 'descending' },
    { id: 'category', kind: 'text', width: 200, filter: 'oneOf' },
    { id: 'profileID', kind: 'code', width: 240, filter: 'text' },
  ]
}
