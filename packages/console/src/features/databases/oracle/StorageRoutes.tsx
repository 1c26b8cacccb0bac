import { BackupsScreen } from '@inventory-console/ui/screens/oracle/storage/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/storage/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/storage/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/storage/TablespacesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { oracleTablespaces } from '../../../platform/queries/tablespaces.ts'
import { backups, diskGroups, partitionings } from './storageQueries.ts'

export const TablespacesRoute = listRoute({
  Screen: TablespacesScreen,
  ...oracleTablespaces,
  comparison: lazyComparison(({ tablespaces }) => tablespaces),
})
export const BackupsRoute = listRoute({
  Screen: BackupsScreen,
  ...backups,
  comparison: lazyComparison(({ backups }) => backups),
})
export const PartitioningsRoute = listRoute({
  Screen: PartitioningsScreen,
  ...partitionings,
  comparison: lazyComparison(({ partitionings }) => partitionings),
})
export const DiskGroupsRoute = listRoute({
  Screen: DiskGroupsScreen,
  ...diskGroups,
  comparison: lazyComparison(({ diskGroups }) => diskGroups),
})
