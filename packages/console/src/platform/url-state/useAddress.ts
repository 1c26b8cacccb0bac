import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { legible } from './tableState.ts'

export type AddressChange = Readonly<Record<string, string | null>>

/** The state of an entry of the history that a page made of what is set on it; others somebody went to. */
export const ownEntry = 'own'

/**
 * What a page keeps in its address beside the state of a list, such as the host that is chosen. A change is an entry of
 * the history unless it `replace`s; null takes a part out, and parts of others stay.
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
