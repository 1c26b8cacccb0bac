import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isFiltering, type FilterVisibility } from '../state/globalFilters.ts'
import type { GlobalFilters } from '../state/persisted.ts'

export interface IgnoredFiltersProps {
  visibility: FilterVisibility | 'parts'
  filters: GlobalFilters
}

const says = { none: 'ignored', parts: 'onlyParts', date: 'onlyDate', location: 'onlyLocation' } as const

/** Filters are set, and the calls of this page take them not or not all: who does not know reads the page wrongly. */
export function IgnoredFilters({ visibility, filters }: IgnoredFiltersProps) {
  const t = useText('shell')
  if (visibility === 'all') return null
  const taken = visibility === 'date' || visibility === 'location' ? { [visibility]: null } : {}
  if (!isFiltering({ ...filters, ...taken })) return null
  return (
    <p className="shrink-0 px-2 pt-2 text-12 text-text-muted md:px-4">{t(`filters.${says[visibility]}`)}</p>
  )
}
