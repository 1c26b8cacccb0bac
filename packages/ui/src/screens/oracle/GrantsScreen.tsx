import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import { rowKey, databaseRowTo, hostDatabaseColumns, type WithDatabase } from '../../columns/databaseLinks.ts'
import { grantColumns } from '../../columns/oracle/grants.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseGrant = WithDatabase<OracleGrantDba>

export const columns: readonly Column<DatabaseGrant>[] = [
  ...hostDatabaseColumns<DatabaseGrant>({ sorted: true }),
  ...grantColumns,
]

export function GrantsScreen(props: OracleListProps<DatabaseGrant>) {
  return (
    <ListScreen
      {...props}
      area="oracleObjects.grants"
      columns={columns}
      rowId={rowId}
      rowTo={databaseRowTo}
    />
  )
}

function rowId({ hostname, databasename, grantee }: DatabaseGrant) {
  return rowKey(hostname, databasename, grantee)
}
