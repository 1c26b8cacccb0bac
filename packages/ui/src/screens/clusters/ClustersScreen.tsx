import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { EyeOff } from 'lucide-react'
import { useMemo } from 'react'
import { type CountBar, CountBars } from '../../components/count-bars/CountBars.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import type { RowAction } from '../../data-table/body/rows.ts'
import type { Column } from '../../data-table/columns/column.ts'
import type { Peek } from '../../data-table/peek/RowPeek.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { FilteredRows } from '../../list-screen/listProps.ts'
import { defineList, type ListPageProps } from '../defineList.tsx'
import { paths } from '../paths.ts'
import { coverage, sumOf, technologyName } from './clusterFacts.ts'
import { CoverageFigure } from './CoverageFigure.tsx'

/** Memoize per `technologies`: new columns create a new table. */
export function clusterColumns(technologies: readonly TechnologyInfo[]): readonly Column<Cluster>[] {
  return [
    { id: 'name', kind: 'link', to: clusterTo, filter: 'text', sorted: 'ascending' },
    {
      id: 'type',
      kind: 'text',
      width: 140,
      value: ({ type }) => technologyName(technologies, type),
      filter: 'oneOf',
    },
    { id: 'cpu', header: 'cores', kind: 'number', value: ({ cpu }) => cpu, filter: 'range' },
    { id: 'vmsCount', kind: 'number', value: ({ vmsCount }) => vmsCount, filter: 'range' },
    {
      id: 'vmsErcoleAgentCount',
      header: 'vmsWithAgent',
      kind: 'number',
      width: 144,
      value: ({ vmsErcoleAgentCount }) => vmsErcoleAgentCount,
      filter: 'range',
    },
    { id: 'coverage', kind: 'percent', measured: true, width: 128, value: coverage, filter: 'range' },
    {
      id: 'virtualizationNodesCount',
      header: 'physicalHosts',
      kind: 'number',
      width: 112,
      // The count of the list call is always 0.
      value: ({ virtualizationNodes }) => virtualizationNodes.length,
      filter: 'range',
    },
    { id: 'virtualizationNodes', kind: 'list', width: 360, hidden: true, filter: 'text' },
    { id: 'environment', kind: 'text', width: 120, filter: 'oneOf' },
    { id: 'location', kind: 'text', width: 184, filter: 'oneOf' },
    {
      id: 'sockets',
      kind: 'number',
      hidden: true,
      value: ({ sockets }) => sockets,
      filter: 'range',
    },
    { id: 'fetchEndpoint', kind: 'text', hidden: true, width: 180, filter: 'oneOf' },
    { id: 'hostname', kind: 'link', hidden: true, width: 220, to: reporterTo, filter: 'text' },
  ]
}

function clusterTo({ name }: Cluster): string | null {
  return name === '' ? null : paths.cluster(name)
}

function reporterTo({ hostname }: Cluster): string | null {
  return hostname === '' ? null : paths.host(hostname)
}

export const clusterPeek: Peek = {
  figures: ['vmsCount', 'vmsErcoleAgentCount', 'coverage', 'type'],
  facts: ['virtualizationNodes', 'cpu', 'sockets', 'environment', 'location', 'fetchEndpoint', 'hostname'],
}

export const clusters = defineList<Cluster>({
  area: 'clusters.list',
  columns: clusterColumns([]),
  identity: ({ name }) => [name],
  groupedBy: 'cluster',
  counts: [
    { id: 'covered', column: 'vmsErcoleAgentCount', filter: { kind: 'range', min: 1 } },
    { id: 'uncovered', column: 'vmsErcoleAgentCount', filter: { kind: 'range', max: 0 }, tone: 'warning' },
  ],
  peek: clusterPeek,
})

export interface ClustersScreenProps extends ListPageProps<Cluster> {
  /** Names and colors of virtualization technologies. */
  technologies?: readonly TechnologyInfo[]
  /** Opens the dialog that ignores the licenses of a cluster. Absent without write access. */
  onIgnoreLicenses?: ((name: string) => void) | undefined
}

const noTechnologies: readonly TechnologyInfo[] = []

export function ClustersScreen(props: ClustersScreenProps) {
  const { technologies = noTechnologies, onIgnoreLicenses, ...list } = props
  const t = useText('clusters')
  const columns = useMemo(() => clusterColumns(technologies), [technologies])
  const rowActions = ({ name }: Cluster): readonly RowAction[] =>
    onIgnoreLicenses === undefined || name === ''
      ? []
      : [{ id: 'ignore', label: t('ignore.open'), icon: EyeOff, onSelect: () => onIgnoreLicenses(name) }]
  return (
    <clusters.Screen
      {...list}
      columns={columns}
      summary={renderFigures(technologies)}
      rowActions={onIgnoreLicenses === undefined ? undefined : rowActions}
    />
  )
}

function renderFigures(technologies: readonly TechnologyInfo[]) {
  return (filtered: FilteredRows<Cluster> | null) => (
    <ClusterFigures filteredClusters={filtered?.rows ?? null} technologies={technologies} />
  )
}

interface ClusterFiguresProps {
  /** Filtered clusters; `null` while they load. */
  filteredClusters: readonly Cluster[] | null
  technologies: readonly TechnologyInfo[]
}

/** Agent coverage and virtualization technologies of the listed clusters. */
export function ClusterFigures({ filteredClusters, technologies }: ClusterFiguresProps) {
  const t = useText('clusters')
  const common = useText('common')
  const bars = filteredClusters && countsByType(filteredClusters, technologies)
  return (
    <div className="flex flex-col gap-5 p-3 md:p-4">
      <CoverageFigure
        vmCounts={filteredClusters && sumOf(filteredClusters)}
        title={common('columns.vmsWithAgent')}
      />
      {bars === null ? (
        <Skeleton className="h-24" />
      ) : (
        <CountBars title={t('figures.types')} bars={bars} limit={8} />
      )}
      <p className="text-12 text-text-muted">{t('figures.found')}</p>
    </div>
  )
}

/** Most frequent first. Includes technologies that are not in the settings. */
function countsByType(clusters: readonly Cluster[], technologies: readonly TechnologyInfo[]): CountBar[] {
  const counts = new Map<string, number>()
  for (const { type } of clusters) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .toSorted(([, count], [, otherCount]) => otherCount - count)
    .map(([product, count]) => ({ id: product, label: technologyName(technologies, product), count }))
}
