import { ListToolsContext, type ListTools } from '@inventory-console/ui/lib/listTools'
import type { Before, ComparedState, ListState } from '@inventory-console/ui/lib/state'
import { use, useCallback, useMemo } from 'react'
import { useServices } from '../environment/services.ts'
import { usePage } from '../pages/usePage.ts'
import type { Refreshable } from '../query/query.ts'
import { endOfDay, localDay, type FilterQuery } from '../scope/globalFilters.ts'
import { useAddress } from '../url-state/useAddress.ts'
import { compareKey, knowsDays, readDays, type Days } from './comparedDays.ts'

/** The two days that the address wants to know the difference of, where the calls of the page know days. */
export function useCompare(): { days: Days | null; tools: ListTools | null; onClose: () => void } {
  const own = use(ListToolsContext)
  const { now } = useServices()
  const [params, change] = useAddress()
  const dated = knowsDays(usePage()?.filters ?? 'none')
  const text = params.get(compareKey) ?? ''
  const days = useMemo(() => (dated ? readDays(text, localDay(now())) : null), [dated, text, now])
  const tools = useMemo((): ListTools | null => {
    if (!own || !dated) return own
    return { ...own, onCompare: (from, to) => change({ [compareKey]: `${from}..${to ?? ''}` }) }
  }, [own, dated, change])
  const onClose = useCallback(() => change({ [compareKey]: null }), [change])
  return { days, tools, onClose }
}

/** What the list was at the end of that day. */
export function at(query: FilterQuery, day: string | null): FilterQuery {
  const { 'older-than': _, ...others } = query
  return day === null ? others : { ...others, 'older-than': endOfDay(day) }
}

/** The later list, with the earlier one beside it as soon as both are there. */
export function useBoth<Row>(
  later: ListState<Row> & Refreshable,
  earlier: ListState<Row> & Refreshable,
  { day, until, onClose }: Omit<Before<Row>, 'rows'>,
): ComparedState<Row> & Refreshable {
  const rows = earlier.status === 'ready' ? earlier.rows : null
  return useMemo(() => {
    const both: Refreshable = {
      stale: later.stale || earlier.stale,
      refresh: () => {
        later.refresh()
        earlier.refresh()
      },
    }
    if (later.status !== 'ready') return { ...later, ...both }
    if (earlier.status !== 'ready' || rows === null) return { ...earlier, ...both }
    return { ...later, ...both, before: { rows, day, until, onClose } }
  }, [later, earlier, rows, day, until, onClose])
}
