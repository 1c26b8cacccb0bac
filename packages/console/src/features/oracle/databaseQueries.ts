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
import { filteredList, rowsOf } from '../../platform/queries/lists.ts'
import { get } from '../../platform/query/get.ts'
import { useList, useOne, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

type Rows<Row> = ListState<Row> & Refreshable

export const oracleDatabaseList = filteredList({
  path: '/hosts/technologies/oracle/databases',
  decoder: listOracleDatabases,
  file: 'oracleDbs',
  rows: rowsOf,
})

export function useOracleStatistics(filters: FilterQuery): OneState<OracleDatabasesStatistics> {
  return useOne(
    get(getOracleStatistics, '/hosts/technologies/oracle/databases/statistics', { query: filters }),
    (statistics) => statistics,
  )
}

export function useTopWorkload(filters: FilterQuery): Rows<TopWorkloadRow> {
  return useList(
    get(listTopWorkload, '/hosts/technologies/oracle/databases/top-workload', { query: filters }),
    (rows) => rows,
  )
}

export function useTopUnused(filters: FilterQuery): Rows<TopUnusedRow> {
  return useList(
    get(listTopUnused, '/hosts/technologies/oracle/databases/top-unused-instance-resource', {
      query: filters,
    }),
    (rows) => rows,
  )
}
