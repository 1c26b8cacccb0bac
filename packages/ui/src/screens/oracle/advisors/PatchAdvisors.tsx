import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, namedDatabaseColumns, originColumns } from '../../../columns/databaseColumns.ts'
import type { Tone } from '../../../components/badge/Badge.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { shortUpdate, shortVersion } from '../../../domain/shortForms.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { parseTime } from '../../../lib/dates.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { defineList } from '../../defineList.tsx'
import { FilteredBars } from './FilteredBars.tsx'

/** Time since the release of the newest PSU, in the month ranges of the server. */
export const patchAges = ['four', 'six', 'twelve', 'older', 'none'] as const
type PatchAge = (typeof patchAges)[number]

const patchAgeTone: Record<PatchAge, Tone> = {
  four: 'success',
  six: 'success',
  twelve: 'warning',
  older: 'danger',
  none: 'neutral',
}

type PatchDates = Pick<PatchAdvisorRow, 'date' | 'fourMonths' | 'sixMonths' | 'twelveMonths'>

export function patchAge({ date, fourMonths, sixMonths, twelveMonths }: PatchDates): PatchAge {
  if (fourMonths) return 'four'
  if (sixMonths) return 'six'
  if (twelveMonths) return 'twelve'
  return parseTime(date) === null ? 'none' : 'older'
}

export function countAges(rows: readonly PatchDates[]): { age: PatchAge; count: number }[] {
  const ages = rows.map(patchAge)
  return patchAges.map((age) => ({ age, count: ages.filter((rowAge) => rowAge === age).length }))
}

const withinColumn = {
  kind: 'boolean',
  measured: true,
  width: 152,
  hidden: true,
  filter: 'yesNo',
} as const

const columns: readonly Column<PatchAdvisorRow>[] = [
  ...namedDatabaseColumns<PatchAdvisorRow>(),
  { id: 'dbver', header: 'version', kind: 'version', short: shortVersion, filter: 'oneOf' },
  { id: 'date', header: 'releaseDate', kind: 'date', filter: 'days', sorted: 'ascending' },
  { id: 'description', header: 'psus', kind: 'text', width: 280, short: shortUpdate, filter: 'oneOf' },
  {
    id: 'age',
    kind: 'badge',
    measured: true,
    width: 184,
    value: patchAge,
    tone: (row) => patchAgeTone[patchAge(row)],
    order: patchAges,
    filter: 'oneOf',
  },
  { ...withinColumn, id: 'fourMonths' },
  { ...withinColumn, id: 'sixMonths' },
  { ...withinColumn, id: 'twelveMonths' },
  ...originColumns<PatchAdvisorRow>(),
]

export const patchAdvisors = defineList<PatchAdvisorRow>({
  area: 'oracleAdvice.patchAdvisors',
  columns,
  identity: ({ hostname, dbname }) => [hostname, dbname],
  groupedBy: 'host',
  rowTo: ({ hostname, dbname }) => databaseTo(hostname, dbname),
  counts: [
    { id: 'older', column: 'age', filter: { kind: 'oneOf', values: ['older'] }, tone: 'danger' },
    { id: 'none', column: 'age', filter: { kind: 'oneOf', values: ['none'] }, tone: 'warning' },
    { id: 'twelve', column: 'age', filter: { kind: 'oneOf', values: ['twelve'] } },
  ],
  summary: (filtered) => (filtered ? <PatchAgeBars filtered={filtered} /> : <SummarySkeleton />),
})

/** Number of databases per patch age. */
function PatchAgeBars({ filtered }: { filtered: FilteredRows<PatchAdvisorRow> }) {
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
    .map(([version, count]) => ({ id: version, label: shortVersion(version), count }))
}
