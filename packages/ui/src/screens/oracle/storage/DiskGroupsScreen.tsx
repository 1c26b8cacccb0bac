import type { DiskGroupRow } from '@inventory-console/api-mocks/contract'
import { hostColumn, hostTo, rowKey } from '../../../columns/databaseColumns.ts'
import { diskGroupColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export const columns: readonly Column<DiskGroupRow>[] = [
  hostColumn<DiskGroupRow>(),
  { id: 'databases', kind: 'list', width: 184, filter: 'text' },
  ...diskGroupColumns,
]

export const DiskGroupsScreen = oracleList<DiskGroupRow>({
  area: 'oracleStorage.diskGroups',
  columns,
  rowId: ({ hostname, diskGroupName }) => rowKey(hostname, diskGroupName),
  rowTo: ({ hostname }) => hostTo(hostname),
})
