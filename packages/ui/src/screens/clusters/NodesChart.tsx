import type { VirtualizationNodesStat } from '@inventory-console/api-mocks/contract'
import { Suspense } from 'react'
import type { Stack } from '../../charts/bars/StackedBarChart.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { StackedBarChart } from '../../lib/lazyCharts.ts'

const rowHeight = 28
const axisHeight = 28

/** Virtual machines with and without an agent per node. */
export function NodesChart({ nodes }: { nodes: readonly VirtualizationNodesStat[] }) {
  const t = useText('clusters')
  const height = axisHeight + rowHeight * Math.max(2, nodes.length)
  const stacks = nodes.map((node, index): Stack => {
    const label = node.virtualizationNode
    return {
      id: `${index} ${label}`,
      label,
      parts: [
        { name: t('figures.with'), value: node.totalVMsWithErcoleAgentCount },
        {
          name: t('figures.without'),
          value: node.totalVMsWithoutErcoleAgentCount,
          color: 'var(--line-control)',
        },
      ],
    }
  })
  return (
    <div className="rounded-panel border border-line bg-surface-raised p-4">
      {/* Matches the height of the chart with header and legend. */}
      <Suspense fallback={<Skeleton data-loading style={{ height: height + 64 }} />}>
        <StackedBarChart
          title={t('details.byNode')}
          level={2}
          list={{ status: 'ready', value: stacks }}
          height={height}
          emptyText={t('details.noNodes')}
        />
      </Suspense>
    </div>
  )
}
