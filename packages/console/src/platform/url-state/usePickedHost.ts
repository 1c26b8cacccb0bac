import { useNarrow } from '@inventory-console/ui/lib/layout'
import type { ListState } from '@inventory-console/ui/lib/state'

/**
 * Host of the URL parameter, or else the first of the ranking. `null` on a phone without a parameter, because
 * a phone shows either the ranking or the host.
 */
export function usePickedHost(parameter: string | null, ranking: ListState<{ id: string }>): string | null {
  const isNarrow = useNarrow()
  if (parameter !== null || isNarrow || ranking.status !== 'ready') return parameter
  return ranking.value[0]?.id ?? null
}
