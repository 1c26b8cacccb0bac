import type {
  OracleDatabaseRow,
  OracleDatabasesStatistics,
  TopUnusedRow,
  TopWorkloadRow,
} from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { type ListState, valueOr } from '../../lib/state.ts'
import { DatabaseList, type DatabaseScreenProps } from './DatabaseList.tsx'
import { oracleColumnsOf, oraclePeek } from './oracleColumns.ts'
import type { Sum } from './overview/Overview.tsx'
import { TopUnused, TopWorkload } from './overview/TopLists.tsx'

export interface OracleDatabasesScreenProps extends DatabaseScreenProps<OracleDatabaseRow> {
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
      { id: 'work', kind: 'number', valueOf: ({ work }) => work, total: statistics?.['total-work'] },
      {
        id: 'memory',
        kind: 'bytes',
        valueOf: ({ memory }) => memory,
        total: statistics?.['total-memory-size'],
      },
      {
        id: 'segments',
        kind: 'bytes',
        valueOf: ({ segmentsSize }) => segmentsSize,
        total: statistics?.['total-segments-size'],
      },
      {
        id: 'datafiles',
        kind: 'bytes',
        valueOf: ({ datafileSize }) => datafileSize,
        total: statistics?.['total-datafile-size'],
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
      area="databases.oracle"
      columns={columns}
      rowId={rowId}
      peek={oraclePeek}
      measures={measures}
      sums={sums}
      cards={cards}
    />
  )
}

function rowId({ hostname, name, dbID }: OracleDatabaseRow) {
  return `${hostname} ${name} ${dbID}`
}
