import { BackupsScreen } from '@inventory-console/ui/screens/oracle/BackupsScreen'
import { DiskGroupsScreen } from '@inventory-console/ui/screens/oracle/DiskGroupsScreen'
import { PartitioningsScreen } from '@inventory-console/ui/screens/oracle/PartitioningsScreen'
import { TablespacesScreen } from '@inventory-console/ui/screens/oracle/TablespacesScreen'
import { backups, diskGroups, partitionings, tablespaces } from '../api/oracleStorage.ts'
import { listRoute } from './listRoute.tsx'

export const TablespacesRoute = listRoute(TablespacesScreen, tablespaces.useRows, tablespaces.exports)
export const BackupsRoute = listRoute(BackupsScreen, backups.useRows, backups.exports)
export const PartitioningsRoute = listRoute(PartitioningsScreen, partitionings.useRows, partitionings.exports)
export const DiskGroupsRoute = listRoute(DiskGroupsScreen, diskGroups.useRows, diskGroups.exports)
