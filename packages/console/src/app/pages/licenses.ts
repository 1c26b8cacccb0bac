import { paths } from '@inventory-console/ui/paths'
import type { Page } from '../page.ts'

const contractAreas = ['table', 'list', 'form', 'contracts', 'contractForm', 'contractImport'] as const
const contractCrumbs = [{ title: 'licenses' }, { title: 'contracts', to: paths.oracleContracts }] as const

export const licensePages: readonly Page[] = [
  {
    path: paths.oracleContracts,
    title: 'oracleContracts',
    areas: contractAreas,
    load: async () => (await import('../../routes/contracts.tsx')).OracleContractsRoute,
    crumbs: [...contractCrumbs, { title: 'oracle' }],
    filters: 'location',
  },
  {
    path: paths.mysqlContracts,
    title: 'mysqlContracts',
    areas: contractAreas,
    load: async () => (await import('../../routes/contracts.tsx')).MysqlContractsRoute,
    crumbs: [...contractCrumbs, { title: 'mysql' }],
    filters: 'location',
  },
  {
    path: paths.sqlServerContracts,
    title: 'sqlServerContracts',
    areas: contractAreas,
    load: async () => (await import('../../routes/contracts.tsx')).SqlServerContractsRoute,
    crumbs: [...contractCrumbs, { title: 'microsoft' }],
    filters: 'location',
  },
  {
    path: paths.postgresqlContracts,
    title: 'postgresqlContracts',
    areas: ['contracts'],
    load: async () => (await import('../../routes/contracts.tsx')).PostgresqlContractsRoute,
    crumbs: [...contractCrumbs, { title: 'postgresql' }],
    filters: 'none',
  },
  {
    path: paths.mongodbContracts,
    title: 'mongodbContracts',
    areas: ['contracts'],
    load: async () => (await import('../../routes/contracts.tsx')).MongodbContractsRoute,
    crumbs: [...contractCrumbs, { title: 'mongodb' }],
    filters: 'none',
  },
  {
    path: paths.compliance,
    title: 'compliance',
    areas: ['table', 'list', 'compliance', 'explain'],
    load: async () => (await import('../../routes/compliance.tsx')).ComplianceRoute,
    crumbs: [{ title: 'licenses' }, { title: 'compliance' }],
    filters: 'location',
  },
  {
    path: `${paths.usedLicenses}/:partNumber?`,
    title: 'usedLicenses',
    areas: ['table', 'list', 'usedLicenses', 'explain'],
    load: async () => (await import('../../routes/usedLicenses.tsx')).UsedLicensesRoute,
    crumbs: [{ title: 'licenses' }, { title: 'usedLicenses' }],
    filters: 'all',
  },
]
