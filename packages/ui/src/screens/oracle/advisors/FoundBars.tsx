import { CountBars, type CountBarsProps } from '../../../components/count-bars/CountBars.tsx'
import { pickedBars, withBar } from '../../../components/count-bars/picked.ts'
import { Section } from '../../../components/section/Section.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../../lib/values/narrow.ts'
import type { Found } from '../../../list-screen/listProps.ts'

export interface FoundBarsProps<Row> {
  found: Found<Row>
  /** Each of a column: its bars are values that the column is filtered by. */
  measures: readonly (Pick<CountBarsProps, 'title' | 'bars' | 'unit' | 'limit'> & { column: string })[]
}

/** Over a list: what its rows add up to, of those that the search and the filters leave. A click on a bar filters. */
export function FoundBars<Row>({ found: { rows, filters, setFilters }, measures }: FoundBarsProps<Row>) {
  const t = useText('oracleAdvice')
  const narrow = useNarrow()
  if (rows.length === 0) return null
  return (
    <Section
      title={t('overview.title')}
      aside={t('overview.found', { count: rows.length })}
      defaultOpen={!narrow}
    >
      <div className="grid gap-3 md:grid-cols-2">
        {measures.map(({ column, ...measure }) => (
          <CountBars
            key={column}
            {...measure}
            chosen={pickedBars(column, filters)}
            onPick={(value) => setFilters(withBar({ id: column, kind: 'text' }, value, filters))}
          />
        ))}
      </div>
    </Section>
  )
}
