import type { HostAlert } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import type { FigureId } from '../../../../columns/figures.ts'
import { toneIcon, toneIconClass } from '../../../../components/badge/Badge.tsx'
import { alertWindow } from '../../../../domain/alertWindow.ts'
import { severities, severityTone, type Severity } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { dayOf, parseTime, useNow } from '../../../../lib/dates.ts'
import { Link } from '../../../../lib/links.ts'
import { listUrl } from '../../../../lib/listUrl.ts'
import { paths } from '../../../paths.ts'

export interface HostAlertsProps {
  hostname: string
  /** All hosts; null while they are unknown. */
  hostnames: readonly string[] | null
  alerts: readonly HostAlert[]
}

const linkClass =
  'inline-flex min-h-6 shrink-0 items-center gap-1 rounded-control px-1 text-accent-text hover:underline tabular-nums'

// Attributes of FigureLink, which would be a chunk of its own on this page.
const totalFigure = { 'data-figure': 'hostAlerts' satisfies FigureId }
const categoryFigure = { 'data-figure': 'hostAlertsOfCategory' satisfies FigureId }

/** New alerts of the past week, each count linked to its alerts. */
export function HostAlerts({ hostname, hostnames, alerts }: HostAlertsProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const format = useFormat()
  const now = useNow()
  const counts = countAlerts(alerts, now)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const isLinked = hostnames !== null && !isPartOfAnother(hostname, hostnames)
  const to = (category: KnownCategory | null) => hostAlertsPath(hostname, category, now)
  return (
    <section
      aria-label={common('alertWindow')}
      className="relative flex items-center gap-x-1.5 overflow-hidden"
    >
      {total === 0 ? (
        <span>{common('none')}</span>
      ) : (
        <>
          {isLinked ? (
            <Link
              {...totalFigure}
              to={to(null)}
              title={common('alertWindow')}
              className={clsx(linkClass, '-ml-1')}
            >
              {t('alerts.total', { count: total })}
            </Link>
          ) : (
            <span title={common('alertWindow')} className="shrink-0">
              {t('alerts.total', { count: total })}
            </span>
          )}
          {counts.map((entry) => {
            const known = alertCategories.find((category) => category === entry.category)
            const name = known ? t(`alerts.${known}`) : entry.category
            // The list of alerts filters by known categories only.
            if (entry.count === 0) return null
            return known && isLinked ? (
              // Three names would not fit into the cell.
              <Link
                key={name}
                {...categoryFigure}
                to={to(known)}
                title={name}
                className={clsx(linkClass, 'text-12 font-normal')}
              >
                <Worst worst={entry.worst} />
                <span className="sr-only">{name}</span> {format.number(entry.count)}
              </Link>
            ) : (
              <span key={name} className="shrink-0 text-12 font-normal text-text-muted tabular-nums">
                {name} {format.number(entry.count)}
              </span>
            )
          })}
        </>
      )}
    </section>
  )
}

function Worst({ worst }: Pick<AlertCount, 'worst'>) {
  const t = useText('hostDetails')
  if (worst === null) return null
  const tone = severityTone[worst]
  const Icon = toneIcon[tone]
  return (
    <Icon
      size={14}
      className={toneIconClass[tone]}
      aria-label={t('alerts.worst', { severity: t(`alerts.severity.${worst}`) })}
    />
  )
}

const alertCategories = ['AGENT', 'LICENSE', 'ENGINE'] as const
type KnownCategory = (typeof alertCategories)[number]

export interface AlertCount {
  category: string
  count: number
  /** Null if none has a known severity. */
  worst: Severity | null
}

/** New alerts per category within the alert window. `hostAlertsPath` links to exactly these. */
export function countAlerts(alerts: readonly HostAlert[], now: number): AlertCount[] {
  const { from, to } = alertWindow(now)
  const recent = alerts.filter(({ alertStatus, date }) => {
    const time = parseTime(date)
    if (alertStatus !== 'NEW' || time === null) return false
    const day = dayOf(time)
    return day >= from && day <= to
  })
  const categories = new Set<string>([
    ...alertCategories,
    ...recent.map(({ alertCategory }) => alertCategory),
  ])
  return [...categories].map((category) => {
    const categoryAlerts = recent.filter(({ alertCategory }) => alertCategory === category)
    const worst = severities
      .toReversed()
      .find((severity) => categoryAlerts.some(({ alertSeverity }) => alertSeverity === severity))
    return { category, count: categoryAlerts.length, worst: worst ?? null }
  })
}

/** The server finds alerts by a part of the name in any letter case, so those of db-1 only together with those of db-10. */
export function isPartOfAnother(hostname: string, hostnames: readonly string[]): boolean {
  const name = hostname.toLowerCase()
  return hostnames.some((other) => other !== hostname && other.toLowerCase().includes(name))
}

/** Alert list with the same filters as the count. */
export function hostAlertsPath(hostname: string, category: KnownCategory | null, now: number): string {
  const { from, to } = alertWindow(now)
  const address = listUrl(paths.alerts, {
    alertStatus: { kind: 'oneOf', values: ['NEW'] },
    ...(category === null ? {} : { alertCategory: { kind: 'oneOf', values: [category] } }),
    date: { kind: 'days', from, to },
    hostname: { kind: 'text', text: hostname },
  })
  return address.replaceAll('%3A', ':')
}
