import type { PartitioningRow } from '@inventory-console/api-mocks/contract'
import { partitioningColumns } from '../../../columns/partitionings.ts'
import { keyOf } from '../../../columns/places.ts'
import { uniquePlaceColumns, uniquePlaceTo } from '../../../columns/uniquePlaces.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<PartitioningRow>[] = [
  ...uniquePlaceColumns<PartitioningRow>(),
  ...partitioningColumns,
]

export function PartitioningsScreen(props: OracleListProps<PartitioningRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleStorage.partitionings"
      columns={columns}
      rowId={rowId}
      rowTo={uniquePlaceTo}
    />
  )
}

function rowId({ hostname, databaseName, pdb, owner, segmentName }: PartitioningRow) {
  return keyOf(hostname, databaseName, pdb, owner, segmentName)
}
