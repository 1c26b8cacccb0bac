import type { AddmRow } from '@inventory-console/api-mocks/contract'
import { benefitColumn, findingColumns } from '../../../columns/addms.ts'
import { namedPlaceColumns, originColumns } from '../../../columns/namedPlaces.ts'
import { databaseTo, keyOf } from '../../../columns/places.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<AddmRow>[] = [
  ...namedPlaceColumns<AddmRow>(),
  benefitColumn,
  ...findingColumns,
  ...originColumns<AddmRow>(),
]

export function AddmsScreen(props: OracleListProps<AddmRow>) {
  return <ListScreen {...props} area="oracleAdvice.addms" columns={columns} rowId={rowId} rowTo={rowTo} />
}

function rowId({ hostname, dbname, finding, recommendation, action, benefit }: AddmRow) {
  return keyOf(hostname, dbname, finding, recommendation, action, benefit)
}

function rowTo({ hostname, dbname }: AddmRow) {
  return databaseTo(hostname, dbname)
}
