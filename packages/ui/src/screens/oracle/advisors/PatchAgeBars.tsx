import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Found } from '../../../list-screen/listProps.ts'
import { FoundBars } from './FoundBars.tsx'
import { countAges, patchAges } from './patchAge.ts'

/** Number of databases per patch age. */
export function PatchAgeBars({ found }: { found: Found<PatchAdvisorRow> }) {
  const t = useText('oracleAdvice.patchAdvisors')
  const ages = countAges(found.rows).map(({ age, count }) => ({
    id: age,
    label: t(`values.age.${age}`),
    count,
  }))
  const limit = patchAges.length
  return (
    <FoundBars
      found={found}
      measures={[
        { column: 'age', title: t('ages'), bars: ages, limit },
        { column: 'dbver', title: t('versions'), bars: countVersions(found.rows), limit },
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
