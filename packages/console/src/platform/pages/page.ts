import type { Area, Messages } from '@inventory-console/ui/i18n/I18nProvider'
import { ownValue } from '@inventory-console/ui/lib/records'
import { type ComponentType, useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { GetRequest } from '../query/query.ts'
import { type FilterQuery, filterQuery, type FilterVisibility } from '../scope/globalFilters.ts'
import { usePersisted, useServices } from '../services.ts'
import type { GlobalFilters } from '../storage/persisted.ts'

export type PageTitle = keyof Messages['pages']

interface PrefetchContext {
  query: FilterQuery
  /** Global filters of the user, for parts that take more of them than the query of the page. */
  filters: GlobalFilters
  /** Server time. */
  now: number
  /** Empty on a page without an entity. */
  entity: string
  /** Query parameters of the URL. */
  params: URLSearchParams
}

export interface Page {
  path: string
  title: PageTitle
  /** Catalogues that load with the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType>
  crumbs: readonly { title: PageTitle; to?: string }[]
  /** Path parameter that names the entity of the page, such as a host. */
  entity?: string
  /** Quick switch to another entity, rendered next to its name in the breadcrumb. */
  switcher?: () => Promise<ComponentType>
  /**
   * The page renders once the user is known. `read`: only administrators open it, and others see an
   * explanation. `write`: everybody opens it, but only administrators edit.
   */
  admin?: 'read' | 'write'
  /** Global filters that the query of the page takes. */
  filters: FilterVisibility
  /** First requests of the page, sent while its code loads. A response serves only an identical request. */
  prefetch?: (context: PrefetchContext) => readonly GetRequest[]
  /** The query of the page takes no filters, but some parts of the page do and say so. */
  filtersParts?: true
}

/** Returns the page at this path, or null. */
export type PageOf = (pathname: string) => Page | null

/** Returns the decoded entity name in the URL of a detail page; null for other pages. */
export function entityOf({ path, entity }: Pick<Page, 'path' | 'entity'>, pathname: string): string | null {
  const name = entity === undefined ? undefined : ownValue(matchPath(path, pathname)?.params, entity)
  if (name === undefined) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

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

/** Global filters as the query of the current page takes them. */
export function usePageFilters(): FilterQuery {
  const filters = usePersisted('filters')
  const visibility = usePage()?.filters ?? 'none'
  return useMemo(() => filterQuery(filters, visibility), [filters, visibility])
}
