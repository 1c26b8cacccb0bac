import { clsx } from 'clsx'
import { ChevronDown, PanelRight } from 'lucide-react'
import { type ReactNode, use, useId, useMemo, useState } from 'react'
import { buttonClass } from '../components/button/Button.tsx'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { Notice } from '../components/shell/Notices.tsx'
import { MarkedTotal } from '../data-table/cells/cells.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { unreadIn } from '../data-table/engine/keys.ts'
import { PrintView } from '../data-table/print/PrintView.tsx'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { useMediaQuery, useNarrow, wideQuery } from '../lib/layout.ts'
import { Link } from '../lib/links.ts'
import { ListToolsContext, type ViewTools } from '../lib/listTools.ts'
import { isUnreadExpected, readForTable } from '../lib/unreadValues.ts'
import { BulkActionBar } from './bulk/BulkActionBar.tsx'
import type { ListDifferences } from './compare/useDifferences.ts'
import { ListExport } from './export/ListExport.tsx'
import { ListFooter } from './ListFooter.tsx'
import type { FilteredRows, ListScreenProps } from './listProps.ts'
import { ListToolbar, tableInset } from './toolbar/ListToolbar.tsx'
import { DataAge, RefreshControl } from './toolbar/RefreshControl.tsx'
import { useListModel } from './useListModel.tsx'
import { useListTexts } from './useListTexts.ts'

/** Bottom padding, so that the last row can scroll out from under the bulk bar. */
const bulkBarPadding = '[&>:first-child]:pb-16 max-sm:[&>:first-child]:pb-28'

/** List of a single date, without comparison. */
export function PlainList<Row>(props: ListScreenProps<Row>) {
  const { area, onRefresh, primaryAction, actions, summary, note, bulkActions } = props
  const texts = useListTexts(area)
  const listText = useText('list')
  const tools = use(ListToolsContext)
  const model = useListModel(props, true)
  // Set while the user prints the list; without rows those of the table.
  const [printed, setPrinted] = useState<{ rows: readonly Row[] | null } | null>(null)
  const { list, ready, table, isInline, filterPanel, refreshing } = model
  const narrow = useNarrow()
  const [asTable, setAsTable] = useState(false)
  const { total, matched } = table.counts
  const title = props.title ?? texts.title
  const asOf = list.status === 'ready' ? list.asOf : undefined
  const readTotal = () => readForTable(() => (ready ? (props.total?.(model.filteredRows) ?? null) : null))
  const hasTotal = readTotal() !== null
  const filteredRows: FilteredRows<Row> = {
    rows: model.filteredRows,
    filters: table.view.filters,
    setFilters: (filters) => table.setView({ filters }),
  }
  const summaryContent = typeof summary === 'function' ? summary(ready ? filteredRows : null) : summary
  const { button, rail } = useSummaryRail(model.hasRows ? summaryContent : null)
  const views = props.onViewChange && props.withoutSavedViews !== true ? tools : null
  const notes = (
    <>
      {ready ? <UnreadNote table={table} area={area} rows={model.filteredRows} /> : null}
      {ready && model.differences ? <DifferencesNote differences={model.differences} /> : null}
      {tools?.note ? `${tools.note} ` : null}
      {note ?? <EmptyColumnsNote table={table} />}
    </>
  )

  return (
    <div data-slot="list-screen" className="flex h-full min-h-112 flex-col bg-surface">
      <UnknownParametersNotice unknown={model.unknown} onDismiss={() => table.setView({})} />
      {views ? <SavedViewTabs views={views.views} /> : null}
      <ListToolbar
        model={model}
        heading={props.title}
        searchLabel={props.searchLabel ?? texts.search}
        tools={views}
        phone={narrow ? { asTable, onChange: setAsTable } : undefined}
        status={
          !ready || total === 0 ? null : (
            <>
              <span data-slot="row-count">
                {props.countLabel ??
                  (matched === total
                    ? texts.count(total)
                    : listText('countOf', { matched, rows: texts.count(total) }))}
              </span>
              {hasTotal ? (
                <span data-slot="list-total">
                  <MarkedTotal read={() => ` · ${readTotal()}`} />
                </span>
              ) : null}
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
                setPrinted({ rows })
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
          <div className="relative w-72 shrink-0 overflow-y-auto border-r border-line">{filterPanel}</div>
        ) : null}
        <DataTable
          table={table}
          name={title}
          loading={list.status === 'loading'}
          cards={narrow && !asTable}
          placeholder={model.placeholder}
          reveal={props.reveal}
          peek={props.peek}
          className={clsx(tableInset, (table.selection?.selected.size ?? 0) > 0 && bulkBarPadding)}
        />
        <BulkActionBar table={table} actions={bulkActions} />
        {rail}
      </div>
      <ListFooter table={table} isCounted={ready} note={notes} />
      {isInline ? null : filterPanel}
      <PrintView
        table={table}
        title={title}
        rows={printed?.rows ?? undefined}
        requested={printed !== null}
        count={texts.count(printed?.rows?.length ?? matched)}
        scope={tools?.scope}
        onPrinted={() => setPrinted(null)}
      />
    </div>
  )
}

/** Names the columns on screen with values that could not be read. */
function UnreadNote<Row>({
  table,
  area,
  rows,
}: Pick<ListScreenProps<Row>, 'area'> & { table: DataTableModel<Row>; rows: readonly Row[] }) {
  const listTexts = useListTexts(area)
  const list = useText('list')
  const { model, texts, now } = table
  const counts = useMemo(() => {
    if (!isUnreadExpected()) return []
    return model.visible
      .map(({ column }) => ({ column, count: rows.filter((row) => unreadIn(column, row, now)).length }))
      .filter(({ count }) => count > 0)
  }, [model, rows, now])
  if (counts.length === 0) return null
  const parts = counts.map(({ column, count }) =>
    list('unread.part', { column: texts.header(column.id), rows: listTexts.count(count) }),
  )
  return <span data-slot="unread-note">{`${list('unread.note', { parts: parts.join(', ') })} `}</span>
}

/** Counts the rows that differ from today, and links to the comparison. */
function DifferencesNote({
  differences: { counts, to },
}: {
  differences: Pick<ListDifferences<unknown>, 'counts' | 'to'>
}) {
  const t = useText('list')
  return (
    <span data-slot="differences-note">
      <Link to={to} className="text-accent-text hover:underline">
        {t('differences.open')}
      </Link>
      {`: ${t('differences.note', counts)}. `}
    </span>
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

/**
 * Summary rail on the right, open by default. In a narrow viewport it is a collapsed section below the
 * rows.
 */
function useSummaryRail(content: ReactNode): { button: ReactNode; rail: ReactNode } {
  const t = useText('list')
  const id = useId()
  const tools = use(ListToolsContext)
  const beside = useMediaQuery(wideQuery)
  const [toggledRail, setToggledRail] = useState<boolean | null>(null)
  const [sectionOpen, setSectionOpen] = useState(false)
  if (content === undefined || content === null) return { button: null, rail: null }
  const open = beside ? (toggledRail ?? tools?.panels.summary ?? true) : sectionOpen
  const toggle = () => {
    if (!beside) return setSectionOpen(!open)
    setToggledRail(!open)
    tools?.onPanelsChange({ summary: !open })
  }
  const control = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle }
  if (!beside)
    return {
      button: null,
      rail: (
        <aside aria-label={t('summary')} className="flex max-h-[60%] shrink-0 flex-col border-t border-line">
          <button
            type="button"
            {...control}
            className="flex h-9 shrink-0 items-center justify-between px-3 text-13 font-medium -outline-offset-2 hover:bg-surface-hover md:px-4"
          >
            {t('summary')}
            <ChevronDown aria-hidden size={16} className={clsx('text-text-muted', !open && 'rotate-180')} />
          </button>
          {open ? (
            <div id={id} className="relative min-h-0 overflow-y-auto border-t border-line">
              {content}
            </div>
          ) : null}
        </aside>
      ),
    }
  return {
    button: (
      <button
        type="button"
        {...control}
        className={clsx(buttonClass({ size: 'toolbar' }), 'aria-expanded:bg-surface-active')}
      >
        <PanelRight aria-hidden size={16} />
        {t('summary')}
      </button>
    ),
    rail: open ? (
      <aside
        id={id}
        aria-label={t('summary')}
        className="relative w-70 shrink-0 overflow-y-auto border-l border-line"
      >
        {content}
      </aside>
    ) : null,
  }
}

export interface UnknownParametersNoticeProps {
  /** Columns and filters that this list does not have. */
  unknown: readonly string[]
  /** Writes the view back without the unknown parts. */
  onDismiss: () => void
}

/** Warns about columns and filters of the URL that the list does not know. */
export function UnknownParametersNotice({ unknown, onDismiss }: UnknownParametersNoticeProps) {
  const t = useText('list')
  const tools = use(ListToolsContext)
  const unknownNames = [...new Set([...(tools?.unknown ?? []), ...unknown])]
  if (unknownNames.length === 0) return null
  return (
    <Notice
      tone="warning"
      text={t('address.unread', { count: unknownNames.length, parts: unknownNames.slice(0, 5).join(', ') })}
      onClose={() => {
        onDismiss()
        tools?.onDismissUnknown()
      }}
    />
  )
}

/** Saved views as tabs above the list. Renders nothing without any. */
export function SavedViewTabs({ views: { saved, onOpen } }: { views: Pick<ViewTools, 'saved' | 'onOpen'> }) {
  const t = useText('list')
  if (saved.length === 0) return null
  return (
    <nav
      data-slot="view-tabs"
      aria-label={t('views.saved')}
      className="shrink-0 overflow-x-auto border-b border-line px-3 md:px-4 print:hidden"
    >
      <ul className="flex gap-4">
        {saved.map(({ name, isShown, isDefault }) => (
          <li key={name} className="min-w-0 shrink-0">
            <button
              type="button"
              aria-current={isShown ? 'true' : undefined}
              title={isDefault ? t('views.isDefault') : undefined}
              onClick={() => onOpen(name)}
              className={clsx(
                'inline-flex h-8 max-w-64 items-center border-b-2 text-13 font-medium -outline-offset-2',
                isShown ? 'border-accent text-text' : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              <bdi translate="no" className="truncate">
                {name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
