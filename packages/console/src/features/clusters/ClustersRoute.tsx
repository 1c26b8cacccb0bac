import type { Cluster } from '@inventory-console/api-mocks/contract'
import { ClustersScreen } from '@inventory-console/ui/screens/clusters/ClustersScreen'
import { lazyComparison } from '../../platform/comparison/lazyComparison.ts'
import { listRoute, type ListScreenProps } from '../../platform/list-route/listRoute.tsx'
import { clusters } from '../../platform/queries/inventoryQueries.ts'
import { useTechnologies } from '../../platform/queries/lookupQueries.ts'

function Clusters(props: ListScreenProps<Cluster>) {
  const technologies = useTechnologies()
  return (
    <ClustersScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

export const ClustersRoute = listRoute({
  Screen: Clusters,
  ...clusters,
  comparison: lazyComparison(({ clusters }) => clusters),
})
