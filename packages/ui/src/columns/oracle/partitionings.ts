import type { OraclePartitioning } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'
import { gibibytes } from '../../lib/format.ts'

export const partitioningColumns: readonly Column<OraclePartitioning>[] = [
  { id: 'segmentName', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'owner', kind: 'text', filter: 'oneOf' },
  { id: 'count', kind: 'number', width: 120, filter: 'range' },
  {
    id: 'mb',
    kind: 'gigabytes',
    width: 128,
    value: ({ mb }) => gibibytes(mb),
    filter: 'range',
    sorted: 'descending',
  },
]
