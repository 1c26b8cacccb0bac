import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { Suspense } from 'react'
import type { Stack } from '../../charts/bars/ColumnChart.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { technologyColor } from '../../domain/tones.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ColumnChart } from '../../lib/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'
import { sumOf, technologyName } from './clusterFacts.ts'
import { CoverageFigure } from './CoverageFigure.tsx'

interface ClusterFiguresProps {
  /** Filtered clusters; `null` while they load. */
  filteredClusters: readonly Cluster[] | null
  technologies: readonly TechnologyInfo[]
}

/** Agent coverage and virtualization technologies of the listed clusters. */
export function ClusterFigures({ filteredClusters, technologies }: ClusterFiguresProps) {
  const t = useText('clusters')
  const stacks: ListState<Stack> = filteredClusters
    ? { status: 'ready', value: stacksByType(filteredClusters, technologies) }
    : { status: 'loading' }
  return (
    <div className="flex flex-col gap-5 p-3 md:p-4">
      <CoverageFigure vmCounts={filteredClusters && sumOf(filteredClusters)} title={t('figures.coverage')} />
      <Suspense fallback={<Skeleton data-loading className="h-60" />}>
        <ColumnChart
          title={t('figures.types')}
          unit={t('figures.clusters')}
          level={2}
          list={stacks}
          height={200}
        />
      </Suspense>
      <p className="text-12 text-text-muted">{t('figures.found')}</p>
    </div>
  )
}

/** Most frequent first. Includes technologies that are not in the settings. */
function stacksByType(clusters: readonly Cluster[], technologies: readonly TechnologyInfo[]): Stack[] {
  const counts = new Map<string, number>()
  for (const { type } of clusters) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
    .toSorted(([, count], [, otherCount]) => otherCount - count)
    .map(([product, value]) => {
      const color = technologies.find((technology) => technology.product === product)?.color
      const label = technologyName(technologies, product)
      return { id: product, label, parts: [{ name: label, value, color: technologyColor(product, color) }] }
    })
}
