import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../../platform/pages/page.ts'

export const capacityPages: readonly Page[] = [
  {
    path: paths.capacityByOs,
    title: 'capacityByOs',
    areas: ['table', 'details', 'charts', 'hosts', 'capacity'],
    load: async () => (await import('./CapacityByOsRoute.tsx')).CapacityByOsRoute,
    crumbs: [{ title: 'hosts', to: paths.hosts }, { title: 'capacityByOs' }],
    filters: 'none',
  },
]
