import type {
  OracleDatabaseRow,
  OracleDatabasesStatistics,
  TopUnusedRow,
  TopWorkloadRow,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import {
  databaseTo,
  endOfSupportColumn,
  endOfSupportCount,
  flagCount,
  notOpenCount,
  openColumn,
} from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { shortHost, shortVersion } from '../../domain/shortForms.ts'
import { type ListState, valueOr } from '../../lib/state.ts'
import { defineList, type ListPageProps } from '../defineList.tsx'
import { DatabaseList } from './DatabaseList.tsx'
import type { Sum } from './overview/Overview.tsx'
import { TopUnused, TopWorkload } from './overview/TopLists.tsx'

const reliability = { group: 'reliability', hidden: true } as const
const to = ({ hostname, name }: OracleDatabaseRow) => databaseTo(hostname, name)

const namesOf = (list: readonly { name: string | null }[]) => list.map(({ name }) => name ?? '')

/** Databases with equal names on one host link by unique name, which the host page resolves. */
export function oracleColumnsOf(
  databases: readonly OracleDatabaseRow[] | null,
): readonly Column<OracleDatabaseRow>[] {
  const keys = (databases ?? []).map(nameOf)
  const counts = Map.groupBy(keys, (key) => key)
  if (counts.size === keys.length) return oracleColumns
  const uniqueTo = (row: OracleDatabaseRow) =>
    (counts.get(nameOf(row))?.length ?? 0) > 1 && row.uniqueName !== ''
      ? databaseTo(row.hostname, row.uniqueName)
      : to(row)
  return oracleColumns.map((column) => (column.kind === 'link' ? { ...column, to: uniqueTo } : column))
}

const nameOf = ({ hostname, name }: OracleDatabaseRow) => JSON.stringify([hostname, name])

export const oracleColumns: readonly Column<OracleDatabaseRow>[] = [
  { id: 'name', header: 'dbName', kind: 'link', to, filter: 'text', sorted: 'ascending' },
  { id: 'hostname', kind: 'link', to, short: shortHost, filter: 'text' },
  { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'location', kind: 'text', width: 184, filter: 'oneOf' },
  { id: 'version', kind: 'version', short: shortVersion, filter: 'oneOf' },
  { id: 'status', kind: 'status', width: 112, filter: 'oneOf' },
  { id: 'cpuCount', kind: 'number', filter: 'range' },
  { id: 'memory', kind: 'gigabytes', filter: 'range' },
  { id: 'segmentsSize', kind: 'gigabytes', measured: true, filter: 'range' },
  { id: 'pdbCount', kind: 'number', value: ({ pdbs }) => pdbs.length || null, hidden: true, filter: 'range' },
  { id: 'datafileSize', kind: 'gigabytes', measured: true, hidden: true, filter: 'range' },
  // `null` means no work has been measured, shown as 0.
  {
    id: 'work',
    kind: 'number',
    measured: true,
    value: ({ work }) => work ?? 0,
    hidden: true,
    filter: 'range',
  },
  { id: 'dbID', kind: 'code', value: ({ dbID }) => String(dbID), ...reliability },
  { id: 'archivelog', kind: 'boolean', ...reliability, filter: 'yesNo' },
  { id: 'dataguard', kind: 'boolean', ...reliability, filter: 'yesNo' },
  { id: 'ha', header: 'highAvailability', kind: 'boolean', ...reliability, filter: 'yesNo' },
  { id: 'charset', kind: 'text', group: 'charset', hidden: true, filter: 'text' },
  { id: 'pdbs', kind: 'list', width: 216, hidden: true, value: ({ pdbs }) => namesOf(pdbs), filter: 'text' },
  { id: 'services', kind: 'list', hidden: true, value: ({ services }) => namesOf(services), filter: 'text' },
  { id: 'uniqueName', kind: 'text', hidden: true, filter: 'text' },
  { id: 'clusterwareVersion', kind: 'version', hidden: true, filter: 'oneOf' },
  { id: 'isCDB', kind: 'boolean', hidden: true, filter: 'yesNo' },
  { id: 'blockSize', kind: 'number', hidden: true, filter: 'range' },
  { id: 'role', kind: 'text', hidden: true, filter: 'oneOf' },
  { id: 'rac', kind: 'boolean', hidden: true, filter: 'yesNo' },
  endOfSupportColumn<OracleDatabaseRow>(() => 'Oracle/Database'),
  openColumn<OracleDatabaseRow>(({ status }) => status),
]

export const oraclePeek: Peek = {
  figures: ['hostname', 'environment', 'status', 'version'],
  facts: [
    'role',
    'work',
    'cpuCount',
    'memory',
    'segmentsSize',
    'datafileSize',
    'pdbs',
    'services',
    'isCDB',
    'rac',
    'ha',
    'dataguard',
    'archivelog',
    'clusterwareVersion',
    'uniqueName',
    'dbID',
    'blockSize',
    'charset',
    'location',
  ],
}

export const oracleDatabases = defineList<OracleDatabaseRow>({
  area: 'databases.oracle',
  columns: oracleColumns,
  identity: ({ hostname, name }) => [hostname, name],
  groupedBy: 'host',
  counts: [
    flagCount('noArchivelog', 'archivelog', false, 'warning'),
    flagCount('noStandby', 'dataguard', false),
    endOfSupportCount,
    notOpenCount,
  ],
  peek: oraclePeek,
})

export interface OracleDatabasesScreenProps extends ListPageProps<OracleDatabaseRow> {
  /** `null` while loading. */
  statistics?: OracleDatabasesStatistics | null | undefined
  workload: ListState<TopWorkloadRow>
  unused: ListState<TopUnusedRow>
  /** The workload ranking ignores the selected environment. */
  anyEnvironment?: boolean
}

const measures = [
  { id: 'environment' },
  { id: 'version' },
  { id: 'archivelog' },
  { id: 'dataguard' },
  { id: 'ha' },
]

export function OracleDatabasesScreen(props: OracleDatabasesScreenProps) {
  const { statistics, workload, unused, anyEnvironment = false, ...list } = props
  const rows = valueOr(list.list, null)
  const sums = useMemo(
    (): readonly Sum<OracleDatabaseRow>[] => [
      { id: 'work', kind: 'number', valueOf: ({ work }) => work, total: () => statistics?.['total-work'] },
      {
        id: 'memory',
        kind: 'bytes',
        valueOf: ({ memory }) => memory,
        total: () => statistics?.['total-memory-size'],
      },
      {
        id: 'segmentsSize',
        kind: 'bytes',
        valueOf: ({ segmentsSize }) => segmentsSize,
        total: () => statistics?.['total-segments-size'],
      },
      {
        id: 'datafileSize',
        kind: 'bytes',
        valueOf: ({ datafileSize }) => datafileSize,
        total: () => statistics?.['total-datafile-size'],
      },
    ],
    [statistics],
  )
  const columns = useMemo(() => oracleColumnsOf(rows), [rows])
  const cards = useMemo(
    () => (
      <>
        <TopWorkload list={workload} anyEnvironment={anyEnvironment} />
        <TopUnused list={unused} databases={rows} />
      </>
    ),
    [workload, unused, rows, anyEnvironment],
  )
  return (
    <DatabaseList
      {...list}
      definition={oracleDatabases}
      columns={columns}
      measures={measures}
      sums={sums}
      cards={cards}
    />
  )
}
