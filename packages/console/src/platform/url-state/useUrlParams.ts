import { useNarrow } from '@inventory-console/ui/lib/layout'
import { stringifyParams } from '@inventory-console/ui/lib/listUrl'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export type UrlParamsChange = Readonly<Record<string, string | null>>

/** History state of entries that the page writes itself; the others come from navigations. */
export const ownHistoryEntry = 'own'

/**
 * State of a page in the URL besides the list state, such as the selected host. A change pushes a history
 * entry unless it `replace`s; null removes a parameter, and other parameters stay.
 */
export function useUrlParams() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (changes: UrlParamsChange, { replace = false } = {}) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      void navigate({ pathname, search: stringifyParams(next), hash }, { replace, state: ownHistoryEntry })
    },
    [navigate, pathname, search, hash],
  )
  return [params, change] as const
}

/**
 * Host of the URL parameter, or else the first of the ranking. `null` on a phone without a parameter, because
 * a phone shows either the ranking or the host.
 */
export function usePickedHost(parameter: string | null, ranking: ListState<{ id: string }>): string | null {
  const isNarrow = useNarrow()
  if (parameter !== null || isNarrow || ranking.status !== 'ready') return parameter
  return ranking.value[0]?.id ?? null
}
