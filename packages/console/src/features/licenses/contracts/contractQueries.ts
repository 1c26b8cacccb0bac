import type {
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
import type { ListState } from '@inventory-console/ui/lib/state'
import { get } from '../../../platform/query/get.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'

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
