import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import { listUsedLicensesOfHost } from '@inventory-console/api-mocks/decoders/api/licenses'
import type { ListState } from '@inventory-console/ui/lib/state'
import { get } from '../../platform/query/get.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import { dateQuery, type FilterQuery } from '../../platform/scope/globalFilters.ts'

/** Licenses of all databases of a host. */
export function useHostLicenses(
  hostname: string,
  filters: FilterQuery,
): ListState<DatabaseUsedLicense> & Refreshable {
  const query = dateQuery(filters)
  return useList(
    get(listUsedLicensesOfHost, '/hosts/{hostname}/technologies/all/databases/licenses-used', {
      path: { hostname },
      query,
    }),
    ({ usedLicenses }) => usedLicenses,
  )
}
