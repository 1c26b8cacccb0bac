import type { OracleBackup } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../../columns/databaseColumns.ts'
import { backupColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export type DatabaseBackup = WithDatabase<OracleBackup>

export const columns: readonly Column<DatabaseBackup>[] = [
  ...hostDatabaseColumns<DatabaseBackup>({ sorted: true }),
  ...backupColumns,
]

export const BackupsScreen = oracleList<DatabaseBackup>({
  area: 'oracleStorage.backups',
  columns,
  rowId: ({ hostname, databasename, backupType, hour, weekDays }) =>
    rowKey(hostname, databasename, backupType, hour, weekDays),
  rowTo: databaseRowTo,
})
