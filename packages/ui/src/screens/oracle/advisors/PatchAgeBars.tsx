import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { FilteredBars } from './FilteredBars.tsx'
import { countAges, patchAges } from './patchAge.ts'

/** Number of databases per patch age. */
export function PatchAgeBars({ filtered }: { filtered: FilteredRows<PatchAdvisorRow> }) {
  const t = useText('oracleAdvice.patchAdvisors')
  const ageBars = countAges(filtered.rows).map(({ age, count }) => ({
    id: age,
    label: t(`values.age.${age}`),
    count,
  }))
  const limit = patchAges.length
  return (
    <FilteredBars
      filtered={filtered}
      measures={[
        { column: 'age', title: t('ages'), bars: ageBars, limit },
        { column: 'dbver', title: t('versions'), bars: countVersions(filtered.rows), limit },
      ]}
    />
  )
}

function countVersions(rows: readonly PatchAdvisorRow[]) {
  const counts = new Map<string, number>()
  for (const { dbver } of rows) counts.set(dbver, (counts.get(dbver) ?? 0) + 1)
  counts.delete('')
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([version, count]) => ({ id: version, label: version, count }))
}
