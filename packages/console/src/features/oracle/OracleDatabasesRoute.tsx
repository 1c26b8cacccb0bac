import type {
  OracleDatabaseRow,
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
import { type ListState, type OneState, valueOr } from '@inventory-console/ui/lib/state'
import {
  oracleDatabases,
  OracleDatabasesScreen,
} from '@inventory-console/ui/screens/databases/OracleDatabasesScreen'
import type { ListPageProps } from '@inventory-console/ui/screens/defineList'
import { listRoute } from '../../platform/list-route/listRoute.tsx'
import { usePageFilters } from '../../platform/pages/page.ts'
import { filteredList, rowsOf } from '../../platform/queries/lists.ts'
import { get, type Refreshable, useList, useOne } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export const oracleDatabaseList = filteredList({
  path: '/hosts/technologies/oracle/databases',
  decoder: listOracleDatabases,
  file: 'oracleDbs',
  rows: rowsOf,
})

function OracleDatabases(props: ListPageProps<OracleDatabaseRow>) {
  const filters = usePageFilters()
  const statistics = useOracleStatistics(filters)
  const workload = useTopWorkload(filters)
  const unused = useTopUnused(filters)
  return (
    <OracleDatabasesScreen
      {...props}
      statistics={valueOr(statistics, null)}
      workload={workload}
      unused={unused}
      anyEnvironment={filters.environment !== undefined}
    />
  )
}

type Rows<Row> = ListState<Row> & Refreshable

function useOracleStatistics(filters: FilterQuery): OneState<OracleDatabasesStatistics> {
  return useOne(
    get(getOracleStatistics, '/hosts/technologies/oracle/databases/statistics', { query: filters }),
    (statistics) => statistics,
  )
}

function useTopWorkload(filters: FilterQuery): Rows<TopWorkloadRow> {
  return useList(
    get(listTopWorkload, '/hosts/technologies/oracle/databases/top-workload', { query: filters }),
    (rows) => rows,
  )
}

function useTopUnused(filters: FilterQuery): Rows<TopUnusedRow> {
  return useList(
    get(listTopUnused, '/hosts/technologies/oracle/databases/top-unused-instance-resource', {
      query: filters,
    }),
    (rows) => rows,
  )
}

export const OracleDatabasesRoute = listRoute({
  ...oracleDatabases,
  Screen: OracleDatabases,
  ...oracleDatabaseList,
})
