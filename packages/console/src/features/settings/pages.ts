import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const settingsPages: readonly Page[] = [
  {
    path: paths.settings,
    title: 'settings',
    areas: ['form', 'details', 'list', 'settings'],
    load: async () => (await import('./SettingsRoute.tsx')).SettingsRoute,
    crumbs: [{ title: 'settings' }],
    filters: 'none',
  },
]
