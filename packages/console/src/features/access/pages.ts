import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

const areas = ['table', 'list', 'form', 'administration'] as const
const filters = 'none'

export const administrationPages: readonly Page[] = [
  {
    path: paths.users,
    title: 'users',
    areas,
    load: async () => (await import('./UsersRoute.tsx')).UsersRoute,
    crumbs: [{ title: 'users' }],
    admin: 'write',
    filters,
  },
  {
    path: paths.groups,
    title: 'groups',
    areas,
    load: async () => (await import('./GroupsRoute.tsx')).GroupsRoute,
    crumbs: [{ title: 'groups' }],
    admin: 'write',
    filters,
  },
  {
    path: paths.roles,
    title: 'roles',
    areas,
    load: async () => (await import('./RolesRoute.tsx')).RolesRoute,
    crumbs: [{ title: 'roles' }],
    admin: 'read',
    filters,
  },
  {
    path: paths.nodes,
    title: 'nodes',
    areas,
    load: async () => (await import('./NodesRoute.tsx')).NodesRoute,
    crumbs: [{ title: 'nodes' }],
    admin: 'read',
    filters,
  },
]

const pagesForAll = ['users', 'groups'] as const
const pagesForAdmins = ['roles', 'nodes'] as const

/** Administration pages that this user may open. */
export function administrationLinks(isAdmin: boolean) {
  const visiblePages = isAdmin ? [...pagesForAll, ...pagesForAdmins] : pagesForAll
  return visiblePages.map((page) => ({ page, to: paths[page] }))
}
