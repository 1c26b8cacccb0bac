import { SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { ColumnChooser } from '../data-table/ColumnChooser.tsx'
import type { ColumnTexts } from '../data-table/useColumnTexts.ts'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { GroupToggles } from './GroupToggles.tsx'
import { ListSearch } from './ListSearch.tsx'

interface ListToolbarProps<Row> {
  table: DataTableModel<Row>
  texts: ColumnTexts
  searchLabel: string
  /** Absent: no column can be filtered. */
  filters: { open: boolean; onToggle: () => void } | undefined
  filterButton: RefObject<HTMLButtonElement | null>
}

export function ListToolbar<Row>({
  table,
  texts,
  searchLabel,
  filters,
  filterButton,
}: ListToolbarProps<Row>) {
  const t = useText('list')
  const { number } = useFormat()
  const { search, filters: applied } = table.view
  const active = Object.keys(applied).length
  return (
    <div className="flex flex-wrap items-center gap-2">
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
        <GroupToggles groups={table.groups} texts={texts} />
      </div>
      <div className="max-md:ml-auto">
        <ColumnChooser table={table} />
      </div>
    </div>
  )
}
