import { useLocation } from 'react-router-dom'
import { useServices } from '../environment/services.ts'
import { entityOf, type Page } from './page.ts'

/** The page on screen; null on the login and error pages. */
export function usePage(): Page | null {
  const { pageOf } = useServices()
  return pageOf(useLocation().pathname)
}

/** The decoded name of what the page on screen shows, such as a host name. */
export function useEntity(): string | null {
  const page = usePage()
  const { pathname } = useLocation()
  return page && entityOf(page, pathname)
}
