import type { OracleSegmentAdvisor } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const reclaimableColumn: Column<OracleSegmentAdvisor> = {
  id: 'reclaimable',
  kind: 'gigabytes',
  filter: 'range',
  sorted: 'descending',
}

export const segmentColumns: readonly Column<OracleSegmentAdvisor>[] = [
  { id: 'segmentOwner', kind: 'text', width: 136, filter: 'text' },
  { id: 'segmentName', kind: 'text', width: 184, filter: 'text' },
  { id: 'segmentType', kind: 'text', width: 152, filter: 'oneOf' },
  { id: 'partitionName', kind: 'text', hidden: true, filter: 'text' },
  { id: 'recommendation', kind: 'text', width: 400, filter: 'text' },
]

export const segmentAdvisorColumns: readonly Column<OracleSegmentAdvisor>[] = [
  reclaimableColumn,
  ...segmentColumns,
]
