import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import {
  namedDatabaseColumns,
  originColumns,
  ownPdbTo,
  pdbTo,
  rowKey,
} from '../../../columns/databaseColumns.ts'
import { reclaimableColumn, segmentColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { oracleList } from '../oracleList.tsx'
import { databaseOf } from './reclaimable.ts'
import { ReclaimableBars } from './ReclaimableBars.tsx'

export const columns: readonly Column<SegmentAdvisorRow>[] = [
  ...namedDatabaseColumns<SegmentAdvisorRow>(),
  reclaimableColumn,
  {
    id: 'pdbName',
    kind: 'link',
    width: 136,
    to: ({ hostname, dbname, pdbName }) => ownPdbTo(hostname, dbname, pdbName),
    filter: 'oneOf',
  },
  ...segmentColumns,
  {
    id: 'retrieve',
    kind: 'percent',
    hidden: true,
    // The API sends a fraction.
    value: ({ retrieve }) => percentOf(retrieve),
    filter: 'range',
  },
  { id: 'segmentsSize', kind: 'gigabytes', hidden: true, filter: 'range' },
  ...originColumns<SegmentAdvisorRow>(),
  // Identifies the bar of a row: databases with equal names on two hosts are different.
  { id: 'database', kind: 'text', hidden: true, width: 240, value: databaseOf, filter: 'oneOf' },
]

export const SegmentAdvisorsScreen = oracleList<SegmentAdvisorRow>({
  area: 'oracleAdvice.segmentAdvisors',
  columns,
  rowId: (row) => {
    const { hostname, dbname, pdbName, segmentOwner, segmentName, partitionName } = row
    return rowKey(hostname, dbname, pdbName, segmentOwner, segmentName, partitionName)
  },
  rowTo: ({ hostname, dbname, pdbName }) => pdbTo(hostname, dbname, pdbName),
  summary: (filtered) => (filtered ? <ReclaimableBars filtered={filtered} /> : <SummarySkeleton />),
})

/** Rounded to avoid floating-point errors in 100 * 0.0044. */
function percentOf(fraction: number): number {
  return Math.round(fraction * 1_000_000) / 10_000
}
