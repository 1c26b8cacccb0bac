import type { OracleSegmentAdvisor } from '@inventory-console/api-mocks/contract'
import type { Column } from '../../data-table/columns/column.ts'

export const reclaimableColumn: Column<OracleSegmentAdvisor> = {
  id: 'reclaimable',
  kind: 'gigabytes',
  filter: 'range',
  sorted: 'descending',
}

const owner: Column<OracleSegmentAdvisor> = {
  id: 'segmentOwner',
  kind: 'text',
  width: 136,
  filter: 'text',
}
const name: Column<OracleSegmentAdvisor> = { id: 'segmentName', kind: 'text', width: 184, filter: 'text' }
const adviceColumns: readonly Column<OracleSegmentAdvisor>[] = [
  { id: 'segmentType', kind: 'text', width: 152, filter: 'oneOf' },
  { id: 'partitionName', kind: 'text', hidden: true, filter: 'text' },
  { id: 'recommendation', kind: 'text', width: 200, filter: 'text' },
]

export const segmentColumns: readonly Column<OracleSegmentAdvisor>[] = [owner, name, ...adviceColumns]

/** Columns in a database, where the segment identifies the row. */
export const segmentAdvisorColumns: readonly Column<OracleSegmentAdvisor>[] = [
  name,
  owner,
  reclaimableColumn,
  ...adviceColumns,
]
