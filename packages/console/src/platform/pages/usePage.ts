import { useLocation } from 'react-router-dom'
import { useServices } from '../services.ts'
import { entityOf, type Page } from './page.ts'

/** The current page; null on the login and error pages. */
export function usePage(): Page | null {
  const { pageOf } = useServices()
  return pageOf(useLocation().pathname)
}

/** Decoded entity name of the current page, such as a host name. */
export function useEntity(): string | null {
  const page = usePage()
  const { pathname } = useLocation()
  return page && entityOf(page, pathname)
}
