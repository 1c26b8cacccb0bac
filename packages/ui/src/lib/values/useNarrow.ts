import { useMediaQuery } from '../react/useMediaQuery.ts'

/** True if side panels become drawers. For styling alone use `md:` classes. */
export function useNarrow(): boolean {
  // The `md` breakpoint of styles/theme.css.
  return useMediaQuery('(max-width: 767.98px)')
}
