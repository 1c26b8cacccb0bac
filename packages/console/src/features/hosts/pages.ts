import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'

const loadHostDetails = () => import('./HostDetailsRoute.tsx')

const hostRequests: Page['prefetch'] = ({ query }) => [
  // The names of technologies are in the rows, whose columns would move if they came later.
  request('/settings/technologies'),
  request('/hosts', { query: { mode: 'summary', ...query } }),
]

export const hostPages: readonly Page[] = [
  {
    path: paths.hosts,
    title: 'hosts',
    areas: ['table', 'list', 'hosts'],
    load: async () => (await import('./HostsRoute.tsx')).HostsRoute,
    crumbs: [{ title: 'hosts' }],
    filters: 'all',
    prefetch: hostRequests,
  },
  {
    path: '/details/:hostname/:dbname?',
    title: 'hosts',
    areas: ['table', 'list', 'charts', 'details', 'hostDetails'],
    load: async () => (await loadHostDetails()).HostDetailsRoute,
    switcher: async () => (await loadHostDetails()).HostSwitch,
    crumbs: [{ title: 'hosts', to: paths.hosts }],
    entity: 'hostname',
    filters: 'date',
    prefetch: ({ query, entity }) => [request('/hosts/{hostname}', { path: { hostname: entity }, query })],
  },
]

export const capacityPages: readonly Page[] = [
  {
    path: paths.capacityByOs,
    title: 'capacityByOs',
    areas: ['table', 'details', 'charts', 'hosts', 'capacity'],
    load: async () => (await import('./capacity/CapacityByOsRoute.tsx')).CapacityByOsRoute,
    crumbs: [{ title: 'hosts', to: paths.hosts }, { title: 'capacityByOs' }],
    filters: 'none',
    prefetch: hostRequests,
  },
]
