import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import {
  type FilterQuery,
  filterQuery,
  filtersFromUrl,
  type FilterVisibility,
} from '../scope/globalFilters.ts'
import { type Services, usePersisted, useServices } from '../services.ts'

/** Global filters of a list query. Filters in the URL apply from the first request on. */
export function useListFilters(): FilterQuery {
  const services = useServices()
  const { pageOf } = services
  const { pathname, search } = useLocation()
  const filters = usePersisted('filters')
  const key = JSON.stringify(filters)
  return useMemo(
    () => listFilters(services, pageOf(pathname)?.filters ?? 'none', search),
    // oxlint-disable-next-line react/exhaustive-deps -- compared by value, so that equal filters send no new request
    [services, pageOf, pathname, search, key],
  )
}

/** Global filters of a list query; filters in the URL take precedence. */
export function listFilters(
  { persisted, now }: Pick<Services, 'persisted' | 'now'>,
  visibility: FilterVisibility,
  search: string,
): FilterQuery {
  return filterQuery({ ...persisted.get().filters, ...filtersFromUrl(search, visibility, now()) }, visibility)
}
