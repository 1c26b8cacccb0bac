import { alertWindow } from '@inventory-console/ui/domain/alertWindow'
import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { alertsOfDays, groupsQuery } from '../../platform/queries/alerts.ts'
import { request } from '../../platform/query/query.ts'
import { filterQuery } from '../../platform/scope/globalFilters.ts'

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
      const ofLocation = { query: filterQuery(filters, 'location') }
      return [
        request('/frontend/dashboard'),
        // The newest alerts are requested by severity, which only the response of the groups contains.
        groupsQuery(newAlerts),
        request('/settings/technologies'),
        request('/hosts/technologies/all/databases/licenses-compliance', ofLocation),
        request('/contracts/oracle/database', ofLocation),
        request('/contracts/mysql/database', ofLocation),
        request('/contracts/microsoft/database', ofLocation),
        request('/hosts/technologies/oracle/missing-dbs'),
      ]
    },
  },
]
