import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePersisted, useServices } from '../environment/services.ts'
import { filterQuery, type FilterQuery } from '../scope/globalFilters.ts'
import { givenFilters } from './sharedFilters.ts'

/** The global filters as the call of a list takes them: what its address says counts from the first request on. */
export function useListQuery(): FilterQuery {
  const { now, pageOf } = useServices()
  const { pathname, search } = useLocation()
  const filters = usePersisted('filters')
  const key = JSON.stringify(filters)
  return useMemo(() => {
    const visibility = pageOf(pathname)?.filters ?? 'none'
    return filterQuery({ ...filters, ...givenFilters(search, visibility, now()) }, visibility)
    // oxlint-disable-next-line react/exhaustive-deps -- the same question as long as the filters say the same
  }, [now, pageOf, pathname, search, key])
}
