import { CountBars, type CountBarsProps } from '../../../components/count-bars/CountBars.tsx'
import { pickedBars, withBar } from '../../../components/count-bars/picked.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Found } from '../../../list-screen/listProps.ts'
import { SummaryPanel } from '../../../list-screen/summary/SummaryPanel.tsx'

export interface FoundBarsProps<Row> {
  found: Found<Row>
  /** One chart per column; clicking a bar filters by its value. */
  measures: readonly (Pick<CountBarsProps, 'title' | 'bars' | 'unit' | 'limit'> & { column: string })[]
}

/** Sums of the filtered rows. Clicking a bar filters the list. */
export function FoundBars<Row>({ found: { rows, filters, setFilters }, measures }: FoundBarsProps<Row>) {
  const t = useText('oracleAdvice')
  return (
    <SummaryPanel title={t('overview.title')} note={t('overview.found', { count: rows.length })}>
      {measures.map(({ column, ...measure }) => (
        <CountBars
          key={column}
          {...measure}
          chosen={pickedBars(column, filters)}
          onPick={(value) => setFilters(withBar({ id: column, kind: 'text' }, value, filters))}
        />
      ))}
    </SummaryPanel>
  )
}
