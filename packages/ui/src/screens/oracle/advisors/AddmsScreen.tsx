import type { AddmRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, rowKey } from '../../../columns/databaseLinks.ts'
import { namedDatabaseColumns, originColumns } from '../../../columns/namedDatabaseColumns.ts'
import { benefitColumn, findingColumns } from '../../../columns/oracle/addms.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export const columns: readonly Column<AddmRow>[] = [
  ...namedDatabaseColumns<AddmRow>(),
  benefitColumn,
  ...findingColumns,
  ...originColumns<AddmRow>(),
]

export const AddmsScreen = oracleList<AddmRow>({
  area: 'oracleAdvice.addms',
  columns,
  rowId: ({ hostname, dbname, finding, recommendation, action, benefit }) =>
    rowKey(hostname, dbname, finding, recommendation, action, benefit),
  rowTo: ({ hostname, dbname }) => databaseTo(hostname, dbname),
})
