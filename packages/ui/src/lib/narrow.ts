import { useSyncExternalStore } from 'react'

// The breakpoint `md` of styles/theme.css.
const query = '(max-width: 767.98px)'

function subscribe(listener: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Where what stands beside the page elsewhere goes into a drawer. For looks alone take the `md:` classes. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
