import type { OracleFeatureUsageStat } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../columns/databaseColumns.ts'
import { optionColumns } from '../../columns/oracleColumns.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { oracleList } from './oracleList.tsx'

export type DatabaseOption = WithDatabase<OracleFeatureUsageStat>

export const columns: readonly Column<DatabaseOption>[] = [
  ...hostDatabaseColumns<DatabaseOption>(),
  ...optionColumns,
]

export const OptionsScreen = oracleList<DatabaseOption>({
  area: 'oracleObjects.options',
  columns,
  rowId: ({ hostname, databasename, product, feature }) => rowKey(hostname, databasename, product, feature),
  rowTo: databaseRowTo,
})
