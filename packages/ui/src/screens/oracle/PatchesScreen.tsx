import type { OraclePatch } from '@inventory-console/api-mocks/contract'
import { patchColumns } from '../../columns/patches.ts'
import { keyOf, partTo, placeColumns, type OfDatabase } from '../../columns/places.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabasePatch = OfDatabase<OraclePatch>

export const columns: readonly Column<DatabasePatch>[] = [...placeColumns<DatabasePatch>(), ...patchColumns]

export function PatchesScreen(props: OracleListProps<DatabasePatch>) {
  return <ListScreen {...props} area="oracleAdvice.patches" columns={columns} rowId={rowId} rowTo={partTo} />
}

function rowId({ hostname, databasename, patchID, action, date }: DatabasePatch) {
  return keyOf(hostname, databasename, patchID, action, date)
}
