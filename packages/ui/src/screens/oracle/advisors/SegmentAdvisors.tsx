import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import { namedDatabaseColumns, originColumns, ownPdbTo, pdbTo } from '../../../columns/databaseColumns.ts'
import { reclaimableColumn, segmentColumns } from '../../../columns/oracleColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { joinNonEmpty } from '../../../lib/text.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { defineList } from '../../defineList.tsx'
import { FilteredBars } from './FilteredBars.tsx'

const columns: readonly Column<SegmentAdvisorRow>[] = [
  ...namedDatabaseColumns<SegmentAdvisorRow>(),
  reclaimableColumn,
  {
    id: 'pdbName',
    header: 'pdb',
    kind: 'link',
    width: 136,
    to: ({ hostname, dbname, pdbName }) => ownPdbTo(hostname, dbname, pdbName),
    filter: 'oneOf',
  },
  // The summary counts the types.
  ...segmentColumns.map((column) => (column.id === 'segmentType' ? { ...column, hidden: true } : column)),
  {
    id: 'retrieve',
    kind: 'percent',
    measured: true,
    hidden: true,
    // The API sends a fraction.
    value: ({ retrieve }) => percentOf(retrieve),
    filter: 'range',
  },
  { id: 'segmentsSize', kind: 'gigabytes', measured: true, hidden: true, filter: 'range' },
  ...originColumns<SegmentAdvisorRow>(),
  // Identifies the bar of a row: databases with equal names on two hosts are different.
  { id: 'database', kind: 'text', hidden: true, width: 240, value: databaseOf, filter: 'oneOf' },
]

export const segmentAdvisors = defineList<SegmentAdvisorRow>({
  area: 'oracleAdvice.segmentAdvisors',
  columns,
  identity: (row) => [
    row.hostname,
    row.dbname,
    row.pdbName,
    row.segmentOwner,
    row.segmentName,
    row.segmentType,
    row.partitionName,
  ],
  groupedBy: 'host',
  rowTo: ({ hostname, dbname, pdbName }) => pdbTo(hostname, dbname, pdbName),
  counts: [
    { id: 'over10', column: 'reclaimable', filter: { kind: 'range', min: 10 } },
    { id: 'over1', column: 'reclaimable', filter: { kind: 'range', min: 1 } },
  ],
  summary: (filtered) => (filtered ? <ReclaimableBars filtered={filtered} /> : <SummarySkeleton />),
})

/** Rounded to avoid floating-point errors in 100 * 0.0044. */
function percentOf(fraction: number): number {
  return Math.round(fraction * 1_000_000) / 10_000
}

/** Reclaimable space by database and by segment type. */
function ReclaimableBars({ filtered }: { filtered: FilteredRows<SegmentAdvisorRow> }) {
  const t = useText('oracleAdvice.segmentAdvisors')
  const units = useText('table')
  const unit = units('units.gigabytes')
  return (
    <FilteredBars
      filtered={filtered}
      measures={[
        { column: 'database', title: t('top'), unit, bars: bars(byDatabase(filtered.rows)) },
        { column: 'segmentType', title: t('byType'), unit, bars: bars(bySegmentType(filtered.rows)) },
      ]}
    />
  )
}

function bars(sums: readonly Sum[]) {
  return sums.map(({ id, gigabytes }) => ({ id, label: id, count: gigabytes }))
}

/** Includes the host, because names are not unique. */
function databaseOf({ hostname, dbname }: Pick<SegmentAdvisorRow, 'hostname' | 'dbname'>): string {
  return joinNonEmpty(dbname, hostname)
}

interface Sum {
  id: string
  gigabytes: number
}

/** Largest first, truncated to one decimal and never rounded up. */
function sumsBy(rows: readonly SegmentAdvisorRow[], groupKey: (row: SegmentAdvisorRow) => string): Sum[] {
  const hundredths = new Map<string, number>()
  for (const row of rows) {
    const name = groupKey(row)
    if (name === '') continue
    // Integer hundredths, because sums of fractions drift.
    hundredths.set(name, (hundredths.get(name) ?? 0) + Math.round(row.reclaimable * 100))
  }
  return [...hundredths]
    .toSorted(([, megabytes], [, otherMegabytes]) => otherMegabytes - megabytes)
    .map(([id, sum]) => ({ id, gigabytes: Math.floor(sum / 10) / 10 }))
}

export function byDatabase(rows: readonly SegmentAdvisorRow[]): Sum[] {
  return sumsBy(rows, databaseOf)
}

export function bySegmentType(rows: readonly SegmentAdvisorRow[]): Sum[] {
  return sumsBy(rows, ({ segmentType }) => segmentType)
}
