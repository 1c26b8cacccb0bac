import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const handoverPages: readonly Page[] = [
  {
    path: paths.handover(),
    title: 'handover',
    areas: ['handover', 'alerts', 'hosts', 'table', 'list'],
    load: async () => (await import('./HandoverRoute.tsx')).HandoverRoute,
    crumbs: [],
    filters: 'undated',
  },
]
