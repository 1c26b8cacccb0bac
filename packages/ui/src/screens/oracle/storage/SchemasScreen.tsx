import type { SchemaRow } from '@inventory-console/api-mocks/contract'
import { rowKey } from '../../../columns/databaseLinks.ts'
import { schemaColumns } from '../../../columns/oracle/schemas.ts'
import { uniqueDatabaseColumns, uniqueDatabaseTo } from '../../../columns/uniqueDatabaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<SchemaRow>[] = [...uniqueDatabaseColumns<SchemaRow>(), ...schemaColumns]

export function SchemasScreen(props: OracleListProps<SchemaRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleObjects.schemas"
      columns={columns}
      rowId={rowId}
      rowTo={uniqueDatabaseTo}
    />
  )
}

function rowId({ hostname, databaseName, pdb, user }: SchemaRow) {
  return rowKey(hostname, databaseName, pdb, user)
}
