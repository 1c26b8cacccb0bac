import type { OracleService } from '@inventory-console/api-mocks/contract'
import { rowKey, databaseRowTo, hostDatabaseColumns, type WithDatabase } from '../../columns/databaseLinks.ts'
import { serviceColumns } from '../../columns/oracle/services.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseService = WithDatabase<OracleService>

export const columns: readonly Column<DatabaseService>[] = [
  ...hostDatabaseColumns<DatabaseService>({ sorted: true }),
  ...serviceColumns,
]

export function ServicesScreen(props: OracleListProps<DatabaseService>) {
  return (
    <ListScreen
      {...props}
      area="oracleObjects.services"
      columns={columns}
      rowId={rowId}
      rowTo={databaseRowTo}
    />
  )
}

function rowId({ hostname, databasename, name, containerName }: DatabaseService) {
  return rowKey(hostname, databasename, name, containerName)
}
