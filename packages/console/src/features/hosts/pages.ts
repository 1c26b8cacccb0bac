import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/get.ts'

export const hostPages: readonly Page[] = [
  {
    path: paths.hosts,
    title: 'hosts',
    areas: ['table', 'list', 'hosts'],
    load: async () => (await import('./HostsRoute.tsx')).HostsRoute,
    crumbs: [{ title: 'hosts' }],
    filters: 'all',
    prefetch: ({ query }) => [request('/hosts', { query: { mode: 'summary', ...query } })],
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
    prefetch: ({ query, entity }) => [request('/hosts/{hostname}', { path: { hostname: entity }, query })],
  },
]
