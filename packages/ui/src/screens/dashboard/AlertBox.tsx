import type { Alert } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { Check, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FigureId } from '../../columns/figures.ts'
import { Badge, toneIcon, toneIconClass } from '../../components/badge/Badge.tsx'
import { Banner, FailureBanner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { maxDescriptionLength } from '../../domain/alerts.ts'
import type { DayWindow } from '../../domain/alertWindow.ts'
import { severityTone, severities, type Severity, toneIn } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/links.ts'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import type { OneState } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { StateCard } from './StateCard.tsx'

export interface AlertBoxValue {
  counts: Readonly<Record<Severity, number>>
  /** Most recent alert of the highest severity; `null` without alerts. */
  top: Alert | null
}

export interface AlertBoxProps {
  category: 'LICENSE' | 'ENGINE'
  icon: LucideIcon
  state: OneState<AlertBoxValue>
  /** Days on which alerts are counted. */
  days: DayWindow
  /** Absent if the user may not acknowledge alerts. */
  onAcknowledge?: ((alert: Alert) => void) | undefined
  /** Acknowledged, but not sent yet: it can still be undone. */
  pending: boolean
  onUndo: () => void
  /** Error of the last acknowledgement. */
  failure: MutationFailure | null
}

/** The most important alert and the number of alerts per severity. */
export function AlertBox(props: AlertBoxProps) {
  const { category, icon, state, days, pending, onUndo, failure } = props
  const t = useText('dashboard')
  const common = useText('common')
  const { number } = useFormat()
  const name = t(`alerts.${category}`)
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pending) return undefined
    const container = containerRef.current
    // The undo button unmounts; if it had focus, focus moves to the box.
    return () => {
      if (document.activeElement === document.body) container?.focus({ preventScroll: true })
    }
  }, [pending])
  return (
    <StateCard title={name} icon={icon} state={state} failed={t('alerts.failed')} skeleton="h-40">
      {({ counts, top }) => (
        <div ref={containerRef} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          {pending ? (
            <Banner
              tone="success"
              action={
                <Button ref={focus} size="small" onClick={onUndo}>
                  <Undo2 size={14} />
                  {common('actions.undo')}
                </Button>
              }
            >
              {t('alerts.marked')}
            </Banner>
          ) : null}
          <FailureBanner failure={failure} />
          {top ? (
            <TopAlert key={top._id} alert={top} {...props} />
          ) : pending ? null : (
            <p className="text-13 text-text-muted">{t(`alerts.none.${category}`)}</p>
          )}
          <p className="text-12 text-text-muted">{common('alertWindow')}</p>
          <ul className="grid grid-cols-3 gap-2">
            {severities.map((severity) => {
              const Icon = toneIcon[severityTone[severity]]
              const count = counts[severity]
              const figureContent = (
                <>
                  <Icon
                    size={16}
                    className={clsx('shrink-0', count > 0 && toneIconClass[severityTone[severity]])}
                  />
                  <span className="tabular-nums">{number(count)}</span>
                  <span className="sr-only">{t(`severity.${severity}`)}</span>
                </>
              )
              const figureClass = 'flex h-8 items-center justify-center gap-2 rounded-control border text-13'
              return (
                <li key={severity}>
                  {count > 0 ? (
                    <Link
                      to={paths.alertsOf({ category, severity, days })}
                      data-figure={figure}
                      title={t(`severity.${severity}`)}
                      className={clsx(figureClass, 'border-line-control font-medium hover:bg-surface-hover')}
                    >
                      {figureContent}
                    </Link>
                  ) : (
                    <span
                      title={t(`severity.${severity}`)}
                      className={clsx(figureClass, 'border-line text-text-muted')}
                    >
                      {figureContent}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </StateCard>
  )
}

const figure: FigureId = 'alertsOfSeverity'

/** Moves the focus to Undo, because the pressed button now belongs to the next alert. */
const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Longer texts are truncated to three lines until expanded. */
const maxCollapsedLength = 120

function TopAlert({ alert, onAcknowledge }: AlertBoxProps & { alert: Alert }) {
  const t = useText('dashboard')
  const { date } = useFormat()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { alertSeverity, description, hostname } = alert
  const known = severities.find((severity) => severity === alertSeverity)
  return (
    <article className="flex flex-col gap-2">
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <Badge tone={toneIn(severityTone, alertSeverity)}>
          {known ? t(`severity.${known}`) : alertSeverity}
        </Badge>
        <span className="text-12 text-text-muted tabular-nums">{date(alert.date)}</span>
        {onAcknowledge ? (
          <Button size="small" className="ml-auto" onClick={() => onAcknowledge(alert)}>
            <Check size={14} />
            {t('alerts.mark')}
          </Button>
        ) : null}
      </div>
      {hostname ? (
        <p className="text-13 wrap-anywhere">
          {alert.alertCode === 'DISMISSED_HOST' ? (
            <bdi translate="no">{hostname}</bdi>
          ) : (
            <Link
              to={paths.host(hostname)}
              className="inline-flex min-h-6 min-w-6 items-center text-accent-text hover:underline"
            >
              <bdi translate="no">{hostname}</bdi>
            </Link>
          )}
        </p>
      ) : null}
      <div
        id={id}
        className={clsx('text-13 wrap-anywhere', open ? 'max-h-64 overflow-y-auto' : 'line-clamp-3')}
        {...(open ? { tabIndex: 0, role: 'region', 'aria-label': t('alerts.description') } : {})}
      >
        {description.split(/\r?\n/).map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, and never change
          <span key={index} className="block">
            <HighlightedText text={line.slice(0, maxDescriptionLength)} needle="" isFull />
          </span>
        ))}
      </div>
      {description.length > maxCollapsedLength || description.includes('\n') ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="min-h-6 self-start rounded-control text-12 link-text hover:underline print:hidden"
        >
          {t(open ? 'alerts.less' : 'alerts.more')}
        </button>
      ) : null}
    </article>
  )
}
