import { BackupsScreen } from '@inventory-console/ui/screens/oracle/storage/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/storage/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/storage/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/storage/TablespacesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { backups, diskGroups, partitionings, tablespaces } from './storageQueries.ts'

export const TablespacesRoute = listRoute({
  Screen: TablespacesScreen,
  useRows: tablespaces.useRows,
  exports: tablespaces.exports,
  comparison: lazyComparison(({ tablespaces }) => tablespaces),
})
export const BackupsRoute = listRoute({
  Screen: BackupsScreen,
  useRows: backups.useRows,
  exports: backups.exports,
  comparison: lazyComparison(({ backups }) => backups),
})
export const PartitioningsRoute = listRoute({
  Screen: PartitioningsScreen,
  useRows: partitionings.useRows,
  exports: partitionings.exports,
  comparison: lazyComparison(({ partitionings }) => partitionings),
})
export const DiskGroupsRoute = listRoute({
  Screen: DiskGroupsScreen,
  useRows: diskGroups.useRows,
  exports: diskGroups.exports,
  comparison: lazyComparison(({ diskGroups }) => diskGroups),
})
