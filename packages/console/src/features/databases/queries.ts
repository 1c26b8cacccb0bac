import type {
  DatabaseRow,
  DatabasesStatistics,
  MongoDBRow,
  MySQLInstanceRow,
  OracleDatabaseRow,
  OracleDatabasesStatistics,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
  TopUnusedRow,
  TopWorkloadRow,
} from '@inventory-console/api-mocks/contract'
import { listDatabases, readDatabasesStatistics } from '@inventory-console/api-mocks/decoders/api/databases'
import { listSqlServerInstances } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { listMongoDatabases } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { listMySqlInstances } from '@inventory-console/api-mocks/decoders/api/mysql'
import {
  getOracleStatistics,
  listOracleDatabases,
  listTopUnused,
  listTopWorkload,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import { listPostgreSqlInstances } from '@inventory-console/api-mocks/decoders/api/postgresql'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { asSpreadsheet, type ServiceExport } from '../../platform/export/serverExport.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

type Rows<Row> = ListState<Row> & Refreshable

/** Figures around a list: each fails in its own place. */
const inline = { errorScope: 'inline' } as const

export function useAllDatabases(filters: FilterQuery): Rows<DatabaseRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/all/databases',
      decoder: listDatabases,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/all/databases', { params: { query: filters }, signal }),
    },
    ({ databases }) => databases,
  )
}

export function useDatabasesStatistics(filters: FilterQuery): OneState<DatabasesStatistics> {
  return useOne(
    {
      name: 'GET /hosts/technologies/all/databases/statistics',
      decoder: readDatabasesStatistics,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/all/databases/statistics', { params: { query: filters }, signal }),
    },
    (statistics) => statistics,
    inline,
  )
}

/** The server wraps the rows of a page; requests without a page get a plain array. */
function rowsOf<Row>(body: readonly Row[] | { content: readonly Row[] }): readonly Row[] {
  return 'content' in body ? body.content : body
}

export function useOracleDatabases(filters: FilterQuery): Rows<OracleDatabaseRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/oracle/databases',
      decoder: listOracleDatabases,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases', { params: { query: filters }, signal }),
    },
    rowsOf,
  )
}

export function useOracleStatistics(filters: FilterQuery): OneState<OracleDatabasesStatistics> {
  return useOne(
    {
      name: 'GET /hosts/technologies/oracle/databases/statistics',
      decoder: getOracleStatistics,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/statistics', { params: { query: filters }, signal }),
    },
    (statistics) => statistics,
    inline,
  )
}

export function useTopWorkload(filters: FilterQuery): Rows<TopWorkloadRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/oracle/databases/top-workload',
      decoder: listTopWorkload,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/top-workload', { params: { query: filters }, signal }),
    },
    (rows) => rows,
    inline,
  )
}

export function useTopUnused(filters: FilterQuery): Rows<TopUnusedRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/oracle/databases/top-unused-instance-resource',
      decoder: listTopUnused,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/top-unused-instance-resource', {
          params: { query: filters },
          signal,
        }),
    },
    (rows) => rows,
    inline,
  )
}

export function useMySqlInstances(filters: FilterQuery): Rows<MySQLInstanceRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/mysql/databases',
      decoder: listMySqlInstances,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/mysql/databases', { params: { query: filters }, signal }),
    },
    ({ databases }) => databases,
  )
}

export function useSqlServerInstances(filters: FilterQuery): Rows<SqlServerInstanceRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/microsoft/databases',
      decoder: listSqlServerInstances,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/microsoft/databases', { params: { query: filters }, signal }),
    },
    rowsOf,
  )
}

export function usePostgreSqlInstances(filters: FilterQuery): Rows<PostgreSqlInstanceRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/postgresql/databases',
      decoder: listPostgreSqlInstances,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/postgresql/databases', { params: { query: filters }, signal }),
    },
    rowsOf,
  )
}

export function useMongoDatabases(filters: FilterQuery): Rows<MongoDBRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/mongodb/databases',
      decoder: listMongoDatabases,
      params: filters,
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/mongodb/databases', { params: { query: filters }, signal }),
    },
    rowsOf,
  )
}

const exported = (
  path:
    | '/hosts/technologies/all/databases'
    | '/hosts/technologies/oracle/databases'
    | '/hosts/technologies/mysql/databases'
    | '/hosts/technologies/microsoft/databases'
    | '/hosts/technologies/postgresql/databases'
    | '/hosts/technologies/mongodb/databases',
  file: string,
): readonly ServiceExport[] => [
  {
    id: 'xlsx',
    file,
    name: `GET ${path}`,
    fetcher: ({ api }, filters, signal) =>
      api.GET(path, { params: { query: filters }, ...asSpreadsheet, signal }),
  },
]

/** Of each list, under the names that people know. */
export const databaseExports = {
  all: exported('/hosts/technologies/all/databases', 'databases'),
  oracle: exported('/hosts/technologies/oracle/databases', 'oracleDbs'),
  mysql: exported('/hosts/technologies/mysql/databases', 'mysqlDbs'),
  microsoft: exported('/hosts/technologies/microsoft/databases', 'MsSqlServer'),
  postgresql: exported('/hosts/technologies/postgresql/databases', 'PostgreSql'),
  mongodb: exported('/hosts/technologies/mongodb/databases', 'MongoDB'),
} as const
