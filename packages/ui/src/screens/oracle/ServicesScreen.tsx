import type { OracleService } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import { serviceColumns } from '../../columns/oracleColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { oracleList } from './oracleList.tsx'

export type DatabaseService = WithDatabase<OracleService>

export const columns: readonly Column<DatabaseService>[] = [
  ...hostDatabaseColumns<DatabaseService>({ sorted: true }),
  ...serviceColumns,
]

export const ServicesScreen = oracleList<DatabaseService>({
  area: 'oracleObjects.services',
  columns,
  rowId: ({ hostname, databasename, name, containerName }) =>
    rowKey(hostname, databasename, name, containerName),
  rowTo: databaseRowTo,
})
