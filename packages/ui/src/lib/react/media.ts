import { useCallback, useSyncExternalStore } from 'react'

/** The `xl` breakpoint of styles/theme.css, for layouts that CSS alone cannot switch. */
export const wide = '(min-width: 1200px)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
