import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, IconButton } from '../../components/button/Button.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { type DayFacts, eventCount, type EventGroup, eventGroups, eventKinds } from '../../domain/timeline.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { formatDay } from '../../lib/format.ts'

export interface TimelineStripProps {
  /** Oldest first; the last is today. */
  days: readonly DayFacts[]
  /** `alerts` and `licenses` are requests of their own, and each may fail. */
  status: Readonly<Record<'alerts' | 'licenses', 'loading' | 'ready' | 'failed'>>
  onRetry: () => void
  /** The day of the date filter, YYYY-MM-DD; null is today. */
  value: string | null
  onChange: (day: string | null) => void
}

/**
 * The last days with what was added, changed and removed on each. The arrow keys step a day. The date filter follows
 * once a day has been rested on, so that passed days send no request.
 */
export function TimelineStrip({ days, status, onRetry, value, onChange }: TimelineStripProps) {
  const t = useText('timeline')
  const common = useText('common')
  const { weekday } = useFormat()
  const describe = useDayText()
  const { index, step, pick, point, cancel } = useDayCursor({ days, value, onChange })
  const [hovered, setHovered] = useState<number | null>(null)
  const last = days.length - 1
  const shown = days[hovered ?? index]
  const isLoading = status.alerts === 'loading'
  const failed = (['alerts', 'licenses'] as const).filter((source) => status[source] === 'failed')

  const indexAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * days.length)))
  }
  function onKeyDown(event: KeyboardEvent) {
    const distance = keySteps.get(event.key)
    if (distance === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setHovered(null)
    step(distance)
  }
  const nameOf = (day: string) => `${weekday(weekdayOf(day), 'long')} ${formatDay(day)}`

  return (
    <section aria-label={t('title', { count: days.length })} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-12">
        <h3 className="font-medium">{t('title', { count: days.length })}</h3>
        <Legend />
      </div>
      <div className="flex items-center gap-1">
        <IconButton size="small" label={t('previous')} disabled={index === 0} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden size={16} />
        </IconButton>
        <div className="min-w-0 flex-1">
          {isLoading ? (
            <Skeleton className="h-15 w-full" />
          ) : (
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input could not contain the days
              role="slider"
              tabIndex={0}
              aria-label={t('label')}
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={Math.max(0, index)}
              aria-valuetext={shownText(days[index], value, nameOf, describe)}
              data-slot="timeline"
              onKeyDown={onKeyDown}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                point(indexAt(event))
              }}
              onPointerMove={(event) => {
                setHovered(indexAt(event))
                if (event.currentTarget.hasPointerCapture(event.pointerId)) point(indexAt(event))
              }}
              onPointerUp={(event) => {
                if (event.button === 0) pick(indexAt(event))
              }}
              // The touch has become a scroll.
              onPointerCancel={() => {
                setHovered(null)
                cancel()
              }}
              onPointerLeave={() => setHovered(null)}
              className="cursor-pointer touch-pan-y rounded-control"
            >
              <Drawing days={days} selected={index} hovered={hovered} />
            </div>
          )}
        </div>
        <IconButton size="small" label={t('next')} disabled={index === last} onClick={() => step(1)}>
          <ChevronRight aria-hidden size={16} />
        </IconButton>
      </div>
      <MonthLine days={days} />
      <p data-slot="timeline-day" className="min-h-10 text-13 wrap-anywhere">
        {isLoading ? (
          common('state.loading')
        ) : shown === undefined ? (
          <span className="font-medium">{value === null ? '' : formatDay(value)}</span>
        ) : (
          <>
            <span className="font-medium">{nameOf(shown.day)}</span>
            {' · '}
            {describe(shown).join(' · ')}
          </>
        )}
      </p>
      <p className="text-12 text-text-muted">
        {failed.length === 0 ? (
          t('unknown')
        ) : (
          <>
            {failed.map((source) => t(`failed.${source}`)).join(' ')}{' '}
            <Button size="small" variant="ghost" onClick={onRetry}>
              {common('actions.retry')}
            </Button>
          </>
        )}
      </p>
    </section>
  )
}

/** Distances in days. */
const keySteps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['PageDown', -7],
  ['PageUp', 7],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** Milliseconds after which a day counts as chosen. */
const restDelay = 500

/** The chosen day. `point` and `step` move it immediately, and the date filter follows later. An index of -1 is a day before the strip. */
function useDayCursor({ days, value, onChange }: Pick<TimelineStripProps, 'days' | 'value' | 'onChange'>) {
  const last = days.length - 1
  const valueIndex = value === null ? last : days.findIndex(({ day }) => day === value)
  const [cursor, setCursor] = useState({ value, index: valueIndex })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Stepping sets it before the filter changes; a change from elsewhere replaces it.
  const index = cursor.value === value ? cursor.index : valueIndex
  useEffect(() => () => clearTimeout(timer.current), [])

  function choose(index: number, delay: number | null) {
    clearTimeout(timer.current)
    setCursor({ value, index })
    if (delay === null) return
    timer.current = setTimeout(() => onChange(index === last ? null : (days[index]?.day ?? null)), delay)
  }
  return {
    index,
    point: (at: number) => choose(at, null),
    pick: (at: number) => choose(at, 0),
    cancel: () => choose(valueIndex, null),
    step: (distance: number) => choose(Math.min(last, Math.max(0, index + distance)), restDelay),
  }
}

function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function shownText(
  facts: DayFacts | undefined,
  value: string | null,
  nameOf: (day: string) => string,
  describe: (facts: DayFacts) => readonly string[],
): string {
  if (facts === undefined) return value === null ? '' : formatDay(value)
  return [nameOf(facts.day), ...describe(facts)].join('. ')
}

const namedEvents = 3

/** What is known of a day, in words. */
function useDayText() {
  const t = useText('timeline')
  const { number } = useFormat()
  const namesOf = (names: readonly string[]) => {
    const others = names.length - namedEvents
    return names.slice(0, namedEvents).join(', ') + (others > 0 ? ` +${number(others)}` : '')
  }
  return (facts: DayFacts): readonly string[] => {
    const { hasAlerts, hasLicenses, names, fell, rose } = facts
    const events = eventGroups
      .flatMap((group) => [...eventKinds[group]])
      .flatMap((kind) => (names[kind].length === 0 ? [] : [[kind, names[kind]] as const]))
    const parts = [
      ...events.map(([kind, of]) => t(`kinds.${kind}`, { count: of.length, names: namesOf(of) })),
      ...(fell.length === 0 ? [] : [t('fell', { names: namesOf(fell) })]),
      ...(rose.length === 0 ? [] : [t('rose', { names: namesOf(rose) })]),
    ]
    if (!hasAlerts && !hasLicenses) return [...parts, t('noRecords')]
    if (!hasAlerts) return [...parts, t('noAlerts')]
    return parts.length === 0 ? [t('nothing')] : parts
  }
}

/** Width of a day, which the drawing stretches. */
const dayWidth = 8
const height = 60
/** Above it what was added and changed, below it what was removed. */
const baseline = 38
const highest = 26
const deepest = 18
const complianceHeight = 8

/** Blue is left to the selection, and red to what is missing. */
const groupClass: Record<EventGroup, string> = {
  added: 'fill-success-icon',
  changed: 'fill-info-icon',
  removed: 'fill-warning-icon',
}

interface DrawingProps {
  days: readonly DayFacts[]
  selected: number
  hovered: number | null
}

function Drawing({ days, selected, hovered }: DrawingProps) {
  const hatch = useId()
  const most = Math.max(
    1,
    ...days.flatMap((facts) => [
      eventCount(facts, 'added') + eventCount(facts, 'changed'),
      eventCount(facts, 'removed'),
    ]),
  )
  // The root keeps single events visible beside the day of an import.
  const size = (count: number, room: number) =>
    count === 0 ? 0 : Math.max(3, room * Math.sqrt(count / most))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days.length * dayWidth} ${height}`}
      preserveAspectRatio="none"
      className="block h-15 w-full"
    >
      <defs>
        <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="1.5" height="4" className="fill-line-control" />
        </pattern>
      </defs>
      {days.map((facts, index) => {
        const x = index * dayWidth
        const [added, changed] = [eventCount(facts, 'added'), eventCount(facts, 'changed')]
        const up = size(added + changed, highest)
        const addedHeight = added === 0 ? 0 : (up * added) / (added + changed)
        const down = size(eventCount(facts, 'removed'), deepest)
        return (
          <g key={facts.day} data-day={facts.day}>
            {index === selected || index === hovered ? (
              <rect
                x={x}
                y={0}
                width={dayWidth}
                height={height}
                className={clsx(
                  index === selected
                    ? 'fill-surface-selected stroke-accent'
                    : 'fill-surface-active stroke-line-strong',
                )}
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
            {facts.hasLicenses ? null : (
              <rect x={x} y={0} width={dayWidth} height={complianceHeight} fill={`url(#${hatch})`} />
            )}
            {facts.hasAlerts ? (
              <rect x={x} y={baseline} width={dayWidth} height={1} className="fill-line-control" />
            ) : (
              <rect
                x={x}
                y={baseline - highest}
                width={dayWidth}
                height={highest + deepest}
                fill={`url(#${hatch})`}
              />
            )}
            {facts.fell.length > 0 ? (
              <rect
                x={x + 1}
                y={0}
                width={dayWidth - 2}
                height={complianceHeight}
                className="fill-danger-icon"
              />
            ) : facts.rose.length > 0 ? (
              <rect
                x={x + 1.5}
                y={0.5}
                width={dayWidth - 3}
                height={complianceHeight - 1}
                className="fill-none stroke-success-icon"
                vectorEffect="non-scaling-stroke"
              />
            ) : null}
            <rect
              x={x + 1}
              y={baseline - addedHeight}
              width={dayWidth - 2}
              height={addedHeight}
              className={groupClass.added}
            />
            <rect
              x={x + 1}
              y={baseline - up}
              width={dayWidth - 2}
              height={up - addedHeight}
              className={groupClass.changed}
            />
            <rect
              x={x + 1}
              y={baseline + 1}
              width={dayWidth - 2}
              height={down}
              className={groupClass.removed}
            />
          </g>
        )
      })}
    </svg>
  )
}

/** The first day of each month, below the strip. */
function MonthLine({ days }: { days: readonly DayFacts[] }) {
  const common = useText('common')
  return (
    <div aria-hidden className="relative mx-7 h-4 text-12 text-text-muted tabular-nums">
      {days.map(({ day }, index) =>
        // The name of today needs the space at the end.
        day.endsWith('-01') && index < days.length * 0.88 ? (
          <span
            key={day}
            className="absolute whitespace-nowrap"
            style={{ left: `${(index / days.length) * 100}%` }}
          >
            {formatDay(day).slice(0, 5)}
          </span>
        ) : null,
      )}
      <span className="absolute right-0">{common('today')}</span>
    </div>
  )
}

function Legend() {
  const t = useText('timeline')
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-text-muted">
      {eventGroups.map((group) => (
        <LegendItem key={group} text={t(`groups.${group}`)}>
          <rect width="10" height="10" className={groupClass[group]} />
        </LegendItem>
      ))}
      <LegendItem text={t('groups.fell')}>
        <rect width="10" height="6" y="2" className="fill-danger-icon" />
      </LegendItem>
      <LegendItem text={t('groups.rose')}>
        <rect width="9" height="5" x="0.5" y="2.5" className="fill-none stroke-success-icon" />
      </LegendItem>
      <LegendItem text={t('groups.unknown')}>
        <path d="M0 10 10 0M-2 4 4 -2M6 12 12 6" className="stroke-line-control" strokeWidth="2" />
      </LegendItem>
    </ul>
  )
}

function LegendItem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1">
      <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
        {children}
      </svg>
      {text}
    </li>
  )
}
