import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import { grantColumns } from '../../columns/grants.ts'
import { keyOf, partTo, placeColumns, type OfDatabase } from '../../columns/places.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseGrant = OfDatabase<OracleGrantDba>

export const columns: readonly Column<DatabaseGrant>[] = [
  ...placeColumns<DatabaseGrant>({ sorted: true }),
  ...grantColumns,
]

export function GrantsScreen(props: OracleListProps<DatabaseGrant>) {
  return <ListScreen {...props} area="oracleObjects.grants" columns={columns} rowId={rowId} rowTo={partTo} />
}

function rowId({ hostname, databasename, grantee }: DatabaseGrant) {
  return keyOf(hostname, databasename, grantee)
}
