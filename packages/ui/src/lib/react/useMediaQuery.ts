import { useCallback, useSyncExternalStore } from 'react'

/** The `xl` breakpoint of styles/theme.css, for layouts that CSS alone cannot switch. */
export const wideQuery = '(min-width: 1200px)'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const queryList = matchMedia(query)
      queryList.addEventListener('change', onChange)
      return () => queryList.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
