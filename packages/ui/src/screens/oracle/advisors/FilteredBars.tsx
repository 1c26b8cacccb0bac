import {
  CountBars,
  type CountBarsProps,
  selectedBars,
  toggleBar,
} from '../../../components/count-bars/CountBars.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummaryPanel } from '../../../list-screen/summary/SummaryPanel.tsx'

export interface FilteredBarsProps<Row> {
  filtered: FilteredRows<Row>
  /** One chart per column; clicking a bar filters by its value. */
  measures: readonly (Pick<CountBarsProps, 'title' | 'bars' | 'unit' | 'limit'> & { column: string })[]
}

/** Sums of the filtered rows. Clicking a bar filters the list. */
export function FilteredBars<Row>({
  filtered: { rows, filters, setFilters },
  measures,
}: FilteredBarsProps<Row>) {
  const t = useText('oracleAdvice')
  return (
    <SummaryPanel title={t('overview.title')} note={t('overview.found', { count: rows.length })}>
      {measures.map(({ column, ...measure }) => (
        <CountBars
          key={column}
          {...measure}
          selectedIds={selectedBars(column, filters)}
          onSelect={(value) => setFilters(toggleBar({ id: column, kind: 'text' }, value, filters))}
        />
      ))}
    </SummaryPanel>
  )
}
