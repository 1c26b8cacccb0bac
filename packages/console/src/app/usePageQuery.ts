import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { filterQuery, type FilterQuery } from '../state/globalFilters.ts'
import { pageOf } from './manifest.ts'
import { usePersisted } from './services.ts'

/** The global filters as the call of the page on screen takes them. */
export function usePageQuery(): FilterQuery {
  const { pathname } = useLocation()
  const filters = usePersisted('filters')
  const visibility = pageOf(pathname)?.filters ?? 'none'
  return useMemo(() => filterQuery(filters, visibility), [filters, visibility])
}
