import { BackupsScreen } from '@inventory-console/ui/screens/oracle/storage/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/storage/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/storage/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/storage/TablespacesScreen'
import { lazyComparison } from '../../../platform/comparison/lazyComparison.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { backups, diskGroups, partitionings, tablespaces } from './storageQueries.ts'

export const TablespacesRoute = listRoute(
  TablespacesScreen,
  tablespaces.useRows,
  tablespaces.exports,
  lazyComparison(({ tablespaces }) => tablespaces),
)
export const BackupsRoute = listRoute(
  BackupsScreen,
  backups.useRows,
  backups.exports,
  lazyComparison(({ backups }) => backups),
)
export const PartitioningsRoute = listRoute(
  PartitioningsScreen,
  partitionings.useRows,
  partitionings.exports,
  lazyComparison(({ partitionings }) => partitionings),
)
export const DiskGroupsRoute = listRoute(
  DiskGroupsScreen,
  diskGroups.useRows,
  diskGroups.exports,
  lazyComparison(({ diskGroups }) => diskGroups),
)
