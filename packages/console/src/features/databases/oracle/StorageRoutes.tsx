import { BackupsScreen } from '@inventory-console/ui/screens/oracle/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/TablespacesScreen'
import { listRoute } from '../../../platform/list-route/listRoute.tsx'
import { backups, diskGroups, partitionings, tablespaces } from './storageQueries.ts'

export const TablespacesRoute = listRoute(TablespacesScreen, tablespaces.useRows, tablespaces.exports)
export const BackupsRoute = listRoute(BackupsScreen, backups.useRows, backups.exports)
export const PartitioningsRoute = listRoute(PartitioningsScreen, partitionings.useRows, partitionings.exports)
export const DiskGroupsRoute = listRoute(DiskGroupsScreen, diskGroups.useRows, diskGroups.exports)
