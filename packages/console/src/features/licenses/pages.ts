import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/get.ts'

const databasesPath = '/hosts/technologies/all/databases'

export const licensePages: readonly Page[] = [
  {
    path: paths.compliance,
    title: 'compliance',
    areas: ['table', 'list', 'form', 'compliance', 'explain', 'usedLicenses'],
    load: async () => (await import('./ComplianceRoute.tsx')).ComplianceRoute,
    crumbs: [{ title: 'licenses' }, { title: 'compliance' }],
    filters: 'location',
    prefetch: ({ query }) => [request(`${databasesPath}/licenses-compliance`, { query })],
  },
  {
    path: `${paths.usedLicenses}/:partNumber?`,
    title: 'usedLicenses',
    areas: ['table', 'list', 'usedLicenses', 'explain'],
    load: async () => (await import('./UsedLicensesRoute.tsx')).UsedLicensesRoute,
    crumbs: [{ title: 'licenses' }, { title: 'usedLicenses' }],
    filters: 'all',
    prefetch: ({ query, params }) =>
      params.has('tab') ? [] : [request(`${databasesPath}/licenses-used`, { query })],
  },
  {
    path: paths.licenseTypes,
    title: 'licenseTypes',
    areas: ['table', 'list', 'form', 'licenseTypes'],
    load: async () => (await import('./LicenseTypesRoute.tsx')).LicenseTypesRoute,
    crumbs: [{ title: 'licenses' }, { title: 'licenseTypes' }],
    admin: 'write',
    filters: 'all',
  },
]
