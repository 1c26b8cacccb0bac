import type { DatabaseRow, DatabasesStatistics, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import { technologyColor } from '../../domain/tones.ts'
import { allColumns, allPeek, sizeOf } from './allColumns.ts'
import { DatabaseList, type DatabaseScreenProps } from './DatabaseList.tsx'
import type { Sum } from './overview/Overview.tsx'

export interface AllDatabasesScreenProps extends DatabaseScreenProps<DatabaseRow> {
  technologies?: readonly TechnologyInfo[] | undefined
  /** `null` while loading. */
  statistics?: DatabasesStatistics | null | undefined
}

const noTechnologies: readonly TechnologyInfo[] = []

export function AllDatabasesScreen(props: AllDatabasesScreenProps) {
  const { technologies = noTechnologies, statistics, ...list } = props
  const columns = useMemo(() => allColumns(technologies), [technologies])
  const measures = useMemo(() => {
    const colors = new Map(technologies.map(({ product, color }) => [product, color]))
    const color = ({ type }: DatabaseRow) => technologyColor(type, colors.get(type))
    return [
      { id: 'type', color },
      { id: 'environment' },
      { id: 'archivelog' },
      { id: 'disasterRecovery' },
      { id: 'highAvailability' },
    ]
  }, [technologies])
  const sums = useMemo(
    (): readonly Sum<DatabaseRow>[] => [
      {
        id: 'memory',
        kind: 'bytes',
        valueOf: (row) => sizeOf(row, 'memory'),
        total: statistics?.['total-memory-size'],
      },
      {
        id: 'segments',
        kind: 'bytes',
        valueOf: (row) => sizeOf(row, 'segmentSize'),
        total: statistics?.['total-segments-size'],
      },
    ],
    [statistics],
  )
  return (
    <DatabaseList
      {...list}
      area="databases.all"
      columns={columns}
      rowId={rowId}
      peek={allPeek}
      measures={measures}
      sums={sums}
    />
  )
}

function rowId({ hostname, type, name }: DatabaseRow) {
  return `${hostname} ${type} ${name}`
}
