import { useState } from 'react'
import { ProgressBar } from '../components/progress/ProgressBar.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { PrintableBlock } from '../data-table/print/PrintView.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { useNarrow } from '../lib/layout.ts'
import { BulkActionBar } from './bulk/BulkActionBar.tsx'
import { ListExport } from './export/ListExport.tsx'
import { BlockFooter } from './ListFooter.tsx'
import type { ListProps } from './listProps.ts'
import { ListToolbar, tableInset } from './toolbar/ListToolbar.tsx'
import { useListModel } from './useListModel.tsx'
import { useListTexts } from './useListTexts.ts'

interface ListBlockProps<Row> extends ListProps<Row> {
  /** Without search, filters and column choice, for a handful of rows. */
  isPlain?: boolean
}

/** List inside a page, such as a tab: as high as its rows, with all list features, and cards on a phone. */
export function ListBlock<Row>({ isPlain = false, ...props }: ListBlockProps<Row>) {
  const { area, actions, primaryAction, bulkActions } = props
  const texts = useListTexts(area)
  const listText = useText('list')
  const title = props.title ?? texts.title
  const model = useListModel(props, false)
  const { list, ready, table, placeholder, filterPanel, refreshing } = model
  const narrow = useNarrow()
  const [asTable, setAsTable] = useState(false)
  return (
    <div data-slot="list-block" className="flex min-w-0 flex-col rounded-panel border border-line">
      <PrintableBlock table={table}>
        {isPlain ? null : (
          <ListToolbar
            model={model}
            searchLabel={texts.search}
            phone={narrow ? { asTable, onChange: setAsTable } : undefined}
            actions={
              <>
                <ListExport
                  table={table}
                  title={title}
                  ready={ready && table.counts.total > 0}
                  asOf={list.status === 'ready' ? list.asOf : undefined}
                  actions={actions}
                />
                {primaryAction}
              </>
            }
          />
        )}
        <div className="relative">
          {refreshing ? (
            <ProgressBar label={listText('refreshing')} className="absolute inset-x-0 -top-px z-20" />
          ) : null}
          <DataTable
            table={table}
            name={title}
            loading={list.status === 'loading'}
            cards={narrow && !asTable}
            placeholder={placeholder}
            className={tableInset}
          />
          <BulkActionBar table={table} actions={bulkActions} />
        </div>
        {isPlain ? null : <BlockFooter table={table} isCounted={ready} />}
      </PrintableBlock>
      {filterPanel}
    </div>
  )
}
