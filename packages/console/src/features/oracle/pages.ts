import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../../platform/pages/page.ts'
import { type GetPathWith, request } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import type { auditListRoutes } from './auditListRoutes.tsx'
import type * as chartRoutes from './ChartRoutes.tsx'
import type { oracleListRoutes } from './oracleListRoutes.tsx'

const parentCrumbs = [
  { title: 'databases', to: paths.databases },
  { title: 'oracle', to: paths.oracle },
] as const

const databases = '/hosts/technologies/oracle/databases'

type ListPath = GetPathWith<{ query: FilterQuery }>

/** A list over all Oracle databases, with the path of its request. */
function listPage(
  title: PageTitle,
  path: string,
  area: Area,
  list: keyof typeof oracleListRoutes,
  call: ListPath,
): Page {
  return {
    path,
    title,
    areas: ['table', 'list', area],
    load: async () => (await import('./oracleListRoutes.tsx')).oracleListRoutes[list],
    crumbs: [...parentCrumbs, { title }],
    filters: 'all',
    prefetch: ({ query }) => [request(call, { query })],
  }
}

/** Charts for the Oracle databases of one host. */
function chartsPage(
  title: PageTitle,
  path: string,
  filters: Page['filters'],
  route: (routes: typeof chartRoutes) => (typeof chartRoutes)[keyof typeof chartRoutes],
): Page {
  return {
    path,
    title,
    areas: ['table', 'details', 'charts', 'oracleCharts'],
    load: async () => route(await import('./ChartRoutes.tsx')),
    crumbs: [...parentCrumbs, { title }],
    filters,
    prefetch: ({ query }) => [request(databases, { query })],
  }
}

/** Lists whose calls take no global filter. */
function auditPage(
  title: PageTitle,
  path: string,
  list: keyof typeof auditListRoutes,
  prefetch: Page['prefetch'] = () => [],
): Page {
  return {
    path,
    title,
    areas: ['table', 'list', 'oracleAudits'],
    load: async () => (await import('./auditListRoutes.tsx')).auditListRoutes[list],
    crumbs: [...parentCrumbs, { title }],
    filters: 'none',
    prefetch,
  }
}

export const oraclePages: readonly Page[] = [
  {
    path: paths.oracle,
    title: 'oracle',
    areas: ['table', 'list', 'databases'],
    load: async () => (await import('./OracleDatabasesRoute.tsx')).OracleDatabasesRoute,
    crumbs: [parentCrumbs[0], { title: 'oracle' }],
    filters: 'all',
    prefetch: ({ query }) => [request(databases, { query })],
  },
  listPage('addm', paths.addm, 'oracleAdvice', 'addms', `${databases}/addms`),
  listPage(
    'segmentAdvisor',
    paths.segmentAdvisor,
    'oracleAdvice',
    'segmentAdvisors',
    `${databases}/segment-advisors`,
  ),
  listPage(
    'patchAdvisor',
    paths.patchAdvisor,
    'oracleAdvice',
    'patchAdvisors',
    `${databases}/patch-advisors`,
  ),
  listPage(
    'dbaRole',
    paths.dbaRole,
    'oracleObjects',
    'grants',
    '/hosts/technologies/all/databases/grant-dba',
  ),
  listPage('patch', paths.patch, 'oracleAdvice', 'patches', `${databases}/patch-list`),
  listPage('options', paths.options, 'oracleObjects', 'options', `${databases}/option-list`),
  listPage('tablespaces', paths.tablespaces, 'oracleStorage', 'tablespaces', `${databases}/tablespaces`),
  listPage('backups', paths.backups, 'oracleStorage', 'backups', `${databases}/backup-list`),
  listPage('services', paths.services, 'oracleObjects', 'services', `${databases}/service-list`),
  listPage('schemas', paths.schemas, 'oracleObjects', 'schemas', `${databases}/schemas`),
  listPage(
    'partitioning',
    paths.partitioning,
    'oracleStorage',
    'partitionings',
    `${databases}/partitionings`,
  ),
  // The server has only the current rows of these two lists.
  {
    ...listPage('diskGroups', paths.diskGroups, 'oracleStorage', 'diskGroups', `${databases}/diskgroups`),
    filters: 'undated',
  },
  { ...listPage('pdbs', paths.pdbs, 'oraclePdbs', 'pdbs', `${databases}/pdbs`), filters: 'undated' },
  {
    path: '/oracle/pdbs/:hostname/:dbname/:pdb',
    title: 'pdbs',
    areas: [
      'table',
      'list',
      'details',
      'charts',
      'oraclePdbs',
      'oracleObjects',
      'oracleStorage',
      'oracleAdvice',
    ],
    load: async () => (await import('./PdbRoute.tsx')).PdbRoute,
    crumbs: [...parentCrumbs, { title: 'pdbs', to: paths.pdbs }],
    entity: 'pdb',
    filters: 'undated',
    prefetch: ({ query }) => [request(`${databases}/pdbs`, { query })],
  },
  chartsPage('dbGrowth', paths.dbGrowth, 'all', ({ GrowthRoute }) => GrowthRoute),
  chartsPage('cpuTime', paths.cpuTime, 'all', ({ CpuTimeRoute }) => CpuTimeRoute),
  chartsPage('capacity', paths.capacity, 'none', ({ CapacityRoute }) => CapacityRoute),
  auditPage('policyAudit', paths.policyAudit, 'policyAudits', () => [
    request(`${databases}/policies-audit`),
    request(`${databases}/pdbs/policies-audit`),
  ]),
  auditPage('psqlMigrability', paths.psqlMigrability, 'migrabilities', () => [
    request(`${databases}/psql-migrabilities`),
    request(`${databases}/pdbs/psql-migrabilities`),
  ]),
  auditPage('awsRds', paths.awsRds, 'rdsInstances'),
]
