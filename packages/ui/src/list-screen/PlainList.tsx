import { Suspense, use, useState } from 'react'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { PrintView } from '../data-table/print/PrintView.tsx'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { cn } from '../lib/cn.ts'
import { useNarrow } from '../lib/layout.ts'
import { ListToolsContext } from '../lib/listTools.ts'
import { lazyComponent } from '../lib/react/lazyComponent.ts'
import { BulkActionBar } from './bulk/BulkActionBar.tsx'
import { ListExport } from './export/ListExport.tsx'
import { ListFooter } from './ListFooter.tsx'
import type { FilteredRows, ListScreenProps } from './listProps.ts'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { RefreshControl } from './toolbar/RefreshControl.tsx'
import { DataAge } from './toolbar/RefreshMenu.tsx'
import { tableInset } from './toolbar/tableInset.ts'
import { useListModel } from './useListModel.tsx'
import { useSummaryRail } from './useSummaryRail.tsx'
import { ViewTabs } from './views/ViewTabs.tsx'

const UnknownParametersNotice = lazyComponent(
  async () => (await import('./UnknownParametersNotice.tsx')).UnknownParametersNotice,
)

/** Bottom padding, so that the last row can scroll out from under the bulk bar. */
const bulkBarPadding = '[&>:first-child]:pb-16 max-sm:[&>:first-child]:pb-28'

/** List of a single date, without comparison. */
export function PlainList<Row>(props: ListScreenProps<Row>) {
  const { area, onRefresh, primaryAction, actions, summary, note, bulkActions } = props
  const t = useText(area)
  const listText = useText('list')
  const tools = use(ListToolsContext)
  const model = useListModel(props, true)
  const [printRows, setPrintRows] = useState<readonly Row[] | null>(null)
  const { list, ready, table, isInline, filterPanel, refreshing } = model
  const narrow = useNarrow()
  const [asTable, setAsTable] = useState(false)
  const { total, matched } = table.counts
  const title = props.title ?? t('title')
  const asOf = list.status === 'ready' ? list.asOf : undefined
  const totalText = ready ? (props.total?.(model.filteredRows) ?? null) : null
  const filteredRows: FilteredRows<Row> = {
    rows: model.filteredRows,
    filters: table.view.filters,
    setFilters: (filters) => table.setView({ filters }),
  }
  const summaryContent = typeof summary === 'function' ? summary(ready ? filteredRows : null) : summary
  const { button, rail } = useSummaryRail(model.hasRows ? summaryContent : null)
  const hasUnknownParts = model.unknown.length > 0 || (tools !== null && tools.unknown.length > 0)
  const views = props.onViewChange ? tools : null
  const notes = (
    <>
      {tools?.note ? `${tools.note} ` : null}
      {note ?? <EmptyColumnsNote table={table} />}
    </>
  )

  return (
    <div data-slot="list-screen" className="flex h-full min-h-112 flex-col bg-surface">
      {hasUnknownParts ? (
        <div className="px-3 pt-2 md:px-4">
          <Suspense>
            <UnknownParametersNotice unknown={model.unknown} onDismiss={() => table.setView({})} />
          </Suspense>
        </div>
      ) : null}
      {views ? <ViewTabs views={views.views} /> : null}
      <ListToolbar
        model={model}
        heading={props.title}
        searchLabel={t('search')}
        tools={views}
        phone={narrow ? { asTable, onChange: setAsTable } : undefined}
        status={
          !ready || total === 0 ? null : (
            <>
              <span data-slot="row-count">
                {props.countLabel ??
                  (matched === total
                    ? t('count', { count: total })
                    : t('countOf', { matched, count: total }))}
              </span>
              {totalText === null ? null : <span data-slot="list-total">{` · ${totalText}`}</span>}
              {tools && asOf !== undefined ? (
                <span className="max-xl:hidden">
                  {' · '}
                  <DataAge asOf={asOf} />
                </span>
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
              asOf={asOf}
              fetchAllRows={props.fetchAllRows}
              onPrint={(rows) => {
                setPrintRows(rows)
                print()
              }}
              actions={typeof actions === 'function' ? (ready ? actions(filteredRows) : null) : actions}
            />
            {onRefresh ? <RefreshControl onRefresh={onRefresh} refreshing={refreshing} /> : null}
            {button}
            {primaryAction}
          </>
        }
      />
      <div className="relative flex min-h-0 flex-1 flex-col xl:flex-row">
        {refreshing ? (
          <ProgressBar label={listText('refreshing')} className="absolute inset-x-0 -top-px z-20" />
        ) : null}
        {filterPanel && isInline ? (
          <div className="w-72 shrink-0 overflow-y-auto border-r border-line">{filterPanel}</div>
        ) : null}
        <DataTable
          table={table}
          name={title}
          loading={list.status === 'loading'}
          cards={narrow && !asTable}
          placeholder={model.placeholder}
          reveal={props.reveal}
          peek={props.peek}
          className={cn(tableInset, (table.selection?.selected.size ?? 0) > 0 && bulkBarPadding)}
        />
        <BulkActionBar table={table} actions={bulkActions} />
        {rail}
      </div>
      <ListFooter table={table} isCounted={ready} note={notes} />
      {isInline ? null : filterPanel}
      <PrintView
        table={table}
        title={title}
        rows={printRows ?? undefined}
        count={t('count', { count: printRows?.length ?? matched })}
        scope={tools?.scope}
        onPrinted={() => setPrintRows(null)}
      />
    </div>
  )
}

function EmptyColumnsNote<Row>({ table: { model, texts } }: { table: DataTableModel<Row> }) {
  const t = useText('list')
  const { emptyHidden } = model
  if (emptyHidden.length === 0) return null
  const names = emptyHidden.map((id) => texts.header(id)).join(', ')
  return t('display.emptyHidden', { count: emptyHidden.length, names })
}

/** Deferred until the menu has closed, which would be printed otherwise. */
function print() {
  setTimeout(() => window.print())
}
