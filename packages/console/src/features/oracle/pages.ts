import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../../platform/pages/page.ts'
import { request } from '../../platform/query/query.ts'
import type { auditListRoutes } from './auditListRoutes.tsx'
import type * as chartRoutes from './ChartRoutes.tsx'
import type { oracleListRoutes } from './oracleListRoutes.tsx'

const parentCrumbs = [
  { title: 'databases', to: paths.databases },
  { title: 'oracle', to: paths.oracle },
] as const

/** A list over all Oracle databases. */
function listPage(title: PageTitle, path: string, area: Area, list: keyof typeof oracleListRoutes): Page {
  return {
    path,
    title,
    areas: ['table', 'list', area],
    load: async () => (await import('./oracleListRoutes.tsx')).oracleListRoutes[list],
    crumbs: [...parentCrumbs, { title }],
    filters: 'all',
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
  }
}

/** Lists whose calls take no global filter. */
function auditPage(title: PageTitle, path: string, list: keyof typeof auditListRoutes): Page {
  return {
    path,
    title,
    areas: ['table', 'list', 'oracleAudits'],
    load: async () => (await import('./auditListRoutes.tsx')).auditListRoutes[list],
    crumbs: [...parentCrumbs, { title }],
    filters: 'none',
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
    prefetch: ({ query }) => [request('/hosts/technologies/oracle/databases', { query })],
  },
  listPage('addm', paths.addm, 'oracleAdvice', 'addms'),
  listPage('segmentAdvisor', paths.segmentAdvisor, 'oracleAdvice', 'segmentAdvisors'),
  listPage('patchAdvisor', paths.patchAdvisor, 'oracleAdvice', 'patchAdvisors'),
  listPage('dbaRole', paths.dbaRole, 'oracleObjects', 'grants'),
  listPage('patch', paths.patch, 'oracleAdvice', 'patches'),
  listPage('options', paths.options, 'oracleObjects', 'options'),
  {
    ...listPage('tablespaces', paths.tablespaces, 'oracleStorage', 'tablespaces'),
    prefetch: ({ query }) => [request('/hosts/technologies/oracle/databases/tablespaces', { query })],
  },
  listPage('backups', paths.backups, 'oracleStorage', 'backups'),
  listPage('services', paths.services, 'oracleObjects', 'services'),
  listPage('schemas', paths.schemas, 'oracleObjects', 'schemas'),
  listPage('partitioning', paths.partitioning, 'oracleStorage', 'partitionings'),
  // The server has only the current rows of these two lists.
  { ...listPage('diskGroups', paths.diskGroups, 'oracleStorage', 'diskGroups'), filters: 'undated' },
  { ...listPage('pdbs', paths.pdbs, 'oraclePdbs', 'pdbs'), filters: 'undated' },
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
  },
  chartsPage('dbGrowth', paths.dbGrowth, 'all', ({ GrowthRoute }) => GrowthRoute),
  chartsPage('cpuTime', paths.cpuTime, 'all', ({ CpuTimeRoute }) => CpuTimeRoute),
  chartsPage('capacity', paths.capacity, 'none', ({ CapacityRoute }) => CapacityRoute),
  auditPage('policyAudit', paths.policyAudit, 'policyAudits'),
  auditPage('psqlMigrability', paths.psqlMigrability, 'migrabilities'),
  auditPage('awsRds', paths.awsRds, 'rdsInstances'),
]
