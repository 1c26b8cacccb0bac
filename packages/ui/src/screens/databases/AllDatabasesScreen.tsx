import type { DatabaseRow, DatabasesStatistics, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo } from 'react'
import {
  databaseTo,
  endOfSupportColumn,
  endOfSupportCount,
  flagCount,
  sqlServerYear,
} from '../../columns/databaseColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { databaseIdentity } from '../../domain/host.ts'
import { shortHost, shortVersion } from '../../domain/shortForms.ts'
import { technologyColor } from '../../domain/tones.ts'
import { defineList, type ListPageProps } from '../defineList.tsx'
import { DatabaseList } from './DatabaseList.tsx'
import type { Sum } from './overview/Overview.tsx'

const reliability = { group: 'reliability', hidden: true, filter: 'yesNo', width: 156 } as const
const to = ({ hostname, name }: DatabaseRow) => databaseTo(hostname, name)

type Size = 'memory' | 'datafileSize' | 'segmentSize'

/** Technologies for which the API measures each size. It sends 0 for all others. */
const technologiesBySize: Record<Size, readonly string[]> = {
  memory: ['Oracle/Database', 'Oracle/MySQL'],
  datafileSize: ['Oracle/Database'],
  segmentSize: ['Oracle/Database', 'Oracle/MySQL'],
}

/** In gigabytes; `null` if not measured. */
export function sizeOf(row: DatabaseRow, size: Size): number | null {
  const value = row[size]
  return value === 0 && !technologiesBySize[size].includes(row.type) ? null : value
}

function versionOf({ type, version }: DatabaseRow): string {
  return type === 'Microsoft/SQLServer' ? sqlServerYear(version) : version
}

/** Shows technologies by display name, or by code if the settings do not list them. */
export function allColumns(technologies: readonly TechnologyInfo[]): readonly Column<DatabaseRow>[] {
  const names = new Map(technologies.map(({ product, prettyName }) => [product, prettyName]))
  const type = (row: DatabaseRow) => names.get(row.type) || row.type
  return [
    { id: 'name', header: 'dbName', kind: 'link', to, filter: 'text', sorted: 'ascending' },
    { id: 'hostname', kind: 'link', width: 220, to, short: shortHost, filter: 'text' },
    { id: 'archivelog', kind: 'boolean', ...reliability },
    { id: 'disasterRecovery', kind: 'boolean', ...reliability },
    { id: 'highAvailability', kind: 'boolean', ...reliability },
    { id: 'type', header: 'technology', kind: 'text', value: type, filter: 'oneOf' },
    { id: 'version', kind: 'version', value: versionOf, short: shortVersion, filter: 'oneOf' },
    { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'location', kind: 'text', width: 184, filter: 'oneOf' },
    { id: 'memory', kind: 'gigabytes', value: (row) => sizeOf(row, 'memory'), hidden: true, filter: 'range' },
    {
      id: 'datafileSize',
      kind: 'gigabytes',
      measured: true,
      value: (row) => sizeOf(row, 'datafileSize'),
      width: 136,
      hidden: true,
      filter: 'range',
    },
    {
      id: 'segmentSize',
      header: 'segmentsSize',
      kind: 'gigabytes',
      measured: true,
      value: (row) => sizeOf(row, 'segmentSize'),
      width: 136,
      filter: 'range',
    },
    { id: 'charset', kind: 'text', width: 144, hidden: true, filter: 'text' },
    endOfSupportColumn<DatabaseRow>(({ type }) => type),
  ]
}

export const allPeek: Peek = {
  figures: ['hostname', 'environment', 'type', 'version'],
  facts: [
    'memory',
    'segmentSize',
    'datafileSize',
    'highAvailability',
    'disasterRecovery',
    'archivelog',
    'charset',
    'location',
  ],
}

export const allDatabases = defineList<DatabaseRow>({
  area: 'databases.all',
  columns: allColumns([]),
  identity: databaseIdentity,
  groupedBy: 'host',
  counts: [
    endOfSupportCount,
    flagCount('noStandby', 'disasterRecovery', false),
    flagCount('noCluster', 'highAvailability', false),
  ],
  peek: allPeek,
})

export interface AllDatabasesScreenProps extends ListPageProps<DatabaseRow> {
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
        total: () => statistics?.['total-memory-size'],
      },
      {
        id: 'segmentsSize',
        kind: 'bytes',
        valueOf: (row) => sizeOf(row, 'segmentSize'),
        total: () => statistics?.['total-segments-size'],
      },
    ],
    [statistics],
  )
  return (
    <DatabaseList {...list} definition={allDatabases} columns={columns} measures={measures} sums={sums} />
  )
}
