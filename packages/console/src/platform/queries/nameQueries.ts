import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

/** Names alone, of all there are: for whoever looks for one thing. Each is asked once and kept. */
const inline = { errorScope: 'inline' } as const

export function useHostNames(enabled: boolean, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts',
          params: { mode: 'hostnames', ...filters },
          fetcher: ({ api }, signal) =>
            api.GET('/hosts', { params: { query: { mode: 'hostnames', ...filters } }, signal }),
        }
      : null,
    asNames,
    inline,
  )
}

export function useClusterNames(
  enabled: boolean,
  filters: FilterQuery = {},
): ListState<string> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/clusters',
          params: { mode: 'clusternames', ...filters },
          fetcher: ({ api }, signal) =>
            api.GET('/hosts/clusters', { params: { query: { mode: 'clusternames', ...filters } }, signal }),
        }
      : null,
    asNames,
    inline,
  )
}

export function useDatabaseNames(enabled: boolean): ListState<DatabaseRow> & Refreshable {
  return useList(
    enabled
      ? {
          name: 'GET /hosts/technologies/all/databases',
          fetcher: ({ api }, signal) => api.GET('/hosts/technologies/all/databases', { signal }),
        }
      : null,
    ({ databases }) => databases,
    inline,
  )
}

/** Another mode answers another shape. */
function asNames(body: unknown): readonly string[] | null {
  if (body === null || body === undefined) return null
  if (!Array.isArray(body)) throw new TypeError('a list of names')
  return body.filter((name) => typeof name === 'string' && name !== '')
}
