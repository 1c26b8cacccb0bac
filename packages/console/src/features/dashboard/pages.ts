import { alertWindow } from '@inventory-console/ui/domain/alertWindow'
import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { alertsOfDays, groupParams } from '../../platform/queries/alerts.ts'
import { request } from '../../platform/query/query.ts'

export const dashboardPages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: 'dashboard',
    areas: ['dashboard', 'alerts', 'charts', 'table', 'list'],
    load: async () => (await import('./DashboardRoute.tsx')).DashboardRoute,
    crumbs: [],
    filters: 'none',
    filtersParts: true,
    prefetch({ filters, now }) {
      const newAlerts = { ...alertsOfDays(filters, alertWindow(now)), status: 'NEW' as const }
      return [
        request('/frontend/dashboard'),
        // The newest alerts are requested by severity, which only the response of the groups contains.
        request('/alerts', { query: groupParams(newAlerts) }),
        request('/settings/technologies'),
      ]
    },
  },
]
