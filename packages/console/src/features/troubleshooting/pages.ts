import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const troubleshootingPages: readonly Page[] = [
  {
    path: paths.troubleshooting,
    title: 'troubleshooting',
    areas: ['table', 'list', 'troubleshooting'],
    load: async () => (await import('./TroubleshootingRoute.tsx')).TroubleshootingRoute,
    crumbs: [{ title: 'troubleshooting' }],
    filters: 'none',
  },
]
