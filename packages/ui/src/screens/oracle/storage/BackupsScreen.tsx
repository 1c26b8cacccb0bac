import type { OracleBackup } from '@inventory-console/api-mocks/contract'
import { backupColumns } from '../../../columns/backups.ts'
import { keyOf, partTo, placeColumns, type OfDatabase } from '../../../columns/places.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export type DatabaseBackup = OfDatabase<OracleBackup>

export const columns: readonly Column<DatabaseBackup>[] = [
  ...placeColumns<DatabaseBackup>({ sorted: true }),
  ...backupColumns,
]

export function BackupsScreen(props: OracleListProps<DatabaseBackup>) {
  return <ListScreen {...props} area="oracleStorage.backups" columns={columns} rowId={rowId} rowTo={partTo} />
}

function rowId({ hostname, databasename, backupType, hour, weekDays }: DatabaseBackup) {
  return keyOf(hostname, databasename, backupType, hour, weekDays)
}
