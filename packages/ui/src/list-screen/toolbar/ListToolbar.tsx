import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { ColumnChooser } from '../../data-table/columns/ColumnChooser.tsx'
import { toggled } from '../../data-table/columns/groups.ts'
import type { DataTableModel } from '../../data-table/useDataTable.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { GroupToggles } from './GroupToggles.tsx'
import { ListSearch } from './ListSearch.tsx'

interface ListToolbarProps<Row> {
  table: DataTableModel<Row>
  searchLabel: string
  /** Absent: no column can be filtered. */
  filters: { open: boolean; onToggle: () => void } | undefined
  filterButton: RefObject<HTMLButtonElement | null>
  /** What opens beside the table; and where the list has no head of a page, its actions. */
  actions?: ReactNode
}

export function ListToolbar<Row>({
  table,
  searchLabel,
  filters,
  filterButton,
  actions,
}: ListToolbarProps<Row>) {
  const t = useText('list')
  const { number } = useFormat()
  const { search, filters: applied } = table.view
  const active = Object.keys(applied).length
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <ListSearch label={searchLabel} value={search} onChange={(next) => table.setView({ search: next })} />
      {filters ? (
        <Button
          ref={filterButton}
          aria-expanded={filters.open}
          onClick={filters.onToggle}
          className="aria-expanded:bg-surface-active"
        >
          <SlidersHorizontal size={16} />
          <span className="sr-only">{t('filters.open', { count: active })}</span>
          <span aria-hidden>{t('filters.title')}</span>
          {active > 0 ? (
            <span
              aria-hidden
              className="min-w-5 rounded-chip bg-accent px-1.5 text-12 text-text-on-solid tabular-nums"
            >
              {number(active)}
            </span>
          ) : null}
        </Button>
      ) : null}
      {/* On a phone the choice of columns does the same, and the bar stays one line. */}
      <div className="ml-auto max-md:hidden">
        <GroupToggles
          groups={table.groups}
          texts={table.texts}
          onToggle={(group) => table.setView(({ hidden }) => ({ hidden: toggled(hidden, group) }))}
        />
      </div>
      <div className="max-md:ml-auto">
        <ColumnChooser table={table} />
      </div>
      {actions}
    </div>
  )
}
