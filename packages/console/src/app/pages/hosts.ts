import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../page.ts'

export const hostPages: readonly Page[] = [
  {
    path: paths.hosts,
    title: 'hosts',
    areas: ['table', 'list', 'hosts'],
    load: async () => (await import('../../routes/hosts.tsx')).HostsRoute,
    crumbs: [{ title: 'hosts' }],
    filters: 'all',
  },
  {
    path: '/details/:hostname/:dbname?',
    title: 'hosts',
    areas: ['table', 'list', 'charts', 'details', 'hostDetails'],
    load: async () => (await import('../../routes/hostDetails.tsx')).HostDetailsRoute,
    switcher: async () => (await import('../../routes/hostSwitch.tsx')).HostSwitch,
    crumbs: [{ title: 'hosts', to: paths.hosts }],
    entity: 'hostname',
    filters: 'date',
  },
  {
    path: paths.capacityByOs,
    title: 'capacityByOs',
    areas: ['table', 'details', 'charts', 'hosts', 'capacity'],
    load: async () => (await import('../../routes/capacity.tsx')).CapacityByOsRoute,
    crumbs: [{ title: 'hosts', to: paths.hosts }, { title: 'capacityByOs' }],
    filters: 'none',
  },
  {
    path: paths.hypervisors,
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'clusters'],
    load: async () => (await import('../../routes/clusters.tsx')).ClustersRoute,
    crumbs: [{ title: 'hypervisors' }],
    filters: 'all',
  },
  {
    path: '/hypervisors/:clustername',
    title: 'hypervisors',
    areas: ['table', 'list', 'charts', 'details', 'clusters'],
    load: async () => (await import('../../routes/cluster.tsx')).ClusterRoute,
    switcher: async () => (await import('../../routes/clusterSwitch.tsx')).ClusterSwitch,
    crumbs: [{ title: 'hypervisors', to: paths.hypervisors }],
    entity: 'clustername',
    filters: 'date',
  },
]
