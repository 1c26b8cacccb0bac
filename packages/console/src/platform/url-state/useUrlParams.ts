import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stringifyParams } from './tableState.ts'

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
