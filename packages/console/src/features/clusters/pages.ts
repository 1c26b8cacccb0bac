import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'

const loadRoutes = () => import('./ClusterRoutes.tsx')

export const clusterPages: readonly Page[] = [
  {
    path: paths.hypervisors,
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'clusters', 'usedLicenses'],
    load: async () => (await loadRoutes()).ClustersRoute,
    crumbs: [{ title: 'hypervisors' }],
    filters: 'all',
    prefetch: ({ query }) => [request('/hosts/clusters', { query })],
  },
  {
    path: '/hypervisors/:clustername',
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'details', 'clusters', 'usedLicenses'],
    load: async () => (await loadRoutes()).ClusterRoute,
    switcher: async () => (await loadRoutes()).ClusterSwitch,
    crumbs: [{ title: 'hypervisors', to: paths.hypervisors }],
    entity: 'clustername',
    filters: 'date',
    prefetch: ({ query, entity }) => [request('/hosts/clusters/{name}', { path: { name: entity }, query })],
  },
]
