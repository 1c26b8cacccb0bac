import type { OraclePatch } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const patchColumns: readonly Column<OraclePatch>[] = [
  { id: 'action', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'date', kind: 'date', filter: 'days', sorted: 'descending' },
  { id: 'description', kind: 'text', width: 300, filter: 'text' },
  // Numeric, but an identifier: no thousands separators, and substring search.
  { id: 'patchID', kind: 'text', width: 120, value: ({ patchID }) => String(patchID), filter: 'text' },
  { id: 'version', kind: 'version', filter: 'oneOf' },
]
