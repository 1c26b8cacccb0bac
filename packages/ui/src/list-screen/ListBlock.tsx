import { FilterChips } from '../components/filter-panel/FilterChips.tsx'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { BulkActionBar } from './bulk/BulkActionBar.tsx'
import { ListExport } from './export/ListExport.tsx'
import { ListFooter } from './ListFooter.tsx'
import type { ListProps } from './listProps.ts'
import { ListCounts } from './toolbar/ListCounts.tsx'
import { ListToolbar } from './toolbar/ListToolbar.tsx'
import { useListParts } from './useListParts.tsx'

/** A list inside a page about something else, such as a tab: as high as its rows, with all that a list can do. */
export function ListBlock<Row>(props: ListProps<Row>) {
  const { area, actions, primaryAction, bulkActions, counts } = props
  const t = useText(area)
  const words = useText('list')
  const title = props.title ?? t('title')
  const { list, table, slot, sections, drafts, filters, filterButton, filterPlace, refreshing } =
    useListParts(props, false)
  return (
    <div data-slot="list-block" className="flex min-w-0 flex-col gap-3">
      <ListToolbar
        table={table}
        searchLabel={t('search')}
        filterButton={filterButton}
        filters={filters}
        actions={
          <>
            <ListExport
              table={table}
              title={title}
              ready={list.status === 'ready' && table.counts.total > 0}
              actions={actions}
            />
            {primaryAction}
          </>
        }
      />
      {counts ? <ListCounts table={table} status={list.status} counts={counts} /> : null}
      <FilterChips
        applied={table.view.filters}
        sections={sections}
        texts={table.texts}
        drafts={drafts}
        focusAfter={filterButton}
      />
      <div className="relative rounded-panel border border-line">
        {refreshing ? (
          <ProgressBar label={words('refreshing')} className="absolute inset-x-0 -top-px z-20" />
        ) : null}
        <DataTable table={table} name={title} loading={list.status === 'loading'} slot={slot} />
        <BulkActionBar table={table} actions={bulkActions} />
      </div>
      <ListFooter table={table} counted={list.status === 'ready'} />
      {filterPlace}
    </div>
  )
}
