import type {
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import {
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useList, type Refreshable } from '../../../platform/query/query.ts'

type List<Row> = ListState<Row> & Refreshable
const inline = { errorScope: 'inline' } as const

export function useOracleLicenseTypes(): List<OracleLicenseType> {
  return useList(
    {
      name: 'GET /settings/oracle/database/license-types',
      decoder: listOracleLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/oracle/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}

export function useMysqlLicenseTypes(): List<MysqlLicenseType> {
  return useList(
    {
      name: 'GET /settings/mysql/database/license-types',
      decoder: listMysqlLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/mysql/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}

export function useSqlServerLicenseTypes(): List<SqlServerLicenseType> {
  return useList(
    {
      name: 'GET /settings/microsoft/database/license-types',
      decoder: listSqlServerLicenseTypes,
      fetcher: ({ api }, signal) => api.GET('/settings/microsoft/database/license-types', { signal }),
    },
    (body) => body['license-types'],
    inline,
  )
}
