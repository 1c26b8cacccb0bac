import type { AddmRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, namedDatabaseColumns, originColumns, rowKey } from '../../../columns/databaseColumns.ts'
import { benefitColumn, findingColumns } from '../../../columns/oracleColumns.ts'
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
