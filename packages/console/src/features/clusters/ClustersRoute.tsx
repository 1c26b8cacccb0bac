import type { Cluster } from '@inventory-console/api-mocks/contract'
import { clusters, ClustersScreen } from '@inventory-console/ui/screens/clusters/ClustersScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { clusterList } from '../../platform/queries/hosts.ts'
import { useTechnologies } from '../../platform/queries/lookups.ts'

function Clusters(props: ListPageProps<Cluster>) {
  const technologies = useTechnologies()
  return (
    <ClustersScreen
      {...props}
      {...(technologies.status === 'ready' ? { technologies: technologies.value } : {})}
    />
  )
}

export const ClustersRoute = listRoute({ ...clusters, Screen: Clusters, ...clusterList })
