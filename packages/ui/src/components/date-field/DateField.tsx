import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { Popover } from 'radix-ui'
import { Suspense, useState } from 'react'
import { useLocale, useText } from '../../i18n/I18nProvider.tsx'
import { intlTags } from '../../i18n/locales.ts'
import { dayAfter, lastMonday, parseDay, parseShortDay, useNow } from '../../lib/dates.ts'
import { formatDay } from '../../lib/format.ts'
import { lazy } from '../../lib/lazy.ts'
import {
  afterPointerUp,
  controlClass,
  type ControlSize,
  Field,
  type FieldFrameProps,
} from '../field/Field.tsx'

// Lazy-loaded, because the calendar is heavy and rarely opened.
const Calendar = lazy(async () => (await import('./Calendar.tsx')).Calendar)

export interface DateFieldProps extends FieldFrameProps {
  /** Calendar day, YYYY-MM-DD. */
  value: string | null
  /**
   * If the input is invalid or out of bounds, `day` is null and `problem` is set. The field shows the error
   * itself.
   */
  onChange: (day: string | null, problem: DayProblem | null) => void
  onBlur?: () => void
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
  size?: ControlSize
  /** Days to choose with one click, below the field. */
  presets?: readonly DayPreset[]
}

export interface DayPreset {
  label: string
  /** YYYY-MM-DD. */
  day: string
}

/** Date input, typed in any form that `parseDay` reads, or picked. A new `key` discards incomplete input. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, disabled = false, size, error, hint, presets, ...frame } = props
  const t = useText('common')
  const tag = intlTags[useLocale()]
  const now = useNow()
  const [typed, setTyped] = useState<{ text: string; day: string | null } | null>(null)
  const [touched, setTouched] = useState(false)
  const [open, setOpen] = useState(false)
  // A changed `value` prop overrides the typed text.
  const text = typed && typed.day === value ? typed.text : value ? formatDay(value) : ''
  const { problem } = readDay(text, tag, min, max)

  const messages: Record<DayProblem, string> = {
    notADate: t('date.notADate'),
    tooLate: t('date.tooLate', { date: formatDay(max ?? '') }),
    tooEarly: t('date.tooEarly', { date: formatDay(min ?? '') }),
  }
  // Incomplete input is an error only after blur; out-of-bounds input is one immediately.
  const visibleError = problem && (touched || problem !== 'notADate') ? messages[problem] : null

  function onInput(next: string) {
    const parsed = readDay(next, tag, min, max)
    setTyped({ text: next, day: parsed.day })
    setTouched(false)
    onChange(parsed.day, parsed.problem)
  }
  /** Reads the forms that would be ambiguous while typing. */
  function commit() {
    if (problem !== 'notADate') return
    const day = parseShortDay(text, tag, now)
    const isWithin = day !== null && (max === undefined || day <= max) && (min === undefined || day >= min)
    if (isWithin) pick(day)
  }
  function pick(day: string | null) {
    setTyped(null)
    setOpen(false)
    onChange(day, null)
  }

  return (
    <Field {...frame} error={error ?? visibleError} hint={hint}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor className="relative">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              data-slot="date-field"
              {...control}
              disabled={disabled}
              placeholder={t('date.format')}
              value={text}
              onChange={(event) => onInput(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') commit()
              }}
              onBlur={() => {
                commit()
                afterPointerUp(() => setTouched(true))
                if (typed?.day && typed.day === value) setTyped(null)
                onBlur?.()
              }}
              className={clsx(controlClass({ size }), 'pr-8 tabular-nums')}
            />
            <Popover.Trigger
              aria-label={`${t('date.open')}: ${frame.label}`}
              disabled={disabled}
              className="absolute inset-y-0 right-1 my-auto grid h-6 w-7 place-items-center rounded-control text-text-muted hover:bg-surface-hover disabled:cursor-not-allowed"
            >
              <CalendarDays size={16} />
            </Popover.Trigger>
          </Popover.Anchor>
          {presets === undefined || disabled ? null : (
            <div className="flex flex-wrap gap-1.5 pt-1.5">
              {presets
                .filter(({ day }) => (max === undefined || day <= max) && (min === undefined || day >= min))
                .map(({ label, day }) => (
                  <button
                    key={day}
                    type="button"
                    aria-pressed={day === value}
                    title={formatDay(day)}
                    onClick={() => pick(day)}
                    className="h-7 rounded-control border border-line-control px-2 text-12 hover:bg-surface-hover aria-pressed:border-accent-border aria-pressed:bg-surface-selected"
                  >
                    {label}
                  </button>
                ))}
            </div>
          )}
          <Popover.Portal>
            <Popover.Content
              data-slot="date-field-calendar"
              aria-label={t('date.calendar')}
              align="end"
              sideOffset={4}
              collisionPadding={8}
              className="inventory-console z-50 min-h-76 w-68 animate-appear rounded-panel border border-line bg-surface-raised p-2 shadow-float outline-none"
            >
              <Suspense>
                <Calendar value={value} min={min} max={max} onSelect={pick} />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

/** Days that are often compared with today: yesterday, the last Monday, the first of the month, and others. */
export function useDayPresets(others: readonly DayPreset[] = []): readonly DayPreset[] {
  const t = useText('common')
  const now = useNow()
  const presets = [
    { label: t('date.yesterday'), day: dayAfter(now, -1) },
    { label: t('date.monday'), day: lastMonday(now) },
    { label: t('date.firstOfMonth'), day: dayAfter(now, 1 - new Date(now).getDate()) },
    ...others,
  ]
  return presets.filter(({ day }, index) => presets.findIndex((other) => other.day === day) === index)
}

export type DayProblem = 'notADate' | 'tooLate' | 'tooEarly'

/** Parses typed text as a calendar day. Blank text is valid. */
export function readDay(
  text: string,
  tag: string,
  min?: string,
  max?: string,
): { day: string | null; problem: DayProblem | null } {
  if (text.trim() === '') return { day: null, problem: null }
  const day = parseDay(text, tag)
  if (day === null) return { day: null, problem: 'notADate' }
  if (max !== undefined && day > max) return { day: null, problem: 'tooLate' }
  if (min !== undefined && day < min) return { day: null, problem: 'tooEarly' }
  return { day, problem: null }
}
