import { useLocation } from 'react-router-dom'
import { entityOf, pageOf } from './manifest.ts'

/** The name of what the page is about, as it is and not as the address writes it. */
export function useEntity(): string | null {
  const { pathname } = useLocation()
  const page = pageOf(pathname)
  return page && entityOf(page, pathname)
}
