import type { PartitioningRow } from '@inventory-console/api-mocks/contract'
import { rowKey } from '../../../columns/databaseLinks.ts'
import { partitioningColumns } from '../../../columns/oracle/partitionings.ts'
import { uniqueDatabaseColumns, uniqueDatabaseTo } from '../../../columns/uniqueDatabaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<PartitioningRow>[] = [
  ...uniqueDatabaseColumns<PartitioningRow>(),
  ...partitioningColumns,
]

export function PartitioningsScreen(props: OracleListProps<PartitioningRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleStorage.partitionings"
      columns={columns}
      rowId={rowId}
      rowTo={uniqueDatabaseTo}
    />
  )
}

function rowId({ hostname, databaseName, pdb, owner, segmentName }: PartitioningRow) {
  return rowKey(hostname, databaseName, pdb, owner, segmentName)
}
