import { useMemo } from 'react'
import { filterQuery, type FilterQuery } from '../scope/globalFilters.ts'
import { usePersisted } from '../services.ts'
import { usePage } from './usePage.ts'

/** Global filters as the query of the current page takes them. */
export function usePageQuery(): FilterQuery {
  const filters = usePersisted('filters')
  const visibility = usePage()?.filters ?? 'none'
  return useMemo(() => filterQuery(filters, visibility), [filters, visibility])
}
