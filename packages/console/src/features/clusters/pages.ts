import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const clusterPages: readonly Page[] = [
  {
    path: paths.hypervisors,
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'clusters'],
    load: async () => (await import('./ClustersRoute.tsx')).ClustersRoute,
    crumbs: [{ title: 'hypervisors' }],
    filters: 'all',
  },
  {
    path: '/hypervisors/:clustername',
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'details', 'clusters'],
    load: async () => (await import('./ClusterRoute.tsx')).ClusterRoute,
    switcher: async () => (await import('./ClusterSwitch.tsx')).ClusterSwitch,
    crumbs: [{ title: 'hypervisors', to: paths.hypervisors }],
    entity: 'clustername',
    filters: 'date',
  },
]
