import type { OracleBackup } from '@inventory-console/api-mocks/contract'
import {
  rowKey,
  databaseRowTo,
  hostDatabaseColumns,
  type WithDatabase,
} from '../../../columns/databaseLinks.ts'
import { backupColumns } from '../../../columns/oracle/backups.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export type DatabaseBackup = WithDatabase<OracleBackup>

export const columns: readonly Column<DatabaseBackup>[] = [
  ...hostDatabaseColumns<DatabaseBackup>({ sorted: true }),
  ...backupColumns,
]

export function BackupsScreen(props: OracleListProps<DatabaseBackup>) {
  return (
    <ListScreen
      {...props}
      area="oracleStorage.backups"
      columns={columns}
      rowId={rowId}
      rowTo={databaseRowTo}
    />
  )
}

function rowId({ hostname, databasename, backupType, hour, weekDays }: DatabaseBackup) {
  return rowKey(hostname, databasename, backupType, hour, weekDays)
}
