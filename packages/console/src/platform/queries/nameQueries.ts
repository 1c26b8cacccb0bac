import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { clusterNames } from '@inventory-console/api-mocks/decoders/api/clusters'
import { listDatabases } from '@inventory-console/api-mocks/decoders/api/databases'
import { hostnames } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

/** Names only, for search and pickers. Each list is requested once and stays cached. */
const inline = { errorScope: 'inline' } as const

export function useHostNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(
    {
      name: 'GET /hosts',
      decoder: hostnames,
      params: { mode: 'hostnames', ...filters },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts', { params: { query: { mode: 'hostnames', ...filters } }, signal }),
    },
    nonEmptyNames,
    { ...inline, enabled },
  )
}

export function useClusterNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/clusters',
      decoder: clusterNames,
      params: { mode: 'clusternames', ...filters },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/clusters', { params: { query: { mode: 'clusternames', ...filters } }, signal }),
    },
    nonEmptyNames,
    { ...inline, enabled },
  )
}

export function useDatabaseNames(enabled: boolean): ListState<DatabaseRow> & Refreshable {
  return useList(
    {
      name: 'GET /hosts/technologies/all/databases',
      decoder: listDatabases,
      fetcher: ({ api }, signal) => api.GET('/hosts/technologies/all/databases', { signal }),
    },
    ({ databases }) => databases,
    { ...inline, enabled },
  )
}

function nonEmptyNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== '')
}
