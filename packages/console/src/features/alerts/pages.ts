import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { groupsQuery, recentParams } from '../../platform/queries/alerts.ts'
import { request } from '../../platform/query/query.ts'

export const alertPages: readonly Page[] = [
  {
    path: paths.alerts,
    title: 'alerts',
    areas: ['table', 'list', 'alerts'],
    load: async () => (await import('./AlertsRoute.tsx')).AlertsRoute,
    crumbs: [{ title: 'alerts' }],
    filters: 'all',
    // The default view: groups of the new alerts, and their newest alerts.
    prefetch: ({ query, params }) => {
      if (params.size > 0) return []
      const newAlerts = { ...query, status: 'NEW' as const }
      return [groupsQuery(newAlerts), request('/alerts', { query: recentParams(newAlerts) })]
    },
  },
]
