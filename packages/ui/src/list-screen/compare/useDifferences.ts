import { useEffect, useMemo, useState } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import { useColumnTexts, useValueFormatter } from '../../data-table/columns/useColumnTexts.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import type { ComparedState } from '../../domain/comparison.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { missingValue } from '../../lib/format.ts'
import { lazyModule, useLazy } from '../../lib/lazy.ts'
import { valueOr } from '../../lib/state.ts'
import type { ListArea } from '../useListTexts.ts'
import type { Differences } from './findDifferences.ts'

// Lazy-loaded, because most lists show today.
const loadDifferences = lazyModule(async () => (await import('./findDifferences.ts')).findDifferences)

/** What a list of a past date says about today. */
export interface ListDifferences<Row> {
  /** Today's state of a cell in words; null if it does not differ. */
  differenceOf: (column: Column<Row>, row: Row) => string | null
  counts: { changed: number; gone: number; added: number }
  /** Link to the comparison of both dates. */
  to: string
}

/** Compares a list of a past date with today's rows. Null for a list of today, and until both are known. */
export function useDifferences<Row>(
  area: ListArea,
  columns: readonly Column<Row>[],
  list: ComparedState<Row>,
): ListDifferences<Row> | null {
  const t = useText('list')
  const texts = useColumnTexts(area, columns)
  const formatValue = useValueFormatter(texts)
  const now = useNow()
  const { today } = list
  const findDifferences = useLazy(loadDifferences, today !== undefined)
  const past = list.status === 'ready' ? list.value : null
  const current = today === undefined ? null : valueOr(today.list, null)
  const comparison = today?.comparison ?? null
  const date = today?.date ?? null
  const [found, setFound] = useState<Found<Row> | null>(null)
  useEffect(() => {
    if (findDifferences === null || past === null || current === null) return undefined
    if (comparison === null || date === null) return undefined
    const pastAt = new Date(`${date}T23:59:59`).getTime()
    const work = findDifferences({ comparison, columns, past, today: current, pastAt, todayAt: now })
    return runSliced(work, (differences) => setFound({ past, current, differences }))
    // oxlint-disable-next-line react/exhaustive-deps -- the clock counts when the rows arrive
  }, [findDifferences, comparison, columns, past, current, date])
  const differences = found?.past === past && found.current === current ? found.differences : null
  const to = today?.to ?? ''
  return useMemo(() => {
    if (differences === null) return null
    const { changed, gone, newCount } = differences
    const [first] = columns
    return {
      differenceOf(column, row) {
        if (gone.has(row)) return column === first ? t('differences.gone') : null
        const value = changed.get(row)?.get(column.id)
        return value === undefined
          ? null
          : t('differences.today', { value: formatValue(column, value) || missingValue })
      },
      counts: { changed: changed.size, gone: gone.size, added: newCount },
      to,
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `formatValue` changes with the language, as `t` does
  }, [differences, columns, to, t])
}

interface Found<Row> {
  past: readonly Row[] | null
  current: readonly Row[] | null
  differences: Differences<Row>
}
