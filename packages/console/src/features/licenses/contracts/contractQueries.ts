import type {
  MySQLContract,
  MysqlLicenseType,
  OracleContract,
  OracleLicenseType,
  SqlServerContract,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import {
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState } from '@inventory-console/ui/lib/state'
import { spreadsheetRequest, type ServerExport } from '../../../platform/export/serverExport.ts'
import {
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
  useContracts,
} from '../../../platform/queries/licenseQueries.ts'
import { requestContracts } from '../../../platform/queries/pageRequests.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

type List<Row> = ListState<Row> & Refreshable
const page = { errorScope: 'page' } as const
const inline = { errorScope: 'inline' } as const
type ScopeOptions = typeof page | typeof inline

export function useOracleContracts(query: FilterQuery, options: ScopeOptions = page): List<OracleContract> {
  return useContracts(oracleContracts(query), options)
}

export function useMysqlContracts(query: FilterQuery, options: ScopeOptions = page): List<MySQLContract> {
  return useContracts(mysqlContracts(query), options)
}

export function useSqlServerContracts(
  query: FilterQuery,
  options: ScopeOptions = page,
): List<SqlServerContract> {
  return useContracts(sqlServerContracts(query), options)
}

export function useOracleLicenseTypes(): List<OracleLicenseType> {
  return useList(
    {
      name: 'GET /settings/oracle/database/license-types',
      decoder: listOracleLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/oracle/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}

export function useMysqlLicenseTypes(): List<MysqlLicenseType> {
  return useList(
    {
      name: 'GET /settings/mysql/database/license-types',
      decoder: listMysqlLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/mysql/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}

export function useSqlServerLicenseTypes(): List<SqlServerLicenseType> {
  return useList(
    {
      name: 'GET /settings/microsoft/database/license-types',
      decoder: listSqlServerLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/microsoft/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}

export const oracleContractExports: readonly ServerExport[] = [
  {
    id: 'xlsx',
    file: 'oracleContracts',
    name: 'GET /contracts/oracle/database',
    fetcher: ({ api }, query, signal) =>
      requestContracts(api, '/contracts/oracle/database', query, { ...spreadsheetRequest, signal }),
  },
]

export const mysqlContractExports: readonly ServerExport[] = [
  {
    id: 'xlsx',
    file: 'mysqlContracts',
    name: 'GET /contracts/mysql/database',
    fetcher: ({ api }, query, signal) =>
      requestContracts(api, '/contracts/mysql/database', query, { ...spreadsheetRequest, signal }),
  },
]

export const sqlServerContractExports: readonly ServerExport[] = [
  {
    id: 'xlsx',
    file: 'msSqlServerContracts',
    name: 'GET /contracts/microsoft/database',
    fetcher: ({ api }, query, signal) =>
      requestContracts(api, '/contracts/microsoft/database', query, { ...spreadsheetRequest, signal }),
  },
]
