import type { SchemaRow } from '@inventory-console/api-mocks/contract'
import { keyOf } from '../../../columns/places.ts'
import { schemaColumns } from '../../../columns/schemas.ts'
import { uniquePlaceColumns, uniquePlaceTo } from '../../../columns/uniquePlaces.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<SchemaRow>[] = [...uniquePlaceColumns<SchemaRow>(), ...schemaColumns]

export function SchemasScreen(props: OracleListProps<SchemaRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleObjects.schemas"
      columns={columns}
      rowId={rowId}
      rowTo={uniquePlaceTo}
    />
  )
}

function rowId({ hostname, databaseName, pdb, user }: SchemaRow) {
  return keyOf(hostname, databaseName, pdb, user)
}
