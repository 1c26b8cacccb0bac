import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isFiltering, type FilterVisibility } from '../state/globalFilters.ts'
import type { GlobalFilters } from '../state/persisted.ts'

interface IgnoredFiltersProps {
  visibility: FilterVisibility
  filters: GlobalFilters
}

const sayOnly = { date: 'onlyDate', location: 'onlyLocation' } as const

/** Filters are set, and the calls of this page take them not or not all: who does not know reads the page wrongly. */
export function IgnoredFilters({ visibility, filters }: IgnoredFiltersProps) {
  const t = useText('shell')
  if (visibility === 'all') return null
  const taken = visibility === 'none' ? null : visibility
  if (!isFiltering(taken === null ? filters : { ...filters, [taken]: null })) return null
  return (
    <p className="shrink-0 px-2 pt-2 text-12 text-text-muted md:px-4">
      {t(`filters.${taken === null ? 'ignored' : sayOnly[taken]}`)}
    </p>
  )
}
