import type { PatchAdvisorRow } from '@inventory-console/api-mocks/contract'
import { databaseTo, rowKey } from '../../../columns/databaseLinks.ts'
import { namedDatabaseColumns, originColumns } from '../../../columns/namedDatabaseColumns.ts'
import type { Column } from '../../../data-table/columns/column.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { OracleListProps } from '../oracleList.ts'
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

export function PatchAdvisorsScreen(props: OracleListProps<PatchAdvisorRow>) {
  return (
    <ListScreen
      {...props}
      area="oracleAdvice.patchAdvisors"
      columns={columns}
      rowId={rowId}
      rowTo={rowTo}
      summary={renderSummary}
    />
  )
}

function renderSummary(filtered: FilteredRows<PatchAdvisorRow> | null) {
  return filtered ? <PatchAgeBars filtered={filtered} /> : <SummarySkeleton />
}

function rowId({ hostname, dbname }: PatchAdvisorRow) {
  return rowKey(hostname, dbname)
}

function rowTo({ hostname, dbname }: PatchAdvisorRow) {
  return databaseTo(hostname, dbname)
}
