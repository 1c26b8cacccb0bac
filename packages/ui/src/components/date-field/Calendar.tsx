import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { DayPicker, type ClassNames, type Matcher } from 'react-day-picker'
import { useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { intlTags } from '../../i18n/locales.ts'
import { dayOf, useNow } from '../../lib/dates.ts'

export interface CalendarProps {
  value: string | null
  min?: string | undefined
  max?: string | undefined
  onSelect: (day: string | null) => void
}

const arrowClass =
  'grid size-7 place-items-center rounded-control text-text-muted hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent'
const classNames: Partial<ClassNames> = {
  root: 'text-13 text-text',
  months: 'relative',
  month_caption: 'flex h-7 items-center px-2 font-medium first-letter:uppercase',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: arrowClass,
  button_next: arrowClass,
  month_grid: 'mt-1 w-full border-collapse',
  weekday: 'h-8 w-9 text-center text-12 font-medium text-text-muted',
  day: 'p-0 text-center tabular-nums',
  // WebKit does not count focus that the date picker moves as visible.
  day_button:
    'focus:outline-2 focus:outline-focus mx-auto grid size-8 place-items-center rounded-control hover:bg-surface-hover disabled:cursor-not-allowed disabled:text-text-muted disabled:line-through disabled:opacity-60 disabled:hover:bg-transparent',
  today: 'font-semibold text-accent-text',
  selected: '[&>button]:bg-accent [&>button]:text-text-on-solid [&>button]:hover:bg-accent-hover',
  hidden: 'invisible',
}

export function Calendar({ value, min, max, onSelect }: CalendarProps) {
  const t = useText('common')
  const tag = intlTags[useLocale()]
  const now = useNow()
  const labels = useMemo(() => dateLabels(tag), [tag])
  const selected = dateOf(value)
  const first = dateOf(min)
  const last = dateOf(max)
  const bounds: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]
  return (
    <DayPicker
      mode="single"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the calendar and closes it with Escape
      autoFocus
      selected={selected}
      onSelect={(date) => onSelect(date ? dayOf(date.getTime()) : value)}
      defaultMonth={selected ?? last ?? new Date(now)}
      today={new Date(now)}
      disabled={bounds}
      {...(first ? { startMonth: first } : {})}
      {...(last ? { endMonth: last } : {})}
      weekStartsOn={tag === 'pt-BR' ? 0 : 1}
      classNames={classNames}
      formatters={{ formatCaption: labels.month, formatWeekdayName: labels.weekday }}
      labels={{
        labelDayButton: labels.day,
        labelGrid: labels.month,
        labelNav: () => t('date.calendar'),
        labelNext: () => t('date.next'),
        labelPrevious: () => t('date.previous'),
        labelWeekday: labels.longWeekday,
      }}
      components={{ Chevron }}
    />
  )
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return orientation === 'left' ? <ChevronLeft size={16} /> : <ChevronRight size={16} />
}

/** Formats with `Intl`, so that the date picker's own locales are not loaded. */
function dateLabels(tag: string) {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, options)
    return (date: Date) => format.format(date)
  }
  return {
    month: formatter({ month: 'long', year: 'numeric' }),
    weekday: formatter({ weekday: 'narrow' }),
    longWeekday: formatter({ weekday: 'long' }),
    day: formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

function dateOf(day: string | null | undefined): Date | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}
