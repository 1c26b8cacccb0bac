import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useMedia, wide } from '../../lib/media.ts'
import type { ListState } from '../../lib/state.ts'
import { Button } from '../button/Button.tsx'
import type { Column } from '../data-table/column.ts'
import { DataTable } from '../data-table/DataTable.tsx'
import { PrintView } from '../data-table/PrintView.tsx'
import type { RowAction } from '../data-table/rowAction.ts'
import { useDataTable } from '../data-table/useDataTable.tsx'
import { useFacets } from '../data-table/useFacets.tsx'
import { filterSections } from '../filter-panel/filterable.ts'
import { FilterChips } from '../filter-panel/FilterChips.tsx'
import { useFilterDrafts } from '../filter-panel/useFilterDrafts.ts'
import { PageHead } from '../page-head/PageHead.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { BulkActionBar, useBulkSelection } from './BulkActionBar.tsx'
import type { BulkActions } from './BulkPlace.tsx'
import type { ListArea } from './listArea.ts'
import { ListFooter } from './ListFooter.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useListSlot } from './useListSlot.tsx'
import { useListView, type ListViewProps } from './useListView.ts'

export interface ListScreenProps<Row> extends ListViewProps {
  /** The catalogue with the list's words. */
  area: ListArea
  /** A stable reference. The first column names the row. */
  columns: readonly Column<Row>[]
  list: ListState<Row>
  rowId: (row: Row) => string
  /** Where a click on a row leads; the first column's link by default. */
  rowTo?: ((row: Row) => string | null) | undefined
  onRefresh?: (() => void) | undefined
  /** At most one. */
  primaryAction?: ReactNode
  actions?: ReactNode
  /** What can be done with one row: a menu at its end. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** What can be done with several: rows can then be selected. */
  bulkActions?: BulkActions<Row> | undefined
  /** What opens below a row. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** Side information: a right rail, below the table where there is no room beside it. */
  aside?: ReactNode
}

// Closed at first, and heavy for a list that nobody filters.
const FilterPlace = lazy(async () => ({ default: (await import('./FilterPlace.tsx')).FilterPlace }))

const noRows: readonly never[] = []
/** The first and last cell stand in line with the head of the page. Headers bring a part of it in their button. */
const inset = cn(
  '[&_tbody_tr>:first-child]:pl-4 md:[&_tbody_tr>:first-child]:pl-6 [&_tbody_tr>:last-child]:pr-4 md:[&_tbody_tr>:last-child]:pr-6',
  '[&_thead_th:first-child]:pl-1 md:[&_thead_th:first-child]:pl-3 [&_thead_th:last-child]:pr-1 md:[&_thead_th:last-child]:pr-3',
  '[&_thead_th:first-child:not([data-column])]:pl-4 md:[&_thead_th:first-child:not([data-column])]:pl-6',
)

/** The last row can be scrolled out from under the bar of what is selected. */
const roomForBar = '[&>:first-child]:pb-16 max-sm:[&>:first-child]:pb-28'

/** Every list of the console: its columns and its words are all a screen needs to bring. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { area, columns, list, rowId, rowTo, onRefresh, primaryAction, actions, aside, bulkActions } = props
  const t = useText(area)
  const common = useText('common')
  const words = useText('list')
  const [view, onViewChange] = useListView(columns, props)
  const rows = list.status === 'ready' ? list.rows : noRows
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
    total: list.status === 'ready' ? list.total : undefined,
  })
  const { texts } = table
  const drafts = useFilterDrafts(view.filters, (filters) => table.setView({ filters }))
  const slot = useListSlot({
    area,
    list,
    table,
    onRefresh,
    onClear: () => {
      drafts.forget()
      table.setView({ search: '', filters: {} })
    },
  })

  const [open, setOpen] = useState(false)
  const beside = useMedia(wide)
  const filterButton = useRef<HTMLButtonElement>(null)
  const sections = filterSections(columns)
  const filterIds = sections.flatMap((section) => section.columns.map(({ id }) => id))
  const facts = useFacets(table, open ? filterIds : null)
  const refreshing = list.status === 'ready' && list.refreshing === true
  const { total, matched } = table.counts

  const filterPlace = open ? (
    <Suspense>
      <FilterPlace
        sections={sections}
        texts={texts}
        drafts={drafts}
        applied={view.filters}
        facts={facts}
        beside={beside}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  ) : null

  return (
    <div data-slot="list-screen" className="flex h-full min-h-112 flex-col bg-surface">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-3 md:px-6">
        <PageHead
          title={t('title')}
          aside={
            list.status !== 'ready' || total === 0
              ? null
              : matched === total
                ? t('count', { count: total })
                : t('countOf', { matched, count: total })
          }
          actions={
            <>
              {actions}
              {onRefresh ? (
                <Button onClick={onRefresh} busy={refreshing}>
                  {refreshing ? null : <RefreshCw size={16} />}
                  {common('actions.refresh')}
                </Button>
              ) : null}
              {primaryAction}
            </>
          }
        />
        <ListToolbar
          table={table}
          texts={texts}
          searchLabel={t('search')}
          filterButton={filterButton}
          filters={sections.length === 0 ? undefined : { open, onToggle: () => setOpen(!open) }}
        />
        <FilterChips
          applied={view.filters}
          sections={sections}
          texts={texts}
          drafts={drafts}
          focusAfter={filterButton}
        />
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col border-y border-line xl:flex-row">
        {refreshing ? (
          <ProgressBar label={words('refreshing')} className="absolute inset-x-0 -top-px z-20" />
        ) : null}
        {open && beside ? (
          <div className="w-72 shrink-0 overflow-y-auto border-r border-line">{filterPlace}</div>
        ) : null}
        <DataTable
          table={table}
          name={t('title')}
          loading={list.status === 'loading'}
          slot={slot}
          className={cn(inset, selection && selection.selected.size > 0 && roomForBar)}
        />
        <BulkActionBar table={table} actions={bulkActions} />
        {aside ? (
          <aside className="shrink-0 overflow-y-auto border-t border-line xl:w-72 xl:border-t-0 xl:border-l">
            {aside}
          </aside>
        ) : null}
      </div>
      <ListFooter table={table} counted={list.status === 'ready'} />
      {beside ? null : filterPlace}
      <PrintView table={table} title={t('title')} count={t('count', { count: matched })} />
    </div>
  )
}

function firstLink<Row>([first]: readonly Column<Row>[]) {
  return first?.kind === 'link' ? first.to : undefined
}
