import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

const databases = { title: 'databases', to: paths.databases } as const
const list = { areas: ['table', 'list', 'databases'], filters: 'all' } as const

export const databasePages: readonly Page[] = [
  {
    ...list,
    path: paths.databases,
    title: 'databases',
    load: async () => (await import('./AllDatabasesRoute.tsx')).AllDatabasesRoute,
    crumbs: [{ title: 'databases' }, { title: 'allTechnologies' }],
  },
  {
    ...list,
    path: paths.mysql,
    title: 'mysql',
    load: async () => (await import('./instanceListRoutes.tsx')).instanceListRoutes.mysql,
    crumbs: [databases, { title: 'mysql' }],
  },
  {
    ...list,
    path: paths.microsoft,
    title: 'microsoft',
    load: async () => (await import('./instanceListRoutes.tsx')).instanceListRoutes.sqlServer,
    crumbs: [databases, { title: 'microsoft' }],
  },
  {
    ...list,
    path: paths.postgresql,
    title: 'postgresql',
    load: async () => (await import('./instanceListRoutes.tsx')).instanceListRoutes.postgresql,
    crumbs: [databases, { title: 'postgresql' }],
  },
  {
    ...list,
    path: paths.mongodb,
    title: 'mongodb',
    load: async () => (await import('./instanceListRoutes.tsx')).instanceListRoutes.mongodb,
    crumbs: [databases, { title: 'mongodb' }],
  },
  {
    path: paths.middleware,
    title: 'middleware',
    areas: ['middleware'],
    load: async () => (await import('./MiddlewareRoute.tsx')).MiddlewareRoute,
    crumbs: [{ title: 'middleware' }],
    filters: 'none',
  },
]
