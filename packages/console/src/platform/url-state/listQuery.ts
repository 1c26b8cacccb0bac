import type { Services } from '../environment/services.ts'
import { filterQuery, type FilterQuery, type FilterVisibility } from '../scope/globalFilters.ts'
import { filtersFromUrl } from './sharedFilters.ts'

/** Global filters of a list query; filters in the URL take precedence. */
export function listQuery(
  { persisted, now }: Pick<Services, 'persisted' | 'now'>,
  visibility: FilterVisibility,
  search: string,
): FilterQuery {
  return filterQuery({ ...persisted.get().filters, ...filtersFromUrl(search, visibility, now()) }, visibility)
}
