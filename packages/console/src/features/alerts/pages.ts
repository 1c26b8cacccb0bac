import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const alertPages: readonly Page[] = [
  {
    path: paths.alerts,
    title: 'alerts',
    areas: ['table', 'list', 'alerts'],
    load: async () => (await import('./AlertsRoute.tsx')).AlertsRoute,
    crumbs: [{ title: 'alerts' }],
    filters: 'all',
    // The default view: groups of the new alerts.
    requests: ({ api, query, params, signal }) => {
      if (params.size > 0) return
      const view = { status: 'NEW', mode: 'aggregated-code-severity', page: 1, size: 1000 } as const
      void api.GET('/alerts', { params: { query: { ...query, ...view } }, signal })
    },
  },
]
