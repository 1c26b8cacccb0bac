import type { TablespaceRow } from '@inventory-console/api-mocks/contract'
import { hostColumn, hostTo, rowKey } from '../../../columns/databaseLinks.ts'
import { tablespaceColumns } from '../../../columns/oracle/tablespaces.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<TablespaceRow>[] = [hostColumn<TablespaceRow>(), ...tablespaceColumns]

/** The API does not say which database a tablespace belongs to, so rows link to the host. */
export function TablespacesScreen(props: OracleListProps<TablespaceRow>) {
  return (
    <ListScreen {...props} area="oracleStorage.tablespaces" columns={columns} rowId={rowId} rowTo={rowTo} />
  )
}

function rowId({ hostname, name, total, used }: TablespaceRow) {
  return rowKey(hostname, name, total, used)
}

function rowTo({ hostname }: TablespaceRow) {
  return hostTo(hostname)
}
