import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'

const databases = { title: 'databases', to: paths.databases } as const
const list = { areas: ['table', 'list', 'databases'], filters: 'all' } as const

const loadLists = () => import('./databaseListRoutes.tsx')

export const databasePages: readonly Page[] = [
  {
    ...list,
    path: paths.databases,
    title: 'databases',
    load: async () => (await loadLists()).databaseListRoutes.all,
    crumbs: [{ title: 'databases' }, { title: 'allTechnologies' }],
    prefetch: ({ query }) => [request('/hosts/technologies/all/databases', { query })],
  },
  {
    ...list,
    path: paths.mysql,
    title: 'mysql',
    load: async () => (await loadLists()).databaseListRoutes.mysql,
    crumbs: [databases, { title: 'mysql' }],
    prefetch: ({ query }) => [request('/hosts/technologies/mysql/databases', { query })],
  },
  {
    ...list,
    path: paths.microsoft,
    title: 'microsoft',
    load: async () => (await loadLists()).databaseListRoutes.sqlServer,
    crumbs: [databases, { title: 'microsoft' }],
    prefetch: ({ query }) => [request('/hosts/technologies/microsoft/databases', { query })],
  },
  {
    ...list,
    path: paths.postgresql,
    title: 'postgresql',
    load: async () => (await loadLists()).databaseListRoutes.postgresql,
    crumbs: [databases, { title: 'postgresql' }],
    prefetch: ({ query }) => [request('/hosts/technologies/postgresql/databases', { query })],
  },
  {
    ...list,
    path: paths.mongodb,
    title: 'mongodb',
    load: async () => (await loadLists()).databaseListRoutes.mongodb,
    crumbs: [databases, { title: 'mongodb' }],
    prefetch: ({ query }) => [request('/hosts/technologies/mongodb/databases', { query })],
  },
  {
    path: paths.middleware,
    title: 'middleware',
    areas: ['middleware'],
    load: async () =>
      (await import('@inventory-console/ui/screens/databases/middleware/MiddlewareScreen')).MiddlewareScreen,
    crumbs: [{ title: 'middleware' }],
    filters: 'none',
  },
]
