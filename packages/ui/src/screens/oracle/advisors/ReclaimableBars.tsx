import type { SegmentAdvisorRow } from '@inventory-console/api-mocks/contract'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Found } from '../../../list-screen/listProps.ts'
import { FoundBars } from './FoundBars.tsx'
import { bySegmentType, topDatabases, type Sum } from './reclaimable.ts'

/** Reclaimable space by database and by segment type. */
export function ReclaimableBars({ found }: { found: Found<SegmentAdvisorRow> }) {
  const t = useText('oracleAdvice.segmentAdvisors')
  const units = useText('table')
  const unit = units('units.gigabytes')
  return (
    <FoundBars
      found={found}
      measures={[
        { column: 'database', title: t('top'), unit, bars: bars(topDatabases(found.rows)) },
        { column: 'segmentType', title: t('byType'), unit, bars: bars(bySegmentType(found.rows)) },
      ]}
    />
  )
}

function bars(sums: readonly Sum[]) {
  return sums.map(({ id, gigabytes }) => ({ id, label: id, count: gigabytes }))
}
