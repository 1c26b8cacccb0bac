import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../page.ts'

export const dashboardPages: readonly Page[] = [
  {
    path: paths.dashboard,
    title: 'dashboard',
    areas: ['dashboard', 'charts', 'table'],
    load: async () => (await import('../../routes/dashboard.tsx')).DashboardRoute,
    crumbs: [],
    filters: 'none',
    filtersParts: true,
  },
  {
    path: paths.alerts,
    title: 'alerts',
    areas: ['table', 'list', 'alerts'],
    load: async () => (await import('../../routes/alerts.tsx')).AlertsRoute,
    crumbs: [{ title: 'alerts' }],
    filters: 'all',
  },
  {
    path: paths.troubleshooting,
    title: 'troubleshooting',
    areas: ['table', 'list', 'troubleshooting'],
    load: async () => (await import('../../routes/troubleshooting.tsx')).TroubleshootingRoute,
    crumbs: [{ title: 'troubleshooting' }],
    filters: 'none',
  },
  {
    path: paths.middleware,
    title: 'middleware',
    areas: ['middleware'],
    load: async () => (await import('../../routes/middleware.tsx')).MiddlewareRoute,
    crumbs: [{ title: 'middleware' }],
    filters: 'none',
  },
]
