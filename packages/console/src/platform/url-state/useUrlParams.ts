import { useNarrow } from '@inventory-console/ui/lib/layout'
import { stringifyParams } from '@inventory-console/ui/lib/listUrl'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useCallback, useMemo } from 'react'
import { type Path, useLocation, useNavigate } from 'react-router-dom'
import { type Services, useServices } from '../services.ts'

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
  const services = useServices()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (changes: UrlParamsChange, { replace = false } = {}) => {
      const next = new URLSearchParams(newestSearch(services, { pathname, search, hash }))
      services.pendingUrl.set(null)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      void navigate({ pathname, search: stringifyParams(next), hash }, { replace, state: ownHistoryEntry })
    },
    [services, navigate, pathname, search, hash],
  )
  return [params, change] as const
}

/** Query of the last change of this page. It may not have rendered yet, and a typed search is written after a delay. */
export function newestSearch({ address, pendingUrl }: Services, { pathname, search, hash }: Path): string {
  const pending = pendingUrl.get()
  if (pending !== null) return pending.slice(pathname.length, hash === '' ? undefined : -hash.length)
  const current = address()
  return current.pathname === pathname ? current.search : search
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
