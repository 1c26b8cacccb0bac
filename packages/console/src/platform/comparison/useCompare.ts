import type { ComparedState, ComparedWith } from '@inventory-console/ui/domain/comparison'
import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import type { ListState } from '@inventory-console/ui/lib/state'
import { use, useMemo } from 'react'
import { usePage } from '../pages/page.ts'
import type { Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { useClock } from '../services.ts'
import { useUrlParams } from '../url-state/useUrlParams.ts'
import {
  compareKey,
  hasDate,
  isComparedParameter,
  measurementsKey,
  readDates,
  timeOf,
  writeDates,
  type ComparedDates,
} from './comparedDates.ts'

/**
 * Compared dates in the URL and the list tools for them. `comparable`: the list declares how its rows are
 * matched.
 */
export function useCompare(comparable: boolean): {
  dates: ComparedDates | null
  tools: ListTools | null
  shown: Pick<ComparedWith<never>, 'measurements' | 'onMeasurementsChange' | 'onClose'>
} {
  const parentTools = use(ListToolsContext)
  const { now } = useClock()
  const [params, change] = useUrlParams()
  const dated = hasDate(usePage()?.filters ?? 'none') && comparable
  const text = params.get(compareKey) ?? ''
  const dates = useMemo(() => (dated ? readDates(text, now()) : null), [dated, text, now])
  const tools = useMemo((): ListTools | null => {
    if (!parentTools || !dated) return parentTools
    return { ...parentTools, onCompare: (from, to) => change({ [compareKey]: writeDates(from, to) }) }
  }, [parentTools, dated, change])
  const measurements = params.has(measurementsKey)
  const shown = useMemo(
    () => ({
      measurements,
      onMeasurementsChange: (isShown: boolean) => change({ [measurementsKey]: isShown ? 'shown' : null }),
      onClose: () => {
        const names = [...params.keys()].filter(isComparedParameter)
        change(Object.fromEntries(names.map((name) => [name, null])))
      },
    }),
    [measurements, params, change],
  )
  return { dates, tools, shown }
}

/** Sets `older-than` to that date; `null` (now) removes it. */
export function queryAt(query: FilterQuery, date: string | null): FilterQuery {
  const { 'older-than': _, ...others } = query
  return date === null ? others : { ...others, 'older-than': timeOf(date) }
}

/** Combines the later and the earlier list into one state. Memoize `compared`. */
export function useComparedState<Row>(
  later: ListState<Row> & Refreshable,
  earlier: ListState<Row> & Refreshable,
  compared: Omit<ComparedWith<Row>, 'earlier'>,
): ComparedState<Row> & Refreshable {
  return useMemo(
    () => ({
      ...later,
      compared: { earlier, ...compared },
      stale: later.stale || earlier.stale,
      refresh: () => {
        later.refresh()
        earlier.refresh()
      },
    }),
    [later, earlier, compared],
  )
}
