import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { FilteredBars } from './FilteredBars.tsx'
import { bySegmentType, topDatabases, type Sum } from './reclaimable.ts'

/** Reclaimable space by database and by segment type. */
export function ReclaimableBars({ filtered }: { filtered: FilteredRows<SegmentAdvisorRow> }) {
  const t = useText('oracleAdvice.segmentAdvisors')
  const units = useText('table')
  const unit = units('units.gigabytes')
  return (
    <FilteredBars
      filtered={filtered}
      measures={[
        { column: 'database', title: t('top'), unit, bars: bars(topDatabases(filtered.rows)) },
        { column: 'segmentType', title: t('byType'), unit, bars: bars(bySegmentType(filtered.rows)) },
      ]}
    />
  )
}

function bars(sums: readonly Sum[]) {
  return sums.map(({ id, gigabytes }) => ({ id, label: id, count: gigabytes }))
}
