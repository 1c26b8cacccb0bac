import type { Area, Messages } from '@inventory-console/ui/i18n/I18nProvider'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { Clients } from '../http/client.ts'
import type { FilterQuery, FilterVisibility } from '../scope/globalFilters.ts'

export type PageTitle = keyof Messages['pages']

interface RequestContext {
  api: Clients['ahead']
  query: FilterQuery
  /** Empty on a page without one. */
  entity: string
  /** Of the address. */
  params: URLSearchParams
  signal: AbortSignal
}

export interface Page {
  path: string
  title: PageTitle
  /** Texts that come beside the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType>
  crumbs: readonly { title: PageTitle; to?: string }[]
  /** The parameter of the path that names what the page is about, such as a host. */
  entity?: string
  /** Stands beside its name in the breadcrumb: the quick switch to another one. */
  switcher?: () => Promise<ComponentType>
  /**
   * The page renders once the user is known. `sees`: only administrators open it, and others see why not. `changes`:
   * everybody opens it, but only administrators edit.
   */
  admin?: 'sees' | 'changes'
  /** Which global filters its call takes. */
  filters: FilterVisibility
  /** Starts what the page requests first, with the same parameters, in parallel with its code. */
  requests?: (context: RequestContext) => void
  /** Where its own call takes none: parts of it are narrowed by them, and each of these says so. */
  filtersParts?: true
}

/** The page at this path, or null. */
export type PageOf = (pathname: string) => Page | null

/** The name in the address, decoded, of what a detail page shows; null for other pages. */
export function entityOf({ path, entity }: Pick<Page, 'path' | 'entity'>, pathname: string): string | null {
  const name = entity === undefined ? undefined : ownValue(matchPath(path, pathname)?.params, entity)
  if (name === undefined) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
