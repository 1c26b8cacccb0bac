import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../../../platform/pages/page.ts'
import { request } from '../../../platform/query/get.ts'

const contractAreas = ['table', 'list', 'form', 'contracts', 'contractForm', 'contractImport'] as const
const contractCrumbs = [{ title: 'licenses' }, { title: 'contracts', to: paths.oracleContracts }] as const

const loadNoContracts = () => import('@inventory-console/ui/screens/licenses/contracts/NoContractsScreen')

export const contractPages: readonly Page[] = [
  {
    path: paths.oracleContracts,
    title: 'oracleContracts',
    areas: contractAreas,
    load: async () => (await import('./ContractRoutes.tsx')).OracleContractsRoute,
    crumbs: [...contractCrumbs, { title: 'oracle' }],
    filters: 'location',
    prefetch: ({ query }) => [request('/contracts/oracle/database', { query })],
  },
  {
    path: paths.mysqlContracts,
    title: 'mysqlContracts',
    areas: contractAreas,
    load: async () => (await import('./ContractRoutes.tsx')).MysqlContractsRoute,
    crumbs: [...contractCrumbs, { title: 'mysql' }],
    filters: 'location',
    prefetch: ({ query }) => [request('/contracts/mysql/database', { query })],
  },
  {
    path: paths.sqlServerContracts,
    title: 'sqlServerContracts',
    areas: contractAreas,
    load: async () => (await import('./ContractRoutes.tsx')).SqlServerContractsRoute,
    crumbs: [...contractCrumbs, { title: 'microsoft' }],
    filters: 'location',
    prefetch: ({ query }) => [request('/contracts/microsoft/database', { query })],
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
