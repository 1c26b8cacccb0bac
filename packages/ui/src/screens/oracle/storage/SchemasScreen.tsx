import type { SchemaRow } from '@inventory-console/api-mocks/contract'
import { rowKey, uniqueDatabaseColumns, uniqueDatabaseTo } from '../../../columns/databaseColumns.ts'
import { schemaColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { oracleList } from '../oracleList.tsx'

export const columns: readonly Column<SchemaRow>[] = [...uniqueDatabaseColumns<SchemaRow>(), ...schemaColumns]

export const SchemasScreen = oracleList<SchemaRow>({
  area: 'oracleObjects.schemas',
  columns,
  rowId: ({ hostname, databaseName, pdb, user }) => rowKey(hostname, databaseName, pdb, user),
  rowTo: uniqueDatabaseTo,
})
