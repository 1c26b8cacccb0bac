import { paths } from '@inventory-console/ui/paths'

const pagesForAll = ['users', 'groups'] as const
const pagesForAdmins = ['roles', 'nodes'] as const

/** Administration pages that this user may open. */
export function administrationLinks(isAdmin: boolean) {
  const visiblePages = isAdmin ? [...pagesForAll, ...pagesForAdmins] : pagesForAll
  return visiblePages.map((page) => ({ page, to: paths[page] }))
}
