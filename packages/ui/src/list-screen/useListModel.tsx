import { SearchX } from 'lucide-react'
import {
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../components/button/Button.tsx'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../components/feedback/Block.tsx'
import { filterSections } from '../components/filter-panel/filterColumns.ts'
import { useFilterDrafts } from '../components/filter-panel/filterDrafts.ts'
import { orderedRows } from '../data-table/body/rows.ts'
import type { Column } from '../data-table/columns/column.ts'
import { useFacets } from '../data-table/engine/facets.ts'
import { readKey } from '../data-table/engine/keys.ts'
import { type DataTableModel, useDataTable } from '../data-table/useDataTable.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../lib/dates.ts'
import { useMediaQuery, wideQuery } from '../lib/layout.ts'
import { lazy } from '../lib/lazy.ts'
import { ListToolsContext } from '../lib/listTools.ts'
import type { ListView } from '../lib/listView.ts'
import { type ListState, valueOr } from '../lib/state.ts'
import { useBulkSelection } from './bulk/BulkActionBar.tsx'
import { useDifferences } from './compare/useDifferences.ts'
import type { ListProps } from './listProps.ts'
import { type ListArea, useListTexts } from './useListTexts.ts'
import { columnIdsOf, useListView } from './views/useListView.ts'

// Lazy-loaded, because it is closed by default and heavy.
const ResponsiveFilterPanel = lazy(
  async () => (await import('./toolbar/ResponsiveFilterPanel.tsx')).ResponsiveFilterPanel,
)

const noRows: readonly never[] = []
const loadingState = { status: 'loading' } as const

/** The end of the day of a list of a past date, as for comparisons and counts over time. */
function usePastTime<Row>({ today }: ListProps<Row>['list']): number | undefined {
  const currentDay = dayOf(useNow())
  if (today === undefined || today.date >= currentDay) return undefined
  return new Date(`${today.date}T23:59:59`).getTime()
}

/** Shared state of `ListScreen` and `ListBlock`. `allowBeside` allows the filter panel next to the table. */
export function useListModel<Row>(props: Omit<ListProps<Row>, 'actions'>, allowBeside: boolean) {
  const { area, rowId, rowTo, onRefresh, bulkActions } = props
  const rows = valueOr(props.list, noRows)
  const presentColumns = usePresentColumns(props.columns, props.list, props.view)
  const columns = useMemo(
    () => presentColumns.filter(({ filterOnly }) => filterOnly !== true),
    [presentColumns],
  )
  const { view, setView, unknown } = useListView(presentColumns, props)
  const selection = useBulkSelection(bulkActions !== undefined)
  const differences = useDifferences(area, columns, props.list)
  const table = useDataTable({
    area,
    columns,
    allColumns: props.columns,
    rows,
    rowId,
    rowTo: rowTo ?? firstLink(columns),
    view,
    setView,
    selection,
    rowActions: props.rowActions,
    detail: props.detail,
    total: props.list.status === 'ready' ? props.list.total : undefined,
    differenceOf: differences?.differenceOf,
    pastAt: usePastTime(props.list),
  })
  // Loading until the first rows are rendered, because nothing else would indicate that they exist.
  const list: ListState<Row> = table.renderPending ? loadingState : props.list
  const drafts = useFilterDrafts(view.filters, (change) =>
    table.setView(({ filters }) => ({ filters: change(filters) })),
  )
  const placeholder = useListPlaceholder({
    area,
    list,
    table,
    empty: props.empty,
    onRefresh,
    onClear: () =>
      startTransition(() => {
        drafts.discard()
        table.setView({ search: '', filters: {} })
      }),
  })

  const tools = use(ListToolsContext)
  const isInline = useMediaQuery(wideQuery) && allowBeside
  // The tools may belong to the page before while this one renders first, so the stored state is no initial value.
  const [toggled, setToggled] = useState<boolean | null>(null)
  const open = toggled ?? (isInline && tools?.panels.filters === true)
  const toggle = (isOpen: boolean) => {
    setToggled(isOpen)
    if (isInline) tools?.onPanelsChange({ filters: isOpen })
  }
  // The button responds before the panel renders. Closing is not deferred.
  const deferredOpen = useDeferredValue(open)
  const filterButton = useRef<HTMLButtonElement>(null)
  const sections = filterSections(presentColumns)
  const filterIds = sections.flatMap((section) => section.columns.map(({ id }) => id))
  // Under server-side pagination one page does not represent the other rows.
  const facets = useFacets(table, open && !table.paginated ? filterIds : null)
  const filterPanel =
    open && deferredOpen ? (
      <Suspense>
        <ResponsiveFilterPanel
          sections={sections}
          texts={table.texts}
          drafts={drafts}
          applied={view.filters}
          facets={facets}
          isInline={isInline}
          onClose={() => toggle(false)}
        />
      </Suspense>
    ) : null

  // No counts without rows.
  const hasRows = list.status !== 'failed' && list.status !== 'forbidden'

  return {
    list,
    ready: list.status === 'ready',
    table,
    differences,
    history: props.list.history,
    hasRows,
    counts: hasRows ? props.counts : undefined,
    /** Parts of the `view` prop that these columns do not have. */
    unknown,
    drafts,
    placeholder,
    sections,
    isInline,
    filterPanel,
    filterButton,
    /** Absent if no column can be filtered. */
    filters: sections.length === 0 ? undefined : { open, onToggle: () => toggle(!open) },
    filteredRows: useFilteredRows(table, rows),
    refreshing: list.status === 'ready' && list.refreshing === true,
  }
}

export type ListModel<Row> = ReturnType<typeof useListModel<Row>>

/** The matching rows in display order, memoized. */
function useFilteredRows<Row>(
  { result, paginated }: DataTableModel<Row>,
  rows: readonly Row[],
): readonly Row[] {
  return useMemo(() => (paginated || !result ? rows : orderedRows(result)), [paginated, result, rows])
}

function firstLink<Row>([first]: readonly Column<Row>[]) {
  return first?.kind === 'link' ? first.to : undefined
}

/** Omits optional columns while no row has a value. Until the rows are loaded, those that the view names stay. */
function usePresentColumns<Row>(
  columns: readonly Column<Row>[],
  list: ListState<Row>,
  view: Partial<ListView> = emptyView,
): readonly Column<Row>[] {
  const rows = valueOr(list, null)
  const viewBeforeRows = rows === null ? view : emptyView
  return useMemo(() => {
    const namedIds = columnIdsOf(viewBeforeRows)
    const absentColumns = columns.filter(
      (column) =>
        column.optional === true &&
        (rows === null
          ? !namedIds.includes(column.id)
          : !rows.some((row) => readKey(column, row, 0) !== null)),
    )
    return absentColumns.length === 0 ? columns : columns.filter((column) => !absentColumns.includes(column))
  }, [columns, rows, viewBeforeRows])
}

const emptyView: Partial<ListView> = {}

interface ListPlaceholderOptions<Row> {
  area: ListArea
  list: ListState<Row>
  table: DataTableModel<Row>
  /** Replaces the text of an empty list, also if search or filters narrow it. */
  empty: { title: string; text: string } | undefined
  onRefresh: (() => void) | undefined
  onClear: () => void
}

/** Placeholder for the rows: empty, no results, failed or forbidden. */
function useListPlaceholder<Row>({
  area,
  list,
  table,
  empty,
  onRefresh,
  onClear,
}: ListPlaceholderOptions<Row>): ReactNode {
  const texts = useListTexts(area)
  const listText = useText('list')
  const common = useText('common')
  const tools = use(ListToolsContext)

  switch (list.status) {
    case 'loading':
      return undefined
    case 'forbidden':
      return <ForbiddenBlock />
    case 'failed':
      return <FailedBlock title={texts.failed} detail={list.error.message} onRetry={list.retry} />
    case 'ready': {
      const action = onRefresh ? <Button onClick={onRefresh}>{common('actions.refresh')}</Button> : undefined
      // Under server-side pagination the unfiltered row count is unknown.
      const { search, filters } = table.view
      const isFiltered = table.paginated && (search !== '' || Object.keys(filters).length > 0)
      if (list.value.length === 0 && (empty || !isFiltered)) {
        const filters = tools?.scope.join(' · ') ?? ''
        const { title, text } = empty ?? {
          title: texts.emptyTitle,
          text: filters === '' ? texts.emptyText : listText('noResults.scope', { filters }),
        }
        const nextStep = empty ? null : tools?.nextStep
        return (
          <EmptyBlock
            title={title}
            text={text}
            action={
              <>
                {nextStep}
                {action}
              </>
            }
          />
        )
      }
      if (table.renderPending || table.counts.matched > 0) return undefined
      return (
        <EmptyBlock
          icon={SearchX}
          title={listText('noResults.title')}
          text={
            isFiltered
              ? listText('noResults.paged')
              : listText('noResults.text', { total: list.value.length })
          }
          action={<Button onClick={onClear}>{listText('noResults.action')}</Button>}
        />
      )
    }
  }
}
