import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { useMemo, type ReactNode } from 'react'
import type { ListState } from '../../lib/state.ts'
import type { FilteredRows } from '../../list-screen/listProps.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { ListCount } from '../../list-screen/toolbar/QuickFilters.tsx'
import type { ListViewProps } from '../../list-screen/views/useControlledView.ts'
import { ClusterFigures } from './ClusterFigures.tsx'
import { clusterColumns, clusterPeek } from './columns.ts'

export interface ClustersScreenProps extends ListViewProps {
  list: ListState<Cluster>
  onRefresh?: (() => void) | undefined
  actions?: ReactNode
  /** Names and colors of virtualization technologies. */
  technologies?: readonly TechnologyInfo[]
}

const noTechnologies: readonly TechnologyInfo[] = []

const counts: readonly ListCount[] = [
  { id: 'covered', column: 'vmsErcoleAgentCount', filter: { kind: 'range', min: 1 } },
  { id: 'uncovered', column: 'vmsErcoleAgentCount', filter: { kind: 'range', max: 0 }, tone: 'warning' },
]

export function ClustersScreen({ technologies = noTechnologies, list, ...rest }: ClustersScreenProps) {
  const columns = useMemo(() => clusterColumns(technologies), [technologies])
  return (
    <ListScreen
      {...rest}
      area="clusters.list"
      columns={columns}
      list={list}
      rowId={rowId}
      counts={counts}
      peek={clusterPeek}
      summary={renderFigures(technologies)}
    />
  )
}

function renderFigures(technologies: readonly TechnologyInfo[]) {
  return (filtered: FilteredRows<Cluster> | null) => (
    <ClusterFigures filteredClusters={filtered?.rows ?? null} technologies={technologies} />
  )
}

function rowId({ name }: Cluster) {
  return name
}
