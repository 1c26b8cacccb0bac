import type { OracleService } from '@inventory-console/api-mocks/contract'
import { keyOf, partTo, placeColumns, type OfDatabase } from '../../columns/places.ts'
import { serviceColumns } from '../../columns/services.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseService = OfDatabase<OracleService>

export const columns: readonly Column<DatabaseService>[] = [
  ...placeColumns<DatabaseService>({ sorted: true }),
  ...serviceColumns,
]

export function ServicesScreen(props: OracleListProps<DatabaseService>) {
  return (
    <ListScreen {...props} area="oracleObjects.services" columns={columns} rowId={rowId} rowTo={partTo} />
  )
}

function rowId({ hostname, databasename, name, containerName }: DatabaseService) {
  return keyOf(hostname, databasename, name, containerName)
}
