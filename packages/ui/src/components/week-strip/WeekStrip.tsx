import { clsx } from 'clsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'

export interface WeekStripProps {
  /** English names of days, as the API sends them. */
  days: readonly string[]
  className?: string
}

const weekDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Days of the week on which something runs: seven cells with the initials of the days, the active ones filled. */
export function WeekStrip({ days, className }: WeekStripProps) {
  const t = useText('common')
  const { weekday } = useFormat()
  const names = days.map((day) => day.trim().toLowerCase())
  const active = weekDays.map((day) => names.includes(day))
  const other = days.filter((_, index) => !weekDays.includes(names[index] ?? ''))
  const words = active.every(Boolean)
    ? [t('everyDay')]
    : [...active.flatMap((isActive, day) => (isActive ? [weekday(day, 'long')] : [])), ...other]
  return (
    <span data-slot="week-strip" title={words.join(', ')} className={clsx('inline-flex gap-px', className)}>
      <span className="sr-only">{words.join(', ')}</span>
      {active.map((isActive, day) => (
        <span
          key={day}
          aria-hidden
          className={clsx(
            'grid size-3.5 place-items-center rounded-[2px] text-[9px] leading-none font-semibold',
            isActive
              ? 'bg-accent text-text-on-solid bar-fill forced-colors:text-[HighlightText]'
              : 'bg-surface-active text-text-muted',
          )}
        >
          {weekday(day, 'narrow')}
        </span>
      ))}
      {other.length > 0 ? (
        <span aria-hidden className="pl-1 text-12">
          {other.join(', ')}
        </span>
      ) : null}
    </span>
  )
}
