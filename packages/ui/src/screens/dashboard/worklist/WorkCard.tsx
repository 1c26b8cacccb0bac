import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { createContext, useContext, useEffect, useId } from 'react'
import { endingWithinDays, fullTablespacePercent, type FigureId } from '../../../columns/figures.ts'
import { Button } from '../../../components/button/Button.tsx'
import { ProgressBar } from '../../../components/progress/ProgressBar.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { UnreadMark } from '../../../data-table/cells/cells.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { dayOf, useNow } from '../../../lib/dates.ts'
import { formatShortDate, formatTime } from '../../../lib/format.ts'
import { Link } from '../../../lib/links.ts'
import { type OneState, valueOr } from '../../../lib/state.ts'
import type { UnreadValue } from '../../../lib/unreadValues.ts'
import { FigureLink } from '../../FigureLink.tsx'

export interface WorkRow {
  key: string
  /** A name from the data, such as a hostname. */
  name: string
  /** `null` if there is no page. */
  to: string | null
  /** Label of a row whose link is a figure. It contains the number. */
  figure?: { id: FigureId; label: string }
  detail?: string
  /** Its long form, for the tooltip. */
  longDetail?: string
  /** Shown before the value, and below it on a phone. */
  note?: string
  /** Value that the rows are sorted by. */
  value: string
  /** In place of the value; see `readMarked`. */
  unread?: UnreadValue | null
  /** The value is a name, whose hyphens tabular figures would widen. */
  isName?: boolean
  isUrgent?: boolean
}

export interface WorkValue {
  /** One link per list of the items. Their sum is the count of the card. */
  links: readonly { figure: FigureId; count: number; to: string; list?: string }[]
  /** Most urgent rows first. */
  rows: readonly WorkRow[]
  /** Some items could not be loaded. */
  incomplete?: { text: string; retry: () => void } | undefined
}

export type WorkId = 'agents' | 'tablespaces' | 'licenses' | 'contracts' | 'alerts' | 'missing' | 'clouds'

/** Counts of the last visit. A card without a count has no trend. */
export interface EarlierWork {
  /** End of the last visit. */
  since: number
  counts: Readonly<Partial<Record<WorkId, number>>>
}

export interface WorkTrend {
  earlier: EarlierWork | null
  /** Receives each displayed count; absent if counts are not comparable with later visits. */
  onCount?: ((id: WorkId, count: number) => void) | undefined
}

export const WorkTrendContext = createContext<WorkTrend>({ earlier: null })

/** Maximum rows of a card. */
export const shownRows = 3

/** Values that the texts of some cards mention. */
const thresholds = { percent: fullTablespacePercent, days: endingWithinDays }

const panelClass = 'min-w-0 rounded-panel border border-line bg-surface-raised'
/** Height of a card with all its rows, so that the cards below do not move when it loads. */
const fullHeight = 'min-h-35'
const rowClass = 'flex min-h-8 items-center gap-x-3 px-4'

interface WorkCardProps {
  id: WorkId
  state: OneState<WorkValue>
  /** A page on which the work can be prepared. */
  action?: { label: string; to: string }
}

/** Count, most urgent rows and links for one kind of work. */
export function WorkCard({ id, state, action }: WorkCardProps) {
  const t = useText('dashboard')
  const common = useText('common')
  const { number } = useFormat()
  const titleId = useId()
  const ready = valueOr(state, null)
  const links = ready?.links.filter(({ count }) => count > 0) ?? []
  const count = links.reduce((sum, link) => sum + link.count, 0)
  const { onCount } = useContext(WorkTrendContext)
  const isComplete = ready !== null && ready.incomplete === undefined
  useEffect(() => {
    if (isComplete) onCount?.(id, count)
  }, [onCount, isComplete, id, count])
  if (isComplete && count === 0 && ready.rows.length === 0)
    return (
      <section
        aria-labelledby={titleId}
        className={clsx(panelClass, fullHeight, 'flex items-center gap-2 px-4 py-2')}
      >
        <CircleCheck size={16} className="shrink-0 text-success-icon" />
        <h2 id={titleId} className="min-w-0 text-13 wrap-anywhere text-text-muted">
          {t(`work.${id}.none`, thresholds)}
        </h2>
        <Trend id={id} count={0} />
      </section>
    )
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={state.status === 'loading' || (state.status === 'ready' && state.refreshing === true)}
      className={clsx(panelClass, fullHeight, 'relative')}
    >
      {state.status === 'ready' && state.refreshing ? (
        <ProgressBar label={common('state.loading')} className="absolute inset-x-0 top-0" />
      ) : null}
      <div
        className={clsx(
          'flex min-h-10 items-center gap-x-2 border-b border-line px-4 py-1',
          links.length > 1 ? 'flex-wrap' : 'max-sm:flex-wrap',
        )}
      >
        <h2 id={titleId} className="flex min-w-0 items-baseline gap-2 text-13 font-semibold">
          {ready ? <span className="text-20 leading-none tabular-nums">{number(count)}</span> : null}{' '}
          <span className={clsx('min-w-0 wrap-anywhere', !ready && 'first-letter:uppercase')}>
            {t(`work.${id}.title`, { count, ...thresholds })}
          </span>
        </h2>
        {isComplete ? <Trend id={id} count={count} /> : null}
        <span className="ml-auto flex shrink-0 flex-wrap gap-x-3 text-13">
          {action ? (
            <Link
              to={action.to}
              className="inline-flex min-h-6 items-center text-accent-text hover:underline"
            >
              {action.label}
            </Link>
          ) : null}
          {links.map(({ figure, count: linkCount, to, list }) => (
            <FigureLink key={figure} figure={figure} to={to}>
              {list === undefined || links.length === 1
                ? common('bars.all', { count: linkCount })
                : t('work.allOf', { list, count: linkCount })}
            </FigureLink>
          ))}
        </span>
      </div>
      {state.status !== 'ready' ? (
        <Missing id={id} state={state} />
      ) : (
        <>
          <ul className="@container divide-y divide-line">
            {state.value.rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </ul>
          {state.value.incomplete ? <Failure {...state.value.incomplete} /> : null}
        </>
      )}
    </section>
  )
}

/** Difference from the count of the last visit. */
function Trend({ id, count }: { id: WorkId; count: number }) {
  const t = useText('dashboard')
  const now = useNow()
  const { earlier } = useContext(WorkTrendContext)
  const before = earlier?.counts[id]
  if (!earlier || before === undefined) return null
  if (count === before) return <span className={trendClass}>{t('work.trend.none')}</span>
  const isToday = dayOf(earlier.since) === dayOf(now)
  const since = isToday
    ? t('work.trend.time', { at: formatTime(earlier.since) })
    : t('work.trend.day', { at: formatShortDate(earlier.since) })
  return (
    <span className={trendClass}>
      {t(`work.trend.${count > before ? 'up' : 'down'}`, { count: Math.abs(count - before), since })}
    </span>
  )
}

const trendClass = 'shrink-0 text-12 text-text-muted tabular-nums'

function Row({ row }: { row: WorkRow }) {
  const { name, to, figure, detail, longDetail = detail, note, value, unread = null } = row
  const { isName = false, isUrgent = false } = row
  const text = (
    <bdi translate="no" className="truncate">
      {name}
    </bdi>
  )
  const link = 'inline-flex min-h-6 min-w-6 max-w-full items-center text-accent-text hover:underline'
  return (
    <li className={clsx(rowClass, 'text-13 max-sm:flex-wrap max-sm:py-0.5')}>
      <span className="flex min-w-0 flex-1 items-center gap-2">
        {to === null ? (
          text
        ) : figure ? (
          <FigureLink figure={figure.id} to={to} aria-label={figure.label} className="min-w-0">
            {text}
          </FigureLink>
        ) : (
          <Link data-slot="work-name" to={to} title={name} className={clsx(link, 'min-w-0')}>
            {text}
          </Link>
        )}
        {detail === undefined ? null : (
          <bdi
            translate="no"
            title={longDetail}
            className="min-w-0 flex-1 text-text-muted max-sm:line-clamp-2 sm:truncate"
          >
            {detail}
          </bdi>
        )}
      </span>
      {note === undefined ? null : (
        <span className="shrink-0 text-text-muted tabular-nums max-sm:order-1 max-sm:w-full max-sm:text-right">
          {note}
        </span>
      )}
      <span className={clsx('shrink-0', !isName && 'tabular-nums', isUrgent && 'text-danger-text')}>
        {unread ? <UnreadMark unread={unread} /> : value}
      </span>
    </li>
  )
}

function Missing({ id, state }: { id: WorkId; state: Exclude<OneState<WorkValue>, { status: 'ready' }> }) {
  const t = useText('dashboard')
  const common = useText('common')
  if (state.status === 'loading')
    return (
      <>
        <span className="sr-only">{common('state.loading')}</span>
        <div className="divide-y divide-line">
          {Array.from({ length: shownRows }, (_, index) => (
            <div key={index} className={rowClass}>
              <Skeleton className="flex-1" />
            </div>
          ))}
        </div>
      </>
    )
  if (state.status === 'failed')
    return <Failure text={t(`work.${id}.failed`)} detail={state.error.message} retry={state.retry} />
  return <p className="px-4 py-2 text-13 text-text-muted">{common('state.forbiddenTitle')}</p>
}

function Failure({ text, detail, retry }: { text: string; detail?: string; retry: () => void }) {
  const common = useText('common')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 px-4 py-2 text-13">
      <span className="min-w-0 wrap-anywhere" title={detail}>
        {text}
      </span>
      <Button size="small" onClick={retry}>
        {common('actions.retry')}
      </Button>
    </div>
  )
}
