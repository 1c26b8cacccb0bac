import { useText } from '../../../i18n/I18nProvider.tsx'
import { formatDay } from '../../../lib/format.ts'
import { Chip } from '../../chip/Chip.tsx'
import type { GlobalFilters } from './globalFilters.ts'

type FilterName = keyof GlobalFilters

export interface ActiveFiltersProps {
  value: GlobalFilters
  /** Custom label of the location, set by the installation. */
  locationLabel?: string | undefined
  onChange: (filters: GlobalFilters) => void
}

const fields = ['location', 'environment', 'date'] as const satisfies readonly FilterName[]

/** Active global filters as chips. Renders nothing without any. */
export function ActiveFilters({ value, locationLabel, onChange }: ActiveFiltersProps) {
  const t = useText('shell')
  const names: Record<FilterName, string> = {
    location: locationLabel || t('filters.location'),
    environment: t('filters.environment'),
    date: t('filters.date'),
  }
  const chips = fields.flatMap((field) => {
    const text = field === 'date' && value.date ? formatDay(value.date) : value[field]
    return text ? [{ field, label: t('filters.chip', { field: names[field], value: text }) }] : []
  })
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('filters.activeFilters')} className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ field, label }) => (
        <li key={field} className="flex max-w-full min-w-0">
          <Chip label={label} onRemove={() => onChange({ ...value, [field]: null })} />
        </li>
      ))}
    </ul>
  )
}
