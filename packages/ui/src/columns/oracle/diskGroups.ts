import type { DiskGroupRow } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const diskGroupColumns: readonly Column<Omit<DiskGroupRow, 'hostname' | 'databases'>>[] = [
  { id: 'diskGroupName', kind: 'text', filter: 'text' },
  { id: 'totalSpace', kind: 'gigabytes', width: 136, filter: 'range' },
  { id: 'usedSpace', kind: 'gigabytes', width: 136, filter: 'range' },
  { id: 'percentageUsedSpace', kind: 'fill', filter: 'range', sorted: 'descending' },
  { id: 'freeSpace', kind: 'gigabytes', width: 136, filter: 'range' },
  { id: 'percentageFreeSpace', kind: 'percent', filter: 'range' },
]
