import type { AddmRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, rowKey } from '../../../columns/databaseLinks.ts'
import { namedDatabaseColumns, originColumns } from '../../../columns/namedDatabaseColumns.ts'
import { benefitColumn, findingColumns } from '../../../columns/oracle/addms.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { OracleListProps } from '../oracleList.ts'

export const columns: readonly Column<AddmRow>[] = [
  ...namedDatabaseColumns<AddmRow>(),
  benefitColumn,
  ...findingColumns,
  ...originColumns<AddmRow>(),
]

export function AddmsScreen(props: OracleListProps<AddmRow>) {
  return <ListScreen {...props} area="oracleAdvice.addms" columns={columns} rowId={rowId} rowTo={rowTo} />
}

function rowId({ hostname, dbname, finding, recommendation, action, benefit }: AddmRow) {
  return rowKey(hostname, dbname, finding, recommendation, action, benefit)
}

function rowTo({ hostname, dbname }: AddmRow) {
  return databaseTo(hostname, dbname)
}
