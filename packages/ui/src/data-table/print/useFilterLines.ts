import { labelerOf, useFilterLabels } from '../../components/filter-panel/filterColumns.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { DataTableModel } from '../useDataTable.tsx'

/** Localized search and filters, one per line: "Search: db", "Environment: PROD". */
export function useFilterLines<Row>({
  view,
  columns,
  texts,
}: Pick<DataTableModel<Row>, 'view' | 'columns' | 'texts'>): readonly string[] {
  const t = useText('list')
  const label = useFilterLabels()
  const search = view.search.trim() === '' ? [] : [t('print.search', { text: view.search })]
  const filters = Object.entries(view.filters).map(([id, filter]) => {
    const column = columns.find((one) => one.id === id)
    return t('chip.label', {
      name: column ? texts.fullHeader(column) : texts.header(id),
      value: label(filter, labelerOf(texts, column)),
    })
  })
  return [...search, ...filters]
}
