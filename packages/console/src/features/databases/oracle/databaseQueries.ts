import type {
  OracleDatabasesStatistics,
  TopUnusedRow,
  TopWorkloadRow,
} from '@inventory-console/api-mocks/contract'
import {
  getOracleStatistics,
  listOracleDatabases,
  listTopUnused,
  listTopWorkload,
} from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { filteredList } from '../../../platform/queries/filteredList.ts'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { useList, useOne, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'

type Rows<Row> = ListState<Row> & Refreshable

/** Statistics around a list: each shows its own error. */
const inline = { errorScope: 'inline' } as const

export const oracleDatabases = filteredList({
  path: '/hosts/technologies/oracle/databases',
  decoder: listOracleDatabases,
  file: 'oracleDbs',
  rows: rowsOf,
})

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
