import { ownValue } from '@inventory-console/ui/lib/records'
import { paths } from '@inventory-console/ui/paths'
import { matchPath } from 'react-router-dom'
import { administrationPages } from '../../features/access/pages.ts'
import { alertPages } from '../../features/alerts/pages.ts'
import { cloudPages } from '../../features/clouds/pages.ts'
import { clusterPages } from '../../features/clusters/pages.ts'
import { dashboardPages } from '../../features/dashboard/pages.ts'
import { databasePages } from '../../features/databases/pages.ts'
import { exadataPages } from '../../features/exadata/pages.ts'
import { handoverPages } from '../../features/handover/pages.ts'
import { capacityPages, hostPages } from '../../features/hosts/pages.ts'
import { contractPages, licensePages } from '../../features/licenses/pages.ts'
import { oraclePages } from '../../features/oracle/pages.ts'
import { repositoryPages } from '../../features/repository/pages.ts'
import { settingsPages } from '../../features/settings/pages.ts'
import { troubleshootingPages } from '../../features/troubleshooting/pages.ts'
import type { Page, PageTitle } from '../../platform/pages/page.ts'

/**
 * All pages behind login. A route exists if and only if it is listed here, and the menu links to no other
 * pages.
 */
export const pages: readonly Page[] = [
  ...dashboardPages,
  ...handoverPages,
  ...hostPages,
  ...capacityPages,
  ...clusterPages,
  ...databasePages,
  ...oraclePages,
  ...exadataPages,
  ...licensePages,
  ...contractPages,
  ...alertPages,
  ...troubleshootingPages,
  ...cloudPages,
  ...repositoryPages,
  ...settingsPages,
  ...administrationPages,
]

/** The menu looks up a hundred paths, and a pattern takes long to compile. */
const pageByPath = new Map(pages.filter(({ path }) => !path.includes(':')).map((page) => [page.path, page]))

/** Indexes pages by their first segment, so that few patterns are matched. */
const firstSegmentOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? ''
const firstSegments = pages.map(({ path }) => firstSegmentOf(path))

export function pageOf(pathname: string): Page | null {
  const beginning = firstSegmentOf(pathname)
  return (
    pageByPath.get(pathname) ??
    pages.find(
      ({ path }, index) => firstSegments[index] === beginning && matchPath(path, pathname) !== null,
    ) ??
    null
  )
}

/** Path of a page without optional parameters, as the menu and the command palette link it. */
export function linkPath({ path }: Pick<Page, 'path'>): string {
  return path
    .split('/')
    .filter((part) => !part.endsWith('?'))
    .join('/')
}

const titlesOfOtherRoutes: Readonly<Record<string, PageTitle>> = {
  [paths.login]: 'login',
  [paths.unauthorized]: 'unauthorized',
  [paths.notFound]: 'notFound',
  [paths.serverError]: 'serverError',
  [paths.generalError]: 'generalError',
}

export function titleOf(pathname: string): PageTitle | null {
  const first = pathname.split('/')[1] ?? ''
  return pageOf(pathname)?.title ?? ownValue(titlesOfOtherRoutes, `/${first}`) ?? null
}
