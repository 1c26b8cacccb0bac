import type { PartitioningRow } from '@inventory-console/api-mocks/contract'
import { rowKey, uniqueDatabaseColumns, uniqueDatabaseTo } from '../../../columns/databaseColumns.ts'
import { partitioningColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export const columns: readonly Column<PartitioningRow>[] = [
  ...uniqueDatabaseColumns<PartitioningRow>(),
  ...partitioningColumns,
]

export const PartitioningsScreen = oracleList<PartitioningRow>({
  area: 'oracleStorage.partitionings',
  columns,
  rowId: ({ hostname, databaseName, pdb, owner, segmentName }) =>
    rowKey(hostname, databaseName, pdb, owner, segmentName),
  rowTo: uniqueDatabaseTo,
})
