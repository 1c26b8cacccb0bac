import type { OracleGrantDba } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import { grantColumns } from '../../columns/oracleColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { oracleList } from './oracleList.tsx'

export type DatabaseGrant = WithDatabase<OracleGrantDba>

export const columns: readonly Column<DatabaseGrant>[] = [
  ...hostDatabaseColumns<DatabaseGrant>({ sorted: true }),
  ...grantColumns,
]

export const GrantsScreen = oracleList<DatabaseGrant>({
  area: 'oracleObjects.grants',
  columns,
  rowId: ({ hostname, databasename, grantee }) => rowKey(hostname, databasename, grantee),
  rowTo: databaseRowTo,
})
