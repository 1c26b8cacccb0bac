import { Button } from '@inventory-console/ui/components/button/Button'
import { ActiveFilters } from '@inventory-console/ui/components/shell/filters/ActiveFilters'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { isFiltering, type FilterVisibility } from '../../platform/scope/globalFilters.ts'
import { noFilters, type GlobalFilters } from '../../platform/storage/persisted.ts'

export interface IgnoredFiltersProps {
  /** `parts`: the page has no filter panel, yet some of its parts are filtered. */
  visibility: FilterVisibility | 'parts'
  filters: GlobalFilters
  locationLabel?: string | undefined
  onChange: (filters: GlobalFilters) => void
}

const says = { none: 'ignored', parts: 'onlyParts', date: 'onlyDate', location: 'onlyLocation' } as const

/** Names the global filters that a page ignores, or applies without showing the filter panel. */
export function IgnoredFilters({ visibility, filters, locationLabel, onChange }: IgnoredFiltersProps) {
  const t = useText('shell')
  const common = useText('common')
  if (visibility === 'all') return null
  const taken = visibility === 'date' || visibility === 'location' ? { [visibility]: null } : {}
  if (!isFiltering({ ...filters, ...taken })) return null
  const note = t(`filters.${says[visibility]}`)
  if (visibility !== 'parts')
    return <p className="shrink-0 px-2 pt-2 text-12 text-text-muted md:px-4">{note}</p>
  return (
    <section
      aria-label={t('filters.label')}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-2 py-1 md:px-4"
    >
      <ActiveFilters value={filters} locationLabel={locationLabel} onChange={onChange} />
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          onChange(noFilters)
          // The button unmounts.
          document.getElementById('content')?.focus({ preventScroll: true })
        }}
      >
        {common('actions.reset')}
      </Button>
      <p className="text-12 text-text-muted">{note}</p>
    </section>
  )
}
