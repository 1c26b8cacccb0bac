import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { pageOf } from '../app/manifest.ts'
import { usePersisted, useServices } from '../app/services.ts'
import { filterQuery, type FilterQuery } from './globalFilters.ts'
import { givenFilters } from './sharedFilters.ts'

/** The global filters as the call of a list takes them: what its address says counts from the first request on. */
export function useListQuery(): FilterQuery {
  const { now } = useServices()
  const { pathname, search } = useLocation()
  const filters = usePersisted('filters')
  const key = JSON.stringify(filters)
  return useMemo(() => {
    const visibility = pageOf(pathname)?.filters ?? 'none'
    return filterQuery({ ...filters, ...givenFilters(search, visibility, now()) }, visibility)
    // oxlint-disable-next-line react/exhaustive-deps -- the same question as long as the filters say the same
  }, [now, pathname, search, key])
}
