import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { ListModel } from '../useListModel.tsx'
import { DisplayMenu, type DisplayMenuProps } from './DisplayMenu.tsx'
import { ListSearch } from './ListSearch.tsx'
import { type ListCount, QuickFilters } from './QuickFilters.tsx'

interface ListToolbarProps<Row> extends Omit<DisplayMenuProps<Row>, 'table' | 'history'> {
  model: ListModel<Row>
  /** Heading above the toolbar if the list's title differs from the page's. */
  heading?: string | undefined
  searchLabel: string
  /** Row count and data age. */
  status?: ReactNode
  /** Rendered after the Display menu, with the primary action last. */
  actions?: ReactNode
}

const noCounts: readonly ListCount[] = []

/** Toolbar of a list: search and filters on the left, row count and actions on the right. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { model, heading, searchLabel, status, tools, phone, actions } = props
  const { table, filters, filterButton, sections, drafts, counts = noCounts } = model
  const t = useText('list')
  const common = useText('common')
  const { number } = useFormat()
  const { search, filters: applied } = table.view
  const active = Object.keys(applied).length
  return (
    <div data-slot="list-toolbar" className="shrink-0 border-b border-line px-3 py-1.5 md:px-4 print:hidden">
      {heading === undefined ? null : (
        <h2 className="mb-1.5 truncate text-13 font-semibold" title={heading}>
          {heading}
        </h2>
      )}
      <div className="flex min-h-[2.1875rem] flex-wrap items-center gap-x-2 gap-y-1.5 lg:flex-nowrap">
        <ListSearch label={searchLabel} value={search} onChange={(next) => table.setView({ search: next })} />
        {filters ? (
          <Button
            ref={filterButton}
            size="toolbar"
            aria-expanded={filters.open}
            onClick={filters.onToggle}
            className="aria-expanded:bg-surface-active"
          >
            <ListFilter size={16} />
            <span className="sr-only">{t('filters.open', { count: active })}</span>
            <span aria-hidden className="max-xl:hidden">
              {common('filters')}
            </span>
            {active > 0 ? (
              <span
                aria-hidden
                // Beside the button, the chips show what is applied.
                className="min-w-5 rounded-chip bg-accent px-1.5 text-12 text-text-on-solid tabular-nums md:hidden"
              >
                {number(active)}
              </span>
            ) : null}
          </Button>
        ) : null}
        <QuickFilters
          {...{ table, counts, sections, drafts, filterButton, status }}
          ready={model.ready}
          hasCommands={Boolean(tools)}
        />
        <div className="flex shrink-0 flex-wrap items-center gap-2 max-md:basis-full lg:flex-nowrap">
          <DisplayMenu {...{ table, phone }} tools={tools ?? null} history={model.history} />
          {actions}
        </div>
      </div>
    </div>
  )
}

/** Aligns the first and last cell with the toolbar. Headers get less, because their button has padding. */
export const tableInset = clsx(
  'md:[&_tbody_tr>:first-child]:pl-4 md:[&_tbody_tr>:last-child]:pr-4',
  'md:[&_thead_th:first-child]:pl-1 md:[&_thead_th:last-child]:pr-1',
  'md:[&_thead_th:first-child:not([data-column])]:pr-3 md:[&_thead_th:first-child:not([data-column])]:pl-4',
)
