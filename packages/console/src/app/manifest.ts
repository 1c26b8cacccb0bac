import { ownValue } from '@inventory-console/ui/lib/ownValue'
import { paths } from '@inventory-console/ui/paths'
import { matchPath } from 'react-router-dom'
import type { Page, PageTitle } from './page.ts'
import { administrationPages } from './pages/administration.ts'
import { cloudPages } from './pages/cloud.ts'
import { dashboardPages } from './pages/dashboard.ts'
import { databasePages } from './pages/databases.ts'
import { hostPages } from './pages/hosts.ts'
import { licensePages } from './pages/licenses.ts'
import { oraclePages } from './pages/oracle.ts'

/** Every page behind the login: a route exists if and only if it stands here, and the menu leads nowhere else. */
export const pages: readonly Page[] = [
  ...dashboardPages,
  ...hostPages,
  ...databasePages,
  ...oraclePages,
  ...licensePages,
  ...cloudPages,
  ...administrationPages,
]

/** No path begins with a name, so that few of them have to be matched: the menu asks for a hundred. */
const beginningOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''
const beginnings = pages.map(({ path }) => beginningOf(path))

export function pageOf(pathname: string): Page | null {
  const beginning = beginningOf(pathname)
  return (
    pages.find(({ path }, at) => beginnings[at] === beginning && matchPath(path, pathname) !== null) ?? null
  )
}

/** The address of a page without what may be named in it; the menu and the palette lead there. */
export function plainPath({ path }: Pick<Page, 'path'>): string {
  return path.replace(/(\/:\w+\?)+$/, '')
}

/** The name of what this address is about; null for a page that is about no single thing. */
export function entityOf({ path, entity }: Pick<Page, 'path' | 'entity'>, pathname: string): string | null {
  const name = entity === undefined ? undefined : ownValue(matchPath(path, pathname)?.params, entity)
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
  return pageOf(pathname)?.title ?? ownValue(titlesOfOthers, `/${first}`) ?? null
}
