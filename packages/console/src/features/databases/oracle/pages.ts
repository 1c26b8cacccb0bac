import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../../../platform/pages/page.ts'
import { request } from '../../../platform/query/get.ts'
import type * as auditRoutes from './AuditRoutes.tsx'
import type * as chartRoutes from './ChartRoutes.tsx'

const parentCrumbs = [
  { title: 'databases', to: paths.databases },
  { title: 'oracle', to: paths.oracle },
] as const

/** A list over all Oracle databases. */
function listPage(title: PageTitle, path: string, area: Area, load: Page['load']): Page {
  return {
    path,
    title,
    areas: ['table', 'list', area],
    load,
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
function auditPage(
  title: PageTitle,
  path: string,
  route: (routes: typeof auditRoutes) => (typeof auditRoutes)[keyof typeof auditRoutes],
): Page {
  return {
    path,
    title,
    areas: ['table', 'list', 'oracleAudits'],
    load: async () => route(await import('./AuditRoutes.tsx')),
    crumbs: [...parentCrumbs, { title }],
    filters: 'none',
  }
}

export const oraclePages: readonly Page[] = [
  listPage('addm', paths.addm, 'oracleAdvice', async () => (await import('./AdviceRoutes.tsx')).AddmsRoute),
  listPage(
    'segmentAdvisor',
    paths.segmentAdvisor,
    'oracleAdvice',
    async () => (await import('./AdviceRoutes.tsx')).SegmentAdvisorsRoute,
  ),
  listPage(
    'patchAdvisor',
    paths.patchAdvisor,
    'oracleAdvice',
    async () => (await import('./AdviceRoutes.tsx')).PatchAdvisorsRoute,
  ),
  listPage(
    'dbaRole',
    paths.dbaRole,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).GrantsRoute,
  ),
  listPage(
    'patch',
    paths.patch,
    'oracleAdvice',
    async () => (await import('./AdviceRoutes.tsx')).PatchesRoute,
  ),
  listPage(
    'options',
    paths.options,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).OptionsRoute,
  ),
  {
    ...listPage(
      'tablespaces',
      paths.tablespaces,
      'oracleStorage',
      async () => (await import('./StorageRoutes.tsx')).TablespacesRoute,
    ),
    prefetch: ({ query }) => [request('/hosts/technologies/oracle/databases/tablespaces', { query })],
  },
  listPage(
    'backups',
    paths.backups,
    'oracleStorage',
    async () => (await import('./StorageRoutes.tsx')).BackupsRoute,
  ),
  listPage(
    'services',
    paths.services,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).ServicesRoute,
  ),
  listPage(
    'schemas',
    paths.schemas,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).SchemasRoute,
  ),
  listPage(
    'partitioning',
    paths.partitioning,
    'oracleStorage',
    async () => (await import('./StorageRoutes.tsx')).PartitioningsRoute,
  ),
  listPage(
    'diskGroups',
    paths.diskGroups,
    'oracleStorage',
    async () => (await import('./StorageRoutes.tsx')).DiskGroupsRoute,
  ),
  {
    path: paths.pdbs,
    title: 'pdbs',
    areas: ['table', 'list', 'oraclePdbs'],
    load: async () => (await import('./PdbsRoute.tsx')).PdbsRoute,
    crumbs: [...parentCrumbs, { title: 'pdbs' }],
    filters: 'all',
  },
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
    filters: 'all',
  },
  chartsPage('dbGrowth', paths.dbGrowth, 'all', ({ GrowthRoute }) => GrowthRoute),
  chartsPage('cpuTime', paths.cpuTime, 'all', ({ CpuTimeRoute }) => CpuTimeRoute),
  chartsPage('capacity', paths.capacity, 'none', ({ CapacityRoute }) => CapacityRoute),
  auditPage('policyAudit', paths.policyAudit, ({ PolicyAuditRoute }) => PolicyAuditRoute),
  auditPage('psqlMigrability', paths.psqlMigrability, ({ MigrabilityRoute }) => MigrabilityRoute),
  auditPage('awsRds', paths.awsRds, ({ AwsRdsRoute }) => AwsRdsRoute),
]
