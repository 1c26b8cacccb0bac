import { startTransition, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { filterSections } from '../components/filter-panel/filterable.ts'
import { useFilterDrafts } from '../components/filter-panel/useFilterDrafts.ts'
import type { Column } from '../data-table/columns/column.ts'
import { readKey } from '../data-table/engine/read.ts'
import { useDataTable, type DataTableModel } from '../data-table/useDataTable.tsx'
import { useFacets } from '../data-table/useFacets.tsx'
import { lazyPart } from '../lib/react/lazyPart.ts'
import { useMedia, wide } from '../lib/react/media.ts'
import type { ListState } from '../lib/state.ts'
import { useBulkSelection } from './bulk/BulkActionBar.tsx'
import type { ListProps } from './listProps.ts'
import { useListSlot } from './useListSlot.tsx'
import { useListView } from './views/useListView.ts'

// Lazy-loaded, because it is closed by default and heavy.
const FilterPlace = lazyPart(async () => (await import('./toolbar/FilterPlace.tsx')).FilterPlace)

const noRows: readonly never[] = []
const loading = { status: 'loading' } as const

/** Shared state of `ListScreen` and `ListBlock`. `besides` allows the filter panel next to the table. */
export function useListParts<Row>(props: Omit<ListProps<Row>, 'actions'>, besides: boolean) {
  const { area, rowId, rowTo, onRefresh, bulkActions } = props
  const rows = props.list.status === 'ready' ? props.list.rows : noRows
  const sent = useSentColumns(props.columns, rows)
  const columns = useMemo(() => sent.filter(({ filterOnly }) => filterOnly !== true), [sent])
  const [view, onViewChange, unknown] = useListView(sent, props)
  const selection = useBulkSelection(bulkActions !== undefined)
  const table = useDataTable({
    area,
    columns,
    rows,
    rowId,
    rowTo: rowTo ?? firstLink(columns),
    view,
    onViewChange,
    selection,
    rowActions: props.rowActions,
    detail: props.detail,
    total: props.list.status === 'ready' ? props.list.total : undefined,
  })
  // Loading until the first rows are rendered, because nothing else would indicate that they exist.
  const list: ListState<Row> = table.arriving ? loading : props.list
  const drafts = useFilterDrafts(view.filters, (change) =>
    table.setView(({ filters }) => ({ filters: change(filters) })),
  )
  const slot = useListSlot({
    area,
    list,
    table,
    empty: props.empty,
    onRefresh,
    onClear: () =>
      startTransition(() => {
        drafts.forget()
        table.setView({ search: '', filters: {} })
      }),
  })

  const [open, setOpen] = useState(false)
  // The button responds before the panel renders. Closing is not deferred.
  const drawn = useDeferredValue(open)
  const beside = useMedia(wide) && besides
  const filterButton = useRef<HTMLButtonElement>(null)
  const sections = filterSections(sent)
  const filterIds = sections.flatMap((section) => section.columns.map(({ id }) => id))
  // Under server-side pagination one page says nothing about the other rows.
  const facts = useFacets(table, open && !table.paged ? filterIds : null)
  const filterPlace =
    open && drawn ? (
      <Suspense>
        <FilterPlace
          sections={sections}
          texts={table.texts}
          drafts={drafts}
          applied={view.filters}
          facts={facts}
          beside={beside}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null

  // No counts without rows.
  const shown = list.status !== 'failed' && list.status !== 'forbidden'

  return {
    list,
    table,
    shown,
    counts: shown ? props.counts : undefined,
    /** Parts of the `view` prop that these columns do not have. */
    unknown,
    drafts,
    slot,
    sections,
    beside,
    filterPlace,
    filterButton,
    filters: sections.length === 0 ? undefined : { open, onToggle: () => setOpen(!open) },
    found: useFound(table, rows),
    refreshing: list.status === 'ready' && list.refreshing === true,
  }
}

/** The matching rows in display order, memoized. */
function useFound<Row>({ selected, paged }: DataTableModel<Row>, rows: readonly Row[]): readonly Row[] {
  return useMemo(() => {
    if (paged || !selected) return rows
    return selected.order ? [...selected.order].flatMap((at) => selected.rows[at] ?? []) : selected.rows
  }, [paged, selected, rows])
}

function firstLink<Row>([first]: readonly Column<Row>[]) {
  return first?.kind === 'link' ? first.to : undefined
}

/** Omits optional columns while no row has a value. */
function useSentColumns<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Column<Row>[] {
  return useMemo(() => {
    const unsent = columns.filter(
      (column) => column.optional === true && !rows.some((row) => readKey(column, row, 0) !== null),
    )
    return unsent.length === 0 ? columns : columns.filter((column) => !unsent.includes(column))
  }, [columns, rows])
}
