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
  },
]
