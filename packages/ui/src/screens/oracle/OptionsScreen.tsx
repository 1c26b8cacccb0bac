import type { OracleFeatureUsageStat } from '@inventory-console/api-mocks/contract'
import { optionColumns } from '../../columns/options.ts'
import { keyOf, partTo, placeColumns, type OfDatabase } from '../../columns/places.ts'
import type { Column } from '../../data-table/columns/column.ts'
import { ListScreen } from '../../list-screen/ListScreen.tsx'
import type { OracleListProps } from './oracleList.ts'

export type DatabaseOption = OfDatabase<OracleFeatureUsageStat>

export const columns: readonly Column<DatabaseOption>[] = [
  ...placeColumns<DatabaseOption>(),
  ...optionColumns,
]

export function OptionsScreen(props: OracleListProps<DatabaseOption>) {
  return <ListScreen {...props} area="oracleObjects.options" columns={columns} rowId={rowId} rowTo={partTo} />
}

function rowId({ hostname, databasename, product, feature }: DatabaseOption) {
  return keyOf(hostname, databasename, product, feature)
}
