import type {
  LicenseCompliance,
  MySQLContract,
  OracleContract,
  SqlServerContract,
} from '@inventory-console/api-mocks/contract'
import {
  listMysqlContracts,
  listOracleContracts,
  listSqlServerContracts,
} from '@inventory-console/api-mocks/decoders/api/contracts'
import { listLicensesCompliance } from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useList, type Query, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { requestContracts, requestLicenses } from './pageRequests.ts'

type List<Row> = ListState<Row> & Refreshable
const page = { errorScope: 'page' } as const
const inline = { errorScope: 'inline' } as const
type Options = typeof page | typeof inline

const compliancePath = '/hosts/technologies/all/databases/licenses-compliance'

/** A null `query` sends no request. */
export function useCompliance(query: FilterQuery | null, options: Options = page): List<LicenseCompliance> {
  return useList(
    query && {
      name: `GET ${compliancePath}`,
      decoder: listLicensesCompliance,
      params: query,
      fetcher: ({ api }, signal) => requestLicenses(api, compliancePath, query, { signal }),
    },
    ({ licensesCompliance }) => licensesCompliance,
    options,
  )
}

type Contracts<Row> = Query<{ contracts: readonly Row[] }>

export function oracleContracts(query: FilterQuery): Contracts<OracleContract> {
  return {
    name: 'GET /contracts/oracle/database',
    decoder: listOracleContracts,
    params: query,
    fetcher: ({ api }, signal) => requestContracts(api, '/contracts/oracle/database', query, { signal }),
  }
}

export function mysqlContracts(query: FilterQuery): Contracts<MySQLContract> {
  return {
    name: 'GET /contracts/mysql/database',
    decoder: listMysqlContracts,
    params: query,
    fetcher: ({ api }, signal) => requestContracts(api, '/contracts/mysql/database', query, { signal }),
  }
}

export function sqlServerContracts(query: FilterQuery): Contracts<SqlServerContract> {
  return {
    name: 'GET /contracts/microsoft/database',
    decoder: listSqlServerContracts,
    params: query,
    fetcher: ({ api }, signal) => requestContracts(api, '/contracts/microsoft/database', query, { signal }),
  }
}

export function useContracts<Row>(query: Contracts<Row> | null, options: Options = page): List<Row> {
  return useList(query, ({ contracts }) => contracts, options)
}
