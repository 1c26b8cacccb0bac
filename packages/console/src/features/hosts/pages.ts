import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { requestHost, requestHosts } from '../../platform/queries/pageRequests.ts'

export const hostPages: readonly Page[] = [
  {
    path: paths.hosts,
    title: 'hosts',
    areas: ['table', 'list', 'hosts'],
    load: async () => (await import('./HostsRoute.tsx')).HostsRoute,
    crumbs: [{ title: 'hosts' }],
    filters: 'all',
    requests: ({ api, query, signal }) => [requestHosts(api, query, { signal })],
  },
  {
    path: '/details/:hostname/:dbname?',
    title: 'hosts',
    areas: ['table', 'list', 'charts', 'details', 'hostDetails'],
    load: async () => (await import('./HostDetailsRoute.tsx')).HostDetailsRoute,
    switcher: async () => (await import('./HostSwitch.tsx')).HostSwitch,
    crumbs: [{ title: 'hosts', to: paths.hosts }],
    entity: 'hostname',
    filters: 'date',
    requests: ({ api, query, entity, signal }) => [requestHost(api, entity, query, { signal })],
  },
]
