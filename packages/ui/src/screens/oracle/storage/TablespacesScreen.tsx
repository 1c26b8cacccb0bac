import type { TablespaceRow } from '@inventory-console/api-mocks/contract'
import { hostColumn, hostTo, rowKey } from '../../../columns/databaseColumns.ts'
import { tablespaceColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export const columns: readonly Column<TablespaceRow>[] = [hostColumn<TablespaceRow>(), ...tablespaceColumns]

/** The API does not say which database a tablespace belongs to, so rows link to the host. */
export const TablespacesScreen = oracleList<TablespaceRow>({
  area: 'oracleStorage.tablespaces',
  columns,
  rowId: ({ hostname, name, total, used }) => rowKey(hostname, name, total, used),
  rowTo: ({ hostname }) => hostTo(hostname),
})
