import type {
  DatabaseUsedLicensePerHost,
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import {
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import { type ListState, retryFailed, valueOr } from '@inventory-console/ui/lib/state'
import {
  useClusterNames,
  useHostNames,
  useLicenseLocations,
  useLocationAlias,
} from '../../../platform/queries/lookups.ts'
import { get } from '../../../platform/query/get.ts'
import { type Refreshable, useList } from '../../../platform/query/query.ts'
import { usedLicensesPerHost } from '../queries.ts'

type List<Row> = ListState<Row> & Refreshable

function useLicenseTypes<Row>(
  product: 'oracle' | 'mysql' | 'microsoft',
  decoder: Decoder<{ 'license-types': readonly Row[] }>,
): List<Row> {
  const path = `/settings/${product}/database/license-types` as const
  return useList(get(decoder, path), (body) => body['license-types'])
}

export function useOracleLicenseTypes(): List<OracleLicenseType> {
  return useLicenseTypes('oracle', listOracleLicenseTypes)
}

export function useMysqlLicenseTypes(): List<MysqlLicenseType> {
  return useLicenseTypes('mysql', listMysqlLicenseTypes)
}

export function useSqlServerLicenseTypes(): List<SqlServerLicenseType> {
  return useLicenseTypes('microsoft', listSqlServerLicenseTypes)
}

/** The options of a contract form; `null` while they load. */
export function useContractChoices<Type>(types: ListState<Type>) {
  const hosts = useHostNames()
  const clusters = useClusterNames()
  const locations = useLicenseLocations()
  return {
    types: loadedRows(types),
    hosts: loadedRows(hosts),
    clusters: loadedRows(clusters),
    // The form adds All itself. The API returns an empty name for a role without locations.
    locations: loadedRows(locations)?.filter((name) => name !== '' && name !== 'All') ?? null,
    usage: useHostUsage(),
    locationLabel: useLocationAlias(),
    onRetry: retryFailed(types, hosts, clusters, locations),
  }
}

/** Empty while the used licenses load, so that hosts can already be selected. */
export function useHostUsage(): readonly DatabaseUsedLicensePerHost[] {
  const used = usedLicensesPerHost.useRows(noFilters)
  return valueOr(used, noUsage)
}

const noFilters = {}
const noUsage: readonly never[] = []

/** Rows of a list; `null` while it loads. */
export function loadedRows<Row>(list: ListState<Row>): readonly Row[] | null {
  if (list.status === 'ready') return list.value
  return list.status === 'loading' ? null : []
}
