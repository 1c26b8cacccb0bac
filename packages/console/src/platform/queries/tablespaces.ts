import { listTablespaces } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { ReadClients } from '../http/client.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'
import { requestDatabases, type RequestOptions } from './pageRequests.ts'

const path = '/hosts/technologies/oracle/databases/tablespaces'

export const tablespacesOperation = {
  name: `GET ${path}`,
  decoder: listTablespaces,
  fetcher: (
    { api }: ReadClients,
    { params: { query }, ...options }: { params: { query: FilterQuery } } & RequestOptions,
  ) => requestDatabases(api, path, query, options),
} as const
