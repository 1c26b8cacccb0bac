import type { OracleTablespace } from '@inventory-console/api-mocks/contract'
import type { Tone } from '../../components/badge/tones.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { gibibytes } from '../../lib/format.ts'

const statusTone: Record<OracleTablespace['status'], Tone> = {
  '': 'neutral',
  ONLINE: 'neutral',
  'READ ONLY': 'info',
  OFFLINE: 'danger',
}

/** In percent. */
export const usedShare: Column<OracleTablespace> = {
  id: 'usedPerc',
  kind: 'fill',
  filter: 'range',
  sorted: 'descending',
}

export const tablespaceColumns: readonly Column<OracleTablespace>[] = [
  { id: 'name', kind: 'text', width: 184, filter: 'text' },
  {
    id: 'status',
    kind: 'badge',
    width: 120,
    tone: ({ status }) => statusTone[status],
    filter: 'oneOf',
  },
  { id: 'used', kind: 'gigabytes', width: 128, value: ({ used }) => gibibytes(used), filter: 'range' },
  usedShare,
  { id: 'total', kind: 'gigabytes', width: 128, value: ({ total }) => gibibytes(total), filter: 'range' },
  {
    id: 'maxSize',
    kind: 'gigabytes',
    width: 136,
    value: ({ maxSize }) => gibibytes(maxSize),
    filter: 'range',
  },
]
