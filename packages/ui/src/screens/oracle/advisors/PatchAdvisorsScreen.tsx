import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, namedDatabaseColumns, originColumns, rowKey } from '../../../columns/databaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { oracleList } from '../oracleList.tsx'
import { patchAge, patchAgeTone } from './patchAge.ts'
import { PatchAgeBars } from './PatchAgeBars.tsx'

const withinColumn = { kind: 'boolean', width: 152, filter: 'yesNo' } as const

export const columns: readonly Column<PatchAdvisorRow>[] = [
  ...namedDatabaseColumns<PatchAdvisorRow>(),
  { id: 'dbver', kind: 'version', width: 240, filter: 'oneOf' },
  { id: 'date', kind: 'date', filter: 'days', sorted: 'ascending' },
  { id: 'description', kind: 'text', width: 280, filter: 'oneOf' },
  { ...withinColumn, id: 'fourMonths' },
  { ...withinColumn, id: 'sixMonths' },
  { ...withinColumn, id: 'twelveMonths' },
  {
    id: 'age',
    kind: 'badge',
    width: 184,
    hidden: true,
    value: patchAge,
    tone: (row) => patchAgeTone[patchAge(row)],
    filter: 'oneOf',
  },
  ...originColumns<PatchAdvisorRow>(),
]

export const PatchAdvisorsScreen = oracleList<PatchAdvisorRow>({
  area: 'oracleAdvice.patchAdvisors',
  columns,
  rowId: ({ hostname, dbname }) => rowKey(hostname, dbname),
  rowTo: ({ hostname, dbname }) => databaseTo(hostname, dbname),
  summary: (filtered) => (filtered ? <PatchAgeBars filtered={filtered} /> : <SummarySkeleton />),
})
