import { alertWindow } from '@inventory-console/ui/domain/alertWindow'
import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import {
  alertsOfDays,
  groupParams,
  requestDashboard,
  requestTechnologies,
} from '../../platform/queries/pageRequests.ts'

export const dashboardPages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: 'dashboard',
    areas: ['dashboard', 'alerts', 'charts', 'table', 'list'],
    load: async () => (await import('./DashboardRoute.tsx')).DashboardRoute,
    crumbs: [],
    filters: 'none',
    filtersParts: true,
    requests({ api, filters, now, signal }) {
      const newAlerts = { ...alertsOfDays(filters, alertWindow(now)), status: 'NEW' as const }
      return [
        requestDashboard(api, { signal }),
        // The newest alerts are requested by severity, which only the response of the groups contains.
        api.GET('/alerts', { params: { query: groupParams(newAlerts) }, signal }),
        requestTechnologies(api, { signal }),
      ]
    },
  },
]
