import type { Area } from '@inventory-console/ui/i18n/I18nProvider'
import { paths } from '@inventory-console/ui/paths'
import type { Page, PageTitle } from '../../../platform/pages/page.ts'
import type * as auditRoutes from './AuditRoutes.tsx'
import type * as chartRoutes from './ChartRoutes.tsx'

const above = [
  { title: 'databases', to: paths.databases },
  { title: 'oracle', to: paths.oracle },
] as const

/** A list over all Oracle databases. */
function list(title: PageTitle, path: string, area: Area, load: Page['load']): Page {
  return { path, title, areas: ['table', 'list', area], load, crumbs: [...above, { title }], filters: 'all' }
}

/** Charts for the Oracle databases of one host. */
function charts(
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
    crumbs: [...above, { title }],
    filters,
  }
}

/** Lists whose calls take no global filter. */
function audits(
  title: PageTitle,
  path: string,
  route: (routes: typeof auditRoutes) => (typeof auditRoutes)[keyof typeof auditRoutes],
): Page {
  return {
    path,
    title,
    areas: ['table', 'list', 'oracleAudits'],
    load: async () => route(await import('./AuditRoutes.tsx')),
    crumbs: [...above, { title }],
    filters: 'none',
  }
}

export const oraclePages: readonly Page[] = [
  list('addm', paths.addm, 'oracleAdvice', async () => (await import('./AdviceRoutes.tsx')).AddmsRoute),
  list(
    'segmentAdvisor',
    paths.segmentAdvisor,
    'oracleAdvice',
    async () => (await import('./AdviceRoutes.tsx')).SegmentAdvisorsRoute,
  ),
  list(
    'patchAdvisor',
    paths.patchAdvisor,
    'oracleAdvice',
    async () => (await import('./AdviceRoutes.tsx')).PatchAdvisorsRoute,
  ),
  list(
    'dbaRole',
    paths.dbaRole,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).GrantsRoute,
  ),
  list('patch', paths.patch, 'oracleAdvice', async () => (await import('./AdviceRoutes.tsx')).PatchesRoute),
  list(
    'options',
    paths.options,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).OptionsRoute,
  ),
  {
    ...list(
      'tablespaces',
      paths.tablespaces,
      'oracleStorage',
      async () => (await import('./StorageRoutes.tsx')).TablespacesRoute,
    ),
    requests: ({ api, query, signal }) =>
      void api.GET('/hosts/technologies/oracle/databases/tablespaces', { params: { query }, signal }),
  },
  list(
    'backups',
    paths.backups,
    'oracleStorage',
    async () => (await import('./StorageRoutes.tsx')).BackupsRoute,
  ),
  list(
    'services',
    paths.services,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).ServicesRoute,
  ),
  list(
    'schemas',
    paths.schemas,
    'oracleObjects',
    async () => (await import('./ObjectRoutes.tsx')).SchemasRoute,
  ),
  list(
    'partitioning',
    paths.partitioning,
    'oracleStorage',
    async () => (await import('./StorageRoutes.tsx')).PartitioningsRoute,
  ),
  list(
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
    crumbs: [...above, { title: 'pdbs' }],
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
    crumbs: [...above, { title: 'pdbs', to: paths.pdbs }],
    entity: 'pdb',
    filters: 'all',
  },
  charts('dbGrowth', paths.dbGrowth, 'all', ({ GrowthRoute }) => GrowthRoute),
  charts('cpuTime', paths.cpuTime, 'all', ({ CpuTimeRoute }) => CpuTimeRoute),
  charts('capacity', paths.capacity, 'none', ({ CapacityRoute }) => CapacityRoute),
  audits('policyAudit', paths.policyAudit, ({ PolicyAuditRoute }) => PolicyAuditRoute),
  audits('psqlMigrability', paths.psqlMigrability, ({ MigrabilityRoute }) => MigrabilityRoute),
  audits('awsRds', paths.awsRds, ({ AwsRdsRoute }) => AwsRdsRoute),
]
