import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'
import type { ListState } from '@inventory-console/ui/lib/state'
import type { FilterQuery } from '../state/globalFilters.ts'
import { useList, type Refreshable } from './query.ts'

/** Of all databases of a host. */
export function useHostLicenses(
  hostname: string,
  filters: FilterQuery,
): ListState<DatabaseUsedLicense> & Refreshable {
  const date = filters['older-than']
  const query = date === undefined ? {} : { 'older-than': date }
  return useList(
    {
      name: 'GET /hosts/{hostname}/technologies/all/databases/licenses-used',
      params: { hostname, ...query },
      ask: ({ api }, signal) =>
        api.GET('/hosts/{hostname}/technologies/all/databases/licenses-used', {
          params: { path: { hostname }, query },
          signal,
        }),
    },
    ({ usedLicenses }) => usedLicenses,
    { weight: 'side' },
  )
}
