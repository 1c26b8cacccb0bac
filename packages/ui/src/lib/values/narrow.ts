import { useMedia } from '../react/media.ts'

/** Where what stands beside the page elsewhere goes into a drawer. For looks alone take the `md:` classes. */
export function useNarrow(): boolean {
  // The breakpoint `md` of styles/theme.css.
  return useMedia('(max-width: 767.98px)')
}
