import type { OracleSchema } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

/** The API does not document the unit of the four sizes, so their headers have none and their hints say so. */
export const schemaColumns: readonly Column<OracleSchema>[] = [
  { id: 'user', kind: 'text', filter: 'oneOf' },
  { id: 'total', kind: 'number', filter: 'range', sorted: 'descending' },
  { id: 'tables', kind: 'number', filter: 'range' },
  {
    id: 'indexes',
    kind: 'number',
    // Some server versions send `maxindexes` instead.
    value: ({ indexes, maxindexes }) => indexes ?? maxindexes ?? null,
    filter: 'range',
  },
  { id: 'lob', kind: 'number', filter: 'range' },
  { id: 'accountStatus', kind: 'text', filter: 'oneOf' },
]
