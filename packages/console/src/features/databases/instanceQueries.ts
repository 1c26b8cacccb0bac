import type {
  MongoDBRow,
  MySQLInstanceRow,
  PostgreSqlInstanceRow,
  SqlServerInstanceRow,
} from '@inventory-console/api-mocks/contract'
import { listSqlServerInstances } from '@inventory-console/api-mocks/decoders/api/microsoft'
import { listMongoDatabases } from '@inventory-console/api-mocks/decoders/api/mongodb'
import { listMySqlInstances } from '@inventory-console/api-mocks/decoders/api/mysql'
import { listPostgreSqlInstances } from '@inventory-console/api-mocks/decoders/api/postgresql'
import type { ListState } from '@inventory-console/ui/lib/state'
import { requestDatabases } from '../../platform/queries/pageRequests.ts'
import { rowsOf } from '../../platform/queries/rowsOf.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

type Rows<Row> = ListState<Row> & Refreshable

export function useMySqlInstances(filters: FilterQuery): Rows<MySQLInstanceRow> {
  return useList(
    {
      name: 'GET /hosts/technologies/mysql/databases',
      decoder: listMySqlInstances,
      params: filters,
      fetcher: ({ api }, signal) =>
        requestDatabases(api, '/hosts/technologies/mysql/databases', filters, { signal }),
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
        requestDatabases(api, '/hosts/technologies/microsoft/databases', filters, { signal }),
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
        requestDatabases(api, '/hosts/technologies/postgresql/databases', filters, { signal }),
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
        requestDatabases(api, '/hosts/technologies/mongodb/databases', filters, { signal }),
    },
    rowsOf,
  )
}
