import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import { rowKey, ownPdbTo, pdbTo } from '../../../columns/databaseLinks.ts'
import { namedDatabaseColumns, originColumns } from '../../../columns/namedDatabaseColumns.ts'
import { reclaimableColumn, segmentColumns } from '../../../columns/oracle/segmentAdvisors.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { OracleListProps } from '../oracleList.ts'
import { databaseOf } from './reclaimable.ts'
import { ReclaimableBars } from './ReclaimableBars.tsx'

export const columns: readonly Column<SegmentAdvisorRow>[] = [
  ...namedDatabaseColumns<SegmentAdvisorRow>(),
  reclaimableColumn,
  {
    id: 'retrieve',
    kind: 'percent',
    // The API sends a fraction.
    value: ({ retrieve }) => percentOf(retrieve),
    filter: 'range',
  },
  { id: 'segmentsSize', kind: 'gigabytes', filter: 'range' },
  {
    id: 'pdbName',
    kind: 'link',
    width: 136,
    to: ({ hostname, dbname, pdbName }) => ownPdbTo(hostname, dbname, pdbName),
    filter: 'oneOf',
  },
  ...segmentColumns,
  ...originColumns<SegmentAdvisorRow>(),
  // Identifies the bar of a row: databases with equal names on two hosts are different.
  { id: 'database', kind: 'text', hidden: true, width: 240, value: databaseOf, filter: 'oneOf' },
]

export function SegmentAdvisorsScreen(props: OracleListProps<SegmentAdvisorRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleAdvice.segmentAdvisors"
      columns={columns}
      rowId={rowId}
      rowTo={rowTo}
      summary={renderSummary}
    />
  )
}

function renderSummary(filtered: FilteredRows<SegmentAdvisorRow> | null) {
  return filtered ? <ReclaimableBars filtered={filtered} /> : <SummarySkeleton />
}

/** Rounded to avoid floating-point errors in 100 * 0.0044. */
function percentOf(fraction: number): number {
  return Math.round(fraction * 1_000_000) / 10_000
}

function rowId(row: SegmentAdvisorRow) {
  const { hostname, dbname, pdbName, segmentOwner, segmentName, partitionName } = row
  return rowKey(hostname, dbname, pdbName, segmentOwner, segmentName, partitionName)
}

function rowTo({ hostname, dbname, pdbName }: SegmentAdvisorRow) {
  return pdbTo(hostname, dbname, pdbName)
}
