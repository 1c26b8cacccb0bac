import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import { coverage } from '../../screens/clusters/clusterFacts.ts'
import { clusterColumns } from '../../screens/clusters/columns.ts'
import { vmColumns } from '../../screens/clusters/vmColumns.ts'
import { entity, firstOf, columnReaders, type Entity } from './field.ts'

const onPage = 'clusters/ClusterScreen:Ready'

const cluster = makeCluster(1)

export const clusterEntities: readonly Entity[] = [
  entity(
    'Cluster',
    cluster,
    [
      { story: 'clusters/ClustersScreen:AllColumns', readers: columnReaders(clusterColumns([])) },
      { story: onPage, readers: [{ name: 'coverage', read: coverage }] },
    ],
    {
      shownBy: {
        createdAt: onPage,
        hostnameAgentVirtualization: onPage,
        physicalServerModelNames: onPage,
        virtualizationNodesCount: onPage,
        virtualizationNodesStats: onPage,
        vms: onPage,
      },
      hidden: { id: 'internal to the server' },
    },
  ),
  entity('ClusterVM', firstOf(cluster.vms), [{ story: onPage, readers: columnReaders(vmColumns) }]),
  entity('VirtualizationNodesStat', firstOf(cluster.virtualizationNodesStats), [], {
    shownBy: {
      virtualizationNode: onPage,
      totalVMsWithErcoleAgentCount: onPage,
      totalVMsWithoutErcoleAgentCount: onPage,
    },
    hidden: { totalVMsCount: 'the sum of the two other counts' },
  }),
]
