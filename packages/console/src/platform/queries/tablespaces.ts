import { listTablespaces } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { ReadClients } from '../http/client.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

const path = '/hosts/technologies/oracle/databases/tablespaces'

export const tablespacesOperation = {
  name: `GET ${path}`,
  decoder: listTablespaces,
  fetcher: ({ api }: ReadClients, init: { params: { query: FilterQuery }; signal: AbortSignal }) =>
    api.GET(path, init),
} as const
