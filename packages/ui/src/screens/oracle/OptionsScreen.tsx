import type { OracleFeatureUsageStat } from '@inventory-console/api-mocks/contract'
import { rowKey, databaseRowTo, hostDatabaseColumns, type WithDatabase } from '../../columns/databaseLinks.ts'
import { optionColumns } from '../../columns/oracle/options.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseOption = WithDatabase<OracleFeatureUsageStat>

export const columns: readonly Column<DatabaseOption>[] = [
  ...hostDatabaseColumns<DatabaseOption>(),
  ...optionColumns,
]

export function OptionsScreen(props: OracleListProps<DatabaseOption>) {
  return (
    <ListScreen
      {...props}
      area="oracleObjects.options"
      columns={columns}
      rowId={rowId}
      rowTo={databaseRowTo}
    />
  )
}

function rowId({ hostname, databasename, product, feature }: DatabaseOption) {
  return rowKey(hostname, databasename, product, feature)
}
