import type { OraclePatch } from '@inventory-console/api-mocks/contract'
import { rowKey, databaseRowTo, hostDatabaseColumns, type WithDatabase } from '../../columns/databaseLinks.ts'
import { patchColumns } from '../../columns/oracle/patches.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabasePatch = WithDatabase<OraclePatch>

export const columns: readonly Column<DatabasePatch>[] = [
  ...hostDatabaseColumns<DatabasePatch>(),
  ...patchColumns,
]

export function PatchesScreen(props: OracleListProps<DatabasePatch>) {
  return (
    <ListScreen
      {...props}
      area="oracleAdvice.patches"
      columns={columns}
      rowId={rowId}
      rowTo={databaseRowTo}
    />
  )
}

function rowId({ hostname, databasename, patchID, action, date }: DatabasePatch) {
  return rowKey(hostname, databasename, patchID, action, date)
}
