import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../i18n/I18nProvider.tsx'
import { isAhead, parseTime, useNow } from '../lib/dates.ts'

interface FigureStripProps {
  label: string
  /** Two columns, as in a drawer. */
  compact?: boolean
  /** Six `FigureCell`s. */
  children: ReactNode
}

/** The six figures that decide about a host or a cluster, in cells of one height, so that no value moves the page. */
export function FigureStrip({ label, compact = false, children }: FigureStripProps) {
  return (
    <section
      aria-label={label}
      className={clsx(
        'grid grid-cols-2 overflow-hidden border-line bg-surface-raised',
        compact ? 'border-b' : 'rounded-panel border sm:grid-cols-3 lg:grid-cols-6',
      )}
    >
      {children}
    </section>
  )
}

interface FigureCellProps {
  label: string
  /** Beside the label. */
  help?: ReactNode
  /** At the bottom edge. */
  bar?: ReactNode
  children: ReactNode
}

/** 56 px high: a label and one line, cut if it is longer. The border of each cell is at its left and top. */
export function FigureCell({ label, help, bar, children }: FigureCellProps) {
  return (
    <div className="relative -mt-px -ml-px flex h-14 min-w-0 flex-col justify-center gap-0.5 border-t border-l border-line px-3.5">
      <div className="flex items-center text-12 leading-4 text-text-muted">
        <span className="truncate" title={label}>
          {label}
        </span>
        {/* Over the padding of the cell, so that the label has the room. */}
        {help ? <span className="-mr-2.5 flex shrink-0">{help}</span> : null}
      </div>
      <div className="flex h-5 min-w-0 items-center text-14 font-semibold [&>*]:min-w-0">{children}</div>
      {bar}
    </div>
  )
}

interface FigureBarProps {
  label: string
  /** 0 to 100; more is drawn as 100. */
  percent: number
  /** What a screen reader says instead of the percentage. */
  text: string
  fillClass: string
}

/** Line at the bottom edge of a cell. */
export function FigureBar({ label, percent, text, fillClass }: FigureBarProps) {
  const width = Math.min(100, Math.max(0, percent))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native meter cannot be colored
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={width}
      aria-valuetext={text}
      className="absolute inset-x-0 bottom-0 h-1 bg-surface-active"
    >
      <div className={clsx('h-full bar-fill', fillClass)} style={{ width: `${width}%` }} />
    </div>
  )
}

interface ReportAgeProps {
  createdAt: string
  /** The page shows a past day. */
  isPastDay: boolean
}

/** Age of a report, or its date if it is a month old or the page shows a past day. */
export function ReportAge({ createdAt, isPastDay }: ReportAgeProps) {
  const common = useText('common')
  const format = useFormat()
  const now = useNow()
  const date = format.dateTime(createdAt)
  // Months would contradict the days of silence in the status line.
  const isLongAgo = now - (parseTime(createdAt) ?? now) > 30 * 86_400_000
  const text =
    isPastDay || isLongAgo
      ? date
      : isAhead(createdAt, now)
        ? common('clockAhead', { date })
        : format.age(createdAt, now)
  return (
    <span className="truncate" title={isAhead(createdAt, now) ? text : date}>
      {text}
    </span>
  )
}
