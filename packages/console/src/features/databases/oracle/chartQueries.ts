import type { HostChanges, PdbChange } from '@inventory-console/api-mocks/contract'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { listChanges, listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import type { OracleHost } from '@inventory-console/ui/screens/oracle-charts/CpuTimeCharts'
import { useList, useOne, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

/** Queries of one host: errors are shown inline, and selecting another host aborts the request. */
const singleHostOptions = { errorScope: 'inline', abortOnUnmount: true, revalidateIfStale: false } as const

/** A host without Oracle, or without permission, has no entry. */
export function useDatabaseChanges(
  hostname: string,
  filters: FilterQuery,
): OneState<HostChanges['oracleChangesDBs']> & Refreshable {
  return useOne(
    {
      name: 'GET /hosts/technologies/oracle/databases/change-list/{hostname}',
      decoder: listChanges,
      params: { hostname, ...filters },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/change-list/{hostname}', {
          params: { path: { hostname }, query: filters },
          signal,
        }),
    },
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
      name: 'GET /hosts/technologies/oracle/databases/change-list/{hostname}/pdbs',
      decoder: listPdbChanges,
      params: { hostname, part: 'growth', ...filters },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
          params: { path: { hostname }, query: filters },
          signal,
        }),
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
    {
      name: 'GET /hosts/{hostname}',
      decoder: getHost,
      params: { hostname, part: 'oracle', ...query },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/{hostname}', { params: { path: { hostname }, query }, signal }),
    },
    ({ history, features }): OracleHost => ({
      history,
      databases: features.oracle?.database?.databases ?? [],
    }),
    { ...singleHostOptions, notFoundStatus: true },
  )
}
