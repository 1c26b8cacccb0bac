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
    // The default view: new alerts, newest first.
    requests: ({ api, query, params, signal }) => {
      if (params.size > 0) return
      const view = { status: 'NEW', 'sort-by': 'date', 'sort-desc': true, page: 1, size: 25 } as const
      void api.GET('/alerts', { params: { query: { ...query, ...view } }, signal })
    },
  },
]
