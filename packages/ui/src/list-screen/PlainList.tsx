import { use, useState, type ReactNode } from 'react'
import { FilterChips } from '../components/filter-panel/FilterChips.tsx'
import { PageHead } from '../components/page-head/PageHead.tsx'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { PrintView } from '../data-table/print/PrintView.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { cn } from '../lib/cn.ts'
import { ListToolsContext } from '../lib/listTools.ts'
import type { ListState } from '../lib/state.ts'
import { AddressNotice } from './AddressNotice.tsx'
import { BulkActionBar } from './bulk/BulkActionBar.tsx'
import { ListExport } from './export/ListExport.tsx'
import { ListFooter } from './ListFooter.tsx'
import type { Found, ListScreenProps } from './listProps.ts'
import { ListCounts } from './toolbar/ListCounts.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { RefreshControl } from './toolbar/RefreshControl.tsx'
import { DataAge } from './toolbar/RefreshMenu.tsx'
import { useAside } from './useAside.tsx'
import { useListParts } from './useListParts.tsx'
import { viewParts } from './views/viewParts.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'

/** The first and last cell stand in line with the head of the page. Headers bring a part of it in their button. */
const inset = cn(
  '[&_tbody_tr>:first-child]:pl-4 md:[&_tbody_tr>:first-child]:pl-6 [&_tbody_tr>:last-child]:pr-4 md:[&_tbody_tr>:last-child]:pr-6',
  '[&_thead_th:first-child]:pl-1 md:[&_thead_th:first-child]:pl-3 [&_thead_th:last-child]:pr-1 md:[&_thead_th:last-child]:pr-3',
  '[&_thead_th:first-child:not([data-column])]:pl-4 md:[&_thead_th:first-child:not([data-column])]:pl-6',
)

/** The last row can be scrolled out from under the bar of what is selected. */
const roomForBar = '[&>:first-child]:pb-16 max-sm:[&>:first-child]:pb-28'

/** The list of one day. */
export function PlainList<Row>(props: ListScreenProps<Row>) {
  const { area, onRefresh, primaryAction, actions, above, aboveLoading, aside, bulkActions, counts } = props
  const t = useText(area)
  const words = useText('list')
  const tools = use(ListToolsContext)
  const parts = useListParts(props, true)
  const [gathered, setGathered] = useState<readonly Row[] | null>(null)
  const { list, table, beside, filterPlace, filterButton, refreshing } = parts
  const { total, matched } = table.counts
  const title = props.title ?? t('title')
  const found: Found<Row> = {
    rows: parts.found,
    filters: table.view.filters,
    setFilters: (filters) => table.setView({ filters }),
  }

  const side = useAside(typeof aside === 'function' ? asideOf(aside, list, parts.found) : aside)
  const ready = list.status === 'ready'
  const unread = parts.unknown.length > 0 || (tools !== null && tools.unread.length > 0)

  return (
    <div data-slot="list-screen" className="flex h-full min-h-112 flex-col bg-surface">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-3 md:px-6">
        <PageHead
          title={title}
          aside={
            !ready || total === 0 ? null : (
              <>
                <span>
                  {matched === total ? t('count', { count: total }) : t('countOf', { matched, count: total })}
                </span>
                {tools && list.asOf !== undefined ? (
                  <>
                    {' · '}
                    <DataAge asOf={list.asOf} />
                  </>
                ) : null}
              </>
            )
          }
          actions={
            <>
              <ListExport
                table={table}
                title={title}
                ready={ready && total > 0}
                gather={props.gather}
                onPrint={(rows) => {
                  setGathered(rows)
                  print()
                }}
                actions={typeof actions === 'function' ? (ready ? actions(found) : null) : actions}
              />
              {onRefresh ? <RefreshControl onRefresh={onRefresh} refreshing={refreshing} /> : null}
              {primaryAction}
            </>
          }
        />
        {unread ? <AddressNotice unknown={parts.unknown} onForget={() => table.setView({})} /> : null}
        <ListToolbar
          table={table}
          searchLabel={t('search')}
          filterButton={filterButton}
          filters={parts.filters}
          actions={
            <>
              {tools && props.onViewChange ? (
                <ViewsMenu tools={tools} parts={() => viewParts(table.columns, table.view)} />
              ) : null}
              {side.button}
            </>
          }
        />
        {counts ? <ListCounts table={table} status={list.status} counts={counts} /> : null}
        <FilterChips
          applied={table.view.filters}
          sections={parts.sections}
          texts={table.texts}
          drafts={parts.drafts}
          focusAfter={filterButton}
        />
      </div>
      {above && (ready || (list.status === 'loading' && aboveLoading)) ? (
        <div className="max-h-[50%] shrink-0 overflow-y-auto px-4 pb-3 md:px-6">
          {ready ? above(found) : aboveLoading}
        </div>
      ) : null}
      <div className="relative flex min-h-0 flex-1 flex-col border-y border-line xl:flex-row">
        {refreshing ? (
          <ProgressBar label={words('refreshing')} className="absolute inset-x-0 -top-px z-20" />
        ) : null}
        {filterPlace && beside ? (
          <div className="w-72 shrink-0 overflow-y-auto border-r border-line">{filterPlace}</div>
        ) : null}
        <DataTable
          table={table}
          name={title}
          loading={list.status === 'loading'}
          slot={parts.slot}
          className={cn(inset, (table.selection?.selected.size ?? 0) > 0 && roomForBar)}
        />
        <BulkActionBar table={table} actions={bulkActions} />
        {side.place}
      </div>
      <ListFooter table={table} counted={ready} />
      {beside ? null : filterPlace}
      <PrintView
        table={table}
        title={title}
        rows={gathered ?? undefined}
        count={t('count', { count: gathered?.length ?? matched })}
        scope={tools?.scope ?? noScope}
        onPrinted={() => setGathered(null)}
      />
    </div>
  )
}

const noScope: readonly string[] = []

/** When the menu has gone: it would be on the paper. */
function print() {
  setTimeout(() => window.print())
}

/** Of rows that cannot be shown there are no figures either. */
function asideOf<Row>(
  aside: (found: ListState<Row>) => ReactNode,
  list: ListState<Row>,
  rows: readonly Row[],
): ReactNode {
  if (list.status === 'failed' || list.status === 'forbidden') return null
  return aside(list.status === 'ready' ? { ...list, rows } : list)
}
