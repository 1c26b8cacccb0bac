import type { DatabaseRow } from '@inventory-console/api-mocks/contract'
import { clusterNames } from '@inventory-console/api-mocks/decoders/api/clusters'
import { listDatabases } from '@inventory-console/api-mocks/decoders/api/databases'
import { hostnames } from '@inventory-console/api-mocks/decoders/api/hosts'
import type { ListState } from '@inventory-console/ui/lib/state'
import { get } from '../query/get.ts'
import { useList, type Refreshable } from '../query/query.ts'
import type { FilterQuery } from '../scope/globalFilters.ts'

export function useHostNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(get(hostnames, '/hosts', { query: { mode: 'hostnames', ...filters } }), nonEmptyNames, {
    enabled,
  })
}

export function useClusterNames(enabled = true, filters: FilterQuery = {}): ListState<string> & Refreshable {
  return useList(
    get(clusterNames, '/hosts/clusters', { query: { mode: 'clusternames', ...filters } }),
    nonEmptyNames,
    { enabled },
  )
}

export function useDatabaseNames(enabled: boolean): ListState<DatabaseRow> & Refreshable {
  return useList(get(listDatabases, '/hosts/technologies/all/databases'), ({ databases }) => databases, {
    enabled,
  })
}

function nonEmptyNames(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== '')
}
