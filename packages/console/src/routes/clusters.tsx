import type { Cluster } from '@inventory-console/api-mocks/contract'
import { ClustersScreen } from '@inventory-console/ui/screens/clusters/ClustersScreen'
import { clusterExports, useClusters } from '../api/clusters.ts'
import { useTechnologies } from '../api/shell.ts'
import { listRoute, type ListScreenProps } from './listRoute.tsx'

function Clusters(props: ListScreenProps<Cluster>) {
  const technologies = useTechnologies(true)
  return (
    <ClustersScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.rows } : {})}
    />
  )
}

export const ClustersRoute = listRoute(Clusters, useClusters, clusterExports)
