import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'

export const licensePages: readonly Page[] = [
  {
    path: paths.compliance,
    title: 'compliance',
    areas: ['table', 'list', 'compliance', 'explain'],
    load: async () => (await import('./ComplianceRoute.tsx')).ComplianceRoute,
    crumbs: [{ title: 'licenses' }, { title: 'compliance' }],
    filters: 'location',
  },
  {
    path: `${paths.usedLicenses}/:partNumber?`,
    title: 'usedLicenses',
    areas: ['table', 'list', 'usedLicenses', 'explain'],
    load: async () => (await import('./UsedLicensesRoute.tsx')).UsedLicensesRoute,
    crumbs: [{ title: 'licenses' }, { title: 'usedLicenses' }],
    filters: 'all',
  },
]
