import type { OracleDatabaseRow } from '@inventory-console/api-mocks/contract'
import { databaseTo } from '../../columns/places.ts'
import type { Column } from '../../data-table/columns/column.ts'

const reliability = { group: 'reliability', hidden: true } as const
const space = { group: 'space', hidden: true, filter: 'range', width: 136 } as const
const to = ({ hostname, name }: OracleDatabaseRow) => databaseTo(hostname, name)

const namesOf = (list: readonly { name: string | null }[] | null) =>
  (list ?? []).map(({ name }) => name ?? '')

/** Databases of one name on one host link by their unique names, which the page of the host knows too. */
export function oracleColumnsOf(
  databases: readonly OracleDatabaseRow[] | null,
): readonly Column<OracleDatabaseRow>[] {
  const keys = (databases ?? []).map(nameOf)
  const counts = Map.groupBy(keys, (key) => key)
  if (counts.size === keys.length) return oracleColumns
  const own = (row: OracleDatabaseRow) =>
    (counts.get(nameOf(row))?.length ?? 0) > 1 && row.uniqueName !== ''
      ? databaseTo(row.hostname, row.uniqueName)
      : to(row)
  return oracleColumns.map((column) => (column.kind === 'link' ? { ...column, to: own } : column))
}

const nameOf = ({ hostname, name }: OracleDatabaseRow) => JSON.stringify([hostname, name])

export const oracleColumns: readonly Column<OracleDatabaseRow>[] = [
  { id: 'name', kind: 'link', width: 144, to, filter: 'text' },
  { id: 'uniqueName', kind: 'text', filter: 'text' },
  { id: 'hostname', kind: 'link', width: 220, to, filter: 'text' },
  { id: 'dbID', kind: 'code', value: ({ dbID }) => String(dbID), ...reliability },
  { id: 'archivelog', kind: 'boolean', width: 156, ...reliability, filter: 'yesNo' },
  { id: 'dataguard', kind: 'boolean', width: 156, ...reliability, filter: 'yesNo' },
  { id: 'ha', kind: 'boolean', width: 156, ...reliability, filter: 'yesNo' },
  { id: 'datafileSize', kind: 'gigabytes', ...space },
  { id: 'segmentsSize', kind: 'gigabytes', ...space },
  { id: 'charset', kind: 'text', width: 144, group: 'charset', hidden: true, filter: 'text' },
  { id: 'version', kind: 'version', width: 236, filter: 'oneOf' },
  { id: 'clusterwareVersion', kind: 'version', width: 148, filter: 'oneOf' },
  { id: 'isCDB', kind: 'boolean', filter: 'yesNo' },
  { id: 'pdbs', kind: 'list', value: ({ pdbs }) => namesOf(pdbs), filter: 'text' },
  { id: 'services', kind: 'list', value: ({ services }) => namesOf(services), filter: 'text' },
  // A database that has not been measured uses nothing: facts, Oracle database list.
  { id: 'work', kind: 'number', width: 112, value: ({ work }) => work ?? 0, filter: 'range' },
  { id: 'cpuCount', kind: 'number', width: 112, filter: 'range' },
  { id: 'blockSize', kind: 'number', width: 128, filter: 'range' },
  { id: 'status', kind: 'text', width: 144, filter: 'oneOf' },
  { id: 'memory', kind: 'gigabytes', filter: 'range' },
  { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'role', kind: 'text', hidden: true, filter: 'oneOf' },
  { id: 'rac', kind: 'boolean', hidden: true, filter: 'yesNo' },
  { id: 'location', kind: 'text', width: 120, hidden: true, filter: 'oneOf' },
]
