import { BackupsScreen } from '@inventory-console/ui/screens/oracle/storage/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/storage/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/storage/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/storage/TablespacesScreen'
import { comparedBy } from '../../../platform/comparison/comparedBy.ts'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { backups, diskGroups, partitionings, tablespaces } from './storageQueries.ts'

export const TablespacesRoute = listRoute(
  TablespacesScreen,
  tablespaces.useRows,
  tablespaces.exports,
  comparedBy(({ tablespaces }) => tablespaces),
)
export const BackupsRoute = listRoute(
  BackupsScreen,
  backups.useRows,
  backups.exports,
  comparedBy(({ backups }) => backups),
)
export const PartitioningsRoute = listRoute(
  PartitioningsScreen,
  partitionings.useRows,
  partitionings.exports,
  comparedBy(({ partitionings }) => partitionings),
)
export const DiskGroupsRoute = listRoute(
  DiskGroupsScreen,
  diskGroups.useRows,
  diskGroups.exports,
  comparedBy(({ diskGroups }) => diskGroups),
)
