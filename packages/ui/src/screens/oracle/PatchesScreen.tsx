import type { OraclePatch } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import { patchColumns } from '../../columns/oracleColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { oracleList } from './oracleList.tsx'

export type DatabasePatch = WithDatabase<OraclePatch>

export const columns: readonly Column<DatabasePatch>[] = [
  ...hostDatabaseColumns<DatabasePatch>(),
  ...patchColumns,
]

export const PatchesScreen = oracleList<DatabasePatch>({
  area: 'oracleAdvice.patches',
  columns,
  rowId: ({ hostname, databasename, patchID, action, date }) =>
    rowKey(hostname, databasename, patchID, action, date),
  rowTo: databaseRowTo,
})
