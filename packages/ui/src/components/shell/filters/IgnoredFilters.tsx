import { useText } from '../../../i18n/I18nProvider.tsx'
import { focusPage } from '../../../lib/focus.ts'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../button/Button.tsx'
import { Chip } from '../../chip/Chip.tsx'
import { Notice } from '../Notices.tsx'
import { type GlobalFilters, noFilters } from './globalFilters.ts'

export interface IgnoredFiltersProps {
  /**
   * Filters that the page applies. `undated`: all but the date. `parts`: only some parts apply them, and there is no
   * filter panel.
   */
  applied: 'all' | 'undated' | 'date' | 'location' | 'none' | 'parts'
  value: GlobalFilters
  /** Custom label of the location, set by the installation. */
  locationLabel?: string | undefined
  onChange: (filters: GlobalFilters) => void
}

const notes = {
  none: 'ignored',
  parts: 'onlyParts',
  undated: 'undated',
  date: 'onlyDate',
  location: 'onlyLocation',
} as const

/** Notice of the global filters that a page ignores, or applies without a filter panel. */
export function IgnoredFilters({ applied, value, locationLabel, onChange }: IgnoredFiltersProps) {
  const t = useText('shell')
  const common = useText('common')
  if (applied === 'all') return null
  const ignored =
    applied === 'undated' ? [value.date] : fields.flatMap((field) => (field === applied ? [] : value[field]))
  if (ignored.every((filter) => filter === null)) return null
  const note = t(`filters.${notes[applied]}`)
  if (applied !== 'parts') return <Notice tone="info" text={note} />
  return (
    <section
      aria-label={t('filters.label')}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-1 md:px-4"
    >
      <ActiveFilters value={value} locationLabel={locationLabel} onChange={onChange} />
      <Button
        size="small"
        variant="ghost"
        onClick={() => {
          onChange(noFilters)
          // Moves focus, because the button unmounts.
          focusPage()
        }}
      >
        {common('actions.reset')}
      </Button>
      <p className="text-12 text-text-muted">{note}</p>
    </section>
  )
}

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
  const common = useText('common')
  const names: Record<FilterName, string> = {
    location: locationLabel || common('columns.location'),
    environment: common('columns.environment'),
    date: common('columns.date'),
  }
  const chips = fields.flatMap((field) => {
    const text = field === 'date' && value.date ? formatDay(value.date) : value[field]
    return text ? [{ field, label: t('filters.chip', { field: names[field], value: text }) }] : []
  })
  if (chips.length === 0) return null
  return (
    <ul aria-label={common('activeFilters')} className="flex min-w-0 flex-wrap gap-2">
      {chips.map(({ field, label }) => (
        <li key={field} className="flex max-w-full min-w-0">
          <Chip label={label} onRemove={() => onChange({ ...value, [field]: null })} />
        </li>
      ))}
    </ul>
  )
}
