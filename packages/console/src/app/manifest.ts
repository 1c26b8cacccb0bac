import type { Area, Messages } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import type { FilterVisibility } from '../state/globalFilters.ts'

export type PageTitle = keyof Messages['pages']

export interface Page {
  path: string
  title: PageTitle
  /** Texts that come beside the module. */
  areas: readonly Area[]
  load: () => Promise<ComponentType>
  crumbs: readonly { title: PageTitle; to?: string }[]
  /** The parameter of the path that names what the page is about, such as a host. */
  entity?: string
  /** Which global filters its call takes. */
  filters: FilterVisibility
}

/** Every page behind the login: a route exists if and only if it stands here, and the menu leads nowhere else. */
export const pages: readonly Page[] = [
  {
    path: paths.hosts,
    title: 'hosts',
    areas: ['table', 'list', 'hosts'],
    load: async () => (await import('../routes/hosts.tsx')).HostsRoute,
    crumbs: [{ title: 'hosts' }],
    filters: 'all',
  },
]

/** Where / leads: the dashboard, and until that is a page the first one there is. */
export const home: string =
  pages.find(({ path }) => path === paths.dashboard)?.path ?? pages[0]?.path ?? paths.notFound

export function pageOf(pathname: string): Page | null {
  return pages.find(({ path }) => matchPath(path, pathname) !== null) ?? null
}

/** The name of what this address is about; null for a page that is about no single thing. */
export function entityOf({ path, entity }: Pick<Page, 'path' | 'entity'>, pathname: string): string | null {
  const name = entity === undefined ? undefined : matchPath(path, pathname)?.params[entity]
  if (name === undefined) return null
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const titlesOfOthers: Readonly<Record<string, PageTitle>> = {
  [paths.login]: 'login',
  [paths.unauthorized]: 'unauthorized',
  [paths.notFound]: 'notFound',
  [paths.serverError]: 'serverError',
  [paths.generalError]: 'generalError',
}

export function titleOf(pathname: string): PageTitle | null {
  const first = pathname.split('/')[1] ?? ''
  return pageOf(pathname)?.title ?? titlesOfOthers[`/${first}`] ?? null
}
