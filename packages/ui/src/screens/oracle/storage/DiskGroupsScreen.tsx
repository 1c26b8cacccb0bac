import type { DiskGroupRow } from '@inventory-console/api-mocks/contract'
import { hostColumn, hostTo, rowKey } from '../../../columns/databaseLinks.ts'
import { diskGroupColumns } from '../../../columns/oracle/diskGroups.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<DiskGroupRow>[] = [
  hostColumn<DiskGroupRow>(),
  { id: 'databases', kind: 'list', width: 184, filter: 'text' },
  ...diskGroupColumns,
]

export function DiskGroupsScreen(props: OracleListProps<DiskGroupRow>) {
  return (
    <ListScreen {...props} area="oracleStorage.diskGroups" columns={columns} rowId={rowId} rowTo={rowTo} />
  )
}

function rowId({ hostname, diskGroupName }: DiskGroupRow) {
  return rowKey(hostname, diskGroupName)
}

function rowTo({ hostname }: DiskGroupRow) {
  return hostTo(hostname)
}
