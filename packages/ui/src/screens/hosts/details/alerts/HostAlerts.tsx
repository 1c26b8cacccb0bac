import type { AlertCategory, AlertSeverity, HostAlert } from '@inventory-console/api-mocks/contract'
import type { FigureId } from '../../../../columns/figures.ts'
import { toneIcon, toneIconClass } from '../../../../components/badge/Badge.tsx'
import { alertWindow } from '../../../../domain/alertWindow.ts'
import { severityTone } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../../lib/clock.ts'
import { cn } from '../../../../lib/cn.ts'
import { dayOf, parseTime } from '../../../../lib/dates.ts'
import { Link } from '../../../../lib/links.ts'
import { listUrl } from '../../../../lib/listUrl.ts'
import { paths } from '../../../paths.ts'

export interface HostAlertsProps {
  hostname: string
  alerts: readonly HostAlert[]
}

const linkClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-control px-1 text-accent-text hover:underline tabular-nums'

// Attributes of FigureLink, which would be a chunk of its own on this page.
const totalFigure = { 'data-figure': 'hostAlerts' satisfies FigureId }
const categoryFigure = { 'data-figure': 'hostAlertsOfCategory' satisfies FigureId }

/** New alerts of the past week, each count linked to its alerts. */
export function HostAlerts({ hostname, alerts }: HostAlertsProps) {
  const t = useText('hostDetails')
  const format = useFormat()
  const now = useNow()
  const counts = countAlerts(alerts, now)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const to = (category: AlertCategory | null) => hostAlertsPath(hostname, category, now)
  return (
    <section aria-label={t('alerts.label')} className="flex flex-wrap items-center gap-x-3">
      {total === 0 ? (
        <span>{t('health.none')}</span>
      ) : (
        <>
          <Link {...totalFigure} to={to(null)} className={cn(linkClass, '-ml-1 font-medium')}>
            {t('alerts.total', { count: total })}
          </Link>
          {counts.map((entry) =>
            entry.count === 0 ? (
              <span key={entry.category} className="text-text-muted tabular-nums">
                {t(`alerts.${entry.category}`)} {format.number(0)}
              </span>
            ) : (
              <Link key={entry.category} {...categoryFigure} to={to(entry.category)} className={linkClass}>
                <Worst worst={entry.worst} />
                {t(`alerts.${entry.category}`)} {format.number(entry.count)}
              </Link>
            ),
          )}
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

const alertCategories = ['AGENT', 'LICENSE', 'ENGINE'] as const satisfies readonly AlertCategory[]
const bySeverity = ['CRITICAL', 'WARNING', 'INFO'] as const satisfies readonly AlertSeverity[]

export interface AlertCount {
  category: AlertCategory
  count: number
  worst: AlertSeverity | null
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
  return alertCategories.map((category) => {
    const categoryAlerts = recent.filter(({ alertCategory }) => alertCategory === category)
    const worst = bySeverity.find((severity) =>
      categoryAlerts.some(({ alertSeverity }) => alertSeverity === severity),
    )
    return { category, count: categoryAlerts.length, worst: worst ?? null }
  })
}

/** Alert list with the same filters as the count. */
export function hostAlertsPath(hostname: string, category: AlertCategory | null, now: number): string {
  const { from, to } = alertWindow(now)
  const address = listUrl(paths.alerts, {
    alertStatus: { kind: 'oneOf', values: ['NEW'] },
    ...(category === null ? {} : { alertCategory: { kind: 'oneOf', values: [category] } }),
    date: { kind: 'days', from, to },
    hostname: { kind: 'text', text: hostname },
  })
  return address.replaceAll('%3A', ':')
}
