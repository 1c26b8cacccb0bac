import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../page.ts'

const areas = ['table', 'list', 'form', 'administration'] as const
const filters = 'none'

export const administrationPages: readonly Page[] = [
  {
    path: paths.settings,
    title: 'settings',
    areas: ['form', 'details', 'list', 'settings'],
    load: async () => (await import('../../routes/settings.tsx')).SettingsRoute,
    crumbs: [{ title: 'settings' }],
    filters,
  },
  {
    path: paths.users,
    title: 'users',
    areas,
    load: async () => (await import('../../routes/administrationUsers.tsx')).UsersRoute,
    crumbs: [{ title: 'users' }],
    admin: 'changes',
    filters,
  },
  {
    path: paths.groups,
    title: 'groups',
    areas,
    load: async () => (await import('../../routes/administrationGroups.tsx')).GroupsRoute,
    crumbs: [{ title: 'groups' }],
    admin: 'changes',
    filters,
  },
  {
    path: paths.roles,
    title: 'roles',
    areas,
    load: async () => (await import('../../routes/administrationRoles.tsx')).RolesRoute,
    crumbs: [{ title: 'roles' }],
    admin: 'sees',
    filters,
  },
  {
    path: paths.nodes,
    title: 'nodes',
    areas,
    load: async () => (await import('../../routes/administrationNodes.tsx')).NodesRoute,
    crumbs: [{ title: 'nodes' }],
    admin: 'sees',
    filters,
  },
]
