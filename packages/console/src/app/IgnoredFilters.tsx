import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isFiltering, type FilterVisibility } from '../state/globalFilters.ts'
import type { GlobalFilters } from '../state/persisted.ts'

interface IgnoredFiltersProps {
  visibility: FilterVisibility
  filters: GlobalFilters
}

/** Filters are set, and the calls of this page take them not or not all: who does not know reads the page wrongly. */
export function IgnoredFilters({ visibility, filters }: IgnoredFiltersProps) {
  const t = useText('shell')
  const dateOnly = visibility === 'date'
  if (visibility === 'all' || !isFiltering(dateOnly ? { ...filters, date: null } : filters)) return null
  return (
    <p className="shrink-0 px-2 pt-2 text-12 text-text-muted md:px-4">
      {dateOnly ? t('filters.onlyDate') : t('filters.ignored')}
    </p>
  )
}
