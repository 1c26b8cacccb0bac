import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoint `xl` of styles/theme.css, for what changes its nature there and not only its place. */
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
