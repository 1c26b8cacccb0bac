import { Select } from '../../components/select/Select.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { pageSizes } from '../../lib/listView.ts'
import type { DataTableModel } from '../useDataTable.tsx'

/** Hidden if all rows fit the smallest page size. */
export function PageSizeSelect<Row>({ table }: { table: DataTableModel<Row> }) {
  const t = useText('table')
  if (table.counts.total <= pageSizes[0]) return null
  const sizes = pageSizes.filter((size) => size !== 'all' || !table.paginated)
  const choices = sizes.map((size) => ({
    value: String(size),
    label: size === 'all' ? t('pager.all') : t('pager.sizeCount', { count: size }),
  }))
  return (
    <Select
      fixed
      hideLabel
      size="small"
      label={t('pager.size')}
      choices={choices}
      value={String(table.view.pageSize)}
      onChange={(value) => {
        const pageSize = pageSizes.find((size) => String(size) === value)
        if (pageSize !== undefined) table.setView({ pageSize })
      }}
    />
  )
}
