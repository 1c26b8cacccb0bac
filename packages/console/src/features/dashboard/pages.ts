import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { requestDashboard } from '../../platform/queries/pageRequests.ts'

export const dashboardPages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: 'dashboard',
    areas: ['dashboard', 'alerts', 'charts', 'table', 'list'],
    load: async () => (await import('./DashboardRoute.tsx')).DashboardRoute,
    crumbs: [],
    filters: 'none',
    filtersParts: true,
    requests: ({ api, signal }) => [requestDashboard(api, { signal })],
  },
]
