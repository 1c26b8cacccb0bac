import type { HostChanges, PdbChange } from '@inventory-console/api-mocks/contract'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { listChanges, listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { OracleHost } from '@inventory-console/ui/screens/oracle-charts/CpuTimeCharts'
import { get } from '../../../platform/query/get.ts'
import { useList, useOne, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

/** Queries of one host: errors are shown inline, and selecting another host aborts the request. */
const singleHostOptions = { abortOnUnmount: true, revalidateIfStale: false } as const

/** A host without Oracle, or without permission, has no entry. */
export function useDatabaseChanges(
  hostname: string,
  filters: FilterQuery,
): OneState<HostChanges['oracleChangesDBs']> & Refreshable {
  return useOne(
    get(listChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}', {
      path: { hostname },
      query: filters,
    }),
    (hosts) => hosts.flatMap(({ oracleChangesDBs }) => oracleChangesDBs),
    singleHostOptions,
  )
}

export function useHostPdbChanges(
  hostname: string,
  filters: FilterQuery,
): ListState<PdbChange> & Refreshable {
  return useList(
    {
      ...get(listPdbChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
        path: { hostname },
        query: filters,
      }),
      selection: 'growth',
    },
    (changes) => changes,
    singleHostOptions,
  )
}

/** Keeps only the rendered part of the host document. */
export function useOracleHost(
  hostname: string,
  query: Pick<FilterQuery, 'older-than'>,
): OneState<OracleHost> & Refreshable {
  return useOne(
    { ...get(getHost, '/hosts/{hostname}', { path: { hostname }, query }), selection: 'oracle' },
    ({ history, features }): OracleHost => ({
      history,
      databases: features.oracle?.database?.databases ?? [],
    }),
    { ...singleHostOptions, notFoundStatus: true },
  )
}
