import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { legible } from './tableState.ts'

export type AddressChange = Readonly<Record<string, string | null>>

/** History state of entries that the page writes itself; the others come from navigations. */
export const ownEntry = 'own'

/**
 * State of a page in the URL besides the list state, such as the selected host. A change pushes a history
 * entry unless it `replace`s; null removes a parameter, and other parameters stay.
 */
export function useAddress() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const change = useCallback(
    (parts: AddressChange, { replace = false } = {}) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(parts)) {
        if (value === null) next.delete(name)
        else next.set(name, value)
      }
      void navigate({ pathname, search: legible(next), hash }, { replace, state: ownEntry })
    },
    [navigate, pathname, search, hash],
  )
  return [params, change] as const
}
