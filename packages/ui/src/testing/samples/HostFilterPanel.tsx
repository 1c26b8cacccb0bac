import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { useState } from 'react'
import { filterSections } from '../../components/filter-panel/filterColumns.ts'
import { useFilterDrafts, type Filters } from '../../components/filter-panel/filterDrafts.ts'
import { FilterPanel } from '../../components/filter-panel/FilterPanel.tsx'
import { useColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { useFacets } from '../../data-table/engine/facets.ts'
import { useDataTable } from '../../data-table/useDataTable.tsx'
import { emptyView } from '../../lib/listView.ts'
import { QuickFilters } from '../../list-screen/toolbar/QuickFilters.tsx'
import { fixtureColumns } from '../fixtures/fixtureColumns.ts'

interface PanelProps {
  hosts?: number
  initialFilters?: Filters
  /** Column ids; all by default. */
  ids?: readonly string[]
  columns?: typeof fixtureColumns
  /** Filter options are still being counted. */
  isCounting?: boolean
  onApply?: (filters: Filters) => void
}

export const hostnamesAsChoice = fixtureColumns.map((column) =>
  column.id === 'hostname' ? { ...column, filter: 'oneOf' as const } : column,
)

/** `createdAt` with a filter for a single day. */
export const reportedOnDay = fixtureColumns.map((column) =>
  column.id === 'createdAt' ? { ...column, filter: 'day' as const } : column,
)

/** `environment` with a fixed set of options. */
export const environmentAlone = fixtureColumns.map((column) =>
  column.id === 'environment'
    ? { ...column, filter: 'one' as const, options: ['DEV', 'PROD', 'TEST'] }
    : column,
)

const noCounts: readonly never[] = []
const rowId = ({ hostname }: { hostname: string }) => hostname

/** The filter panel with its chips, as in a list screen. */
export function HostFilterPanel(props: PanelProps) {
  const { hosts = 60, initialFilters = {}, ids = [], columns: allColumns = fixtureColumns } = props
  const { isCounting = false, onApply } = props
  const [rows] = useState(() => makeHosts(hosts))
  const [applied, setApplied] = useState(initialFilters)
  const table = useDataTable({
    area: 'hosts',
    columns: allColumns,
    rows,
    rowId,
    view: emptyView,
    setView: () => undefined,
  })
  const texts = useColumnTexts('hosts', allColumns)
  const drafts = useFilterDrafts(applied, (change) => {
    const filters = change(applied)
    setApplied(filters)
    onApply?.(filters)
  })
  const columns = ids.length === 0 ? allColumns : allColumns.filter(({ id }) => ids.includes(id))
  const facets = useFacets(
    table,
    columns.map(({ id }) => id),
  )
  return (
    <div className="flex h-dvh gap-4">
      <div className="w-72 overflow-y-auto border-r border-line">
        <FilterPanel
          sections={filterSections(columns)}
          texts={texts}
          drafts={drafts}
          applied={applied}
          facets={isCounting ? null : facets}
        />
      </div>
      <div className="min-w-0 flex-1 p-4">
        <QuickFilters
          table={{ ...table, view: { ...table.view, filters: applied } }}
          ready
          counts={noCounts}
          sections={filterSections(columns)}
          drafts={drafts}
          filterButton={{ current: null }}
        />
      </div>
    </div>
  )
}
