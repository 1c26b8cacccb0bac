import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'

const databasesPath = '/hosts/technologies/all/databases'

const loadContracts = () => import('./contracts/ContractRoutes.tsx')

/** Those of `useLicenseInventory`, the largest first. */
const inventoryRequests = () => [
  request(`${databasesPath}/licenses-used`),
  request('/hosts', { query: { mode: 'summary' } }),
  request('/hosts/clusters'),
  request(`${databasesPath}/licenses-compliance`),
  request('/contracts/oracle/database'),
  request('/contracts/mysql/database'),
  request('/contracts/microsoft/database'),
  request('/settings/oracle/database/license-types'),
  request('/settings/mysql/database/license-types'),
  request('/settings/microsoft/database/license-types'),
]

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
    prefetch: () => [
      request('/settings/oracle/database/license-types'),
      request('/settings/mysql/database/license-types'),
      request('/settings/microsoft/database/license-types'),
    ],
  },
  {
    path: '/licenses/plan/:clustername?',
    title: 'licensePlan',
    areas: ['details', 'list', 'table', 'form', 'plan'],
    load: async () => (await import('./PlanRoute.tsx')).PlanRoute,
    crumbs: [{ title: 'licenses' }, { title: 'licensePlan' }],
    filters: 'none',
    prefetch: inventoryRequests,
  },
  {
    path: paths.licenseAudit,
    title: 'licenseAudit',
    areas: ['details', 'table', 'list', 'form', 'audit'],
    load: async () => (await import('./AuditRoute.tsx')).AuditRoute,
    crumbs: [{ title: 'licenses' }, { title: 'licenseAudit' }],
    filters: 'none',
    prefetch: inventoryRequests,
  },
]

const contractAreas = ['table', 'list', 'form', 'contracts', 'contractForm', 'contractImport'] as const
const contractCrumbs = [{ title: 'licenses' }, { title: 'contracts', to: paths.oracleContracts }] as const

const loadNoContracts = () => import('@inventory-console/ui/screens/licenses/contracts/NoContractsScreen')

export const contractPages: readonly Page[] = [
  {
    path: paths.oracleContracts,
    title: 'oracleContracts',
    areas: contractAreas,
    load: async () => (await loadContracts()).OracleContractsRoute,
    crumbs: [...contractCrumbs, { title: 'oracle' }],
    filters: 'location',
    prefetch: ({ query }) => [request('/contracts/oracle/database', { query })],
  },
  {
    path: paths.mysqlContracts,
    title: 'mysqlContracts',
    areas: contractAreas,
    load: async () => (await loadContracts()).MysqlContractsRoute,
    crumbs: [...contractCrumbs, { title: 'mysql' }],
    filters: 'location',
    prefetch: ({ query }) => [
      request('/contracts/mysql/database', { query }),
      request('/settings/mysql/database/license-types'),
    ],
  },
  {
    path: paths.sqlServerContracts,
    title: 'sqlServerContracts',
    areas: contractAreas,
    load: async () => (await loadContracts()).SqlServerContractsRoute,
    crumbs: [...contractCrumbs, { title: 'microsoft' }],
    filters: 'location',
    prefetch: ({ query }) => [
      request('/contracts/microsoft/database', { query }),
      request('/settings/microsoft/database/license-types'),
    ],
  },
  {
    path: paths.postgresqlContracts,
    title: 'postgresqlContracts',
    areas: ['contracts'],
    load: async () => (await loadNoContracts()).PostgresqlContractsScreen,
    crumbs: [...contractCrumbs, { title: 'postgresql' }],
    filters: 'none',
  },
  {
    path: paths.mongodbContracts,
    title: 'mongodbContracts',
    areas: ['contracts'],
    load: async () => (await loadNoContracts()).MongodbContractsScreen,
    crumbs: [...contractCrumbs, { title: 'mongodb' }],
    filters: 'none',
  },
]
