import type { Alert } from '@inventory-console/api-mocks/contract'
import { CheckCheck } from 'lucide-react'
import { Banner } from '../../components/banner/Banner.tsx'
import { IconButton } from '../../components/button/Button.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { acknowledgeBlocker, maxDescriptionLength } from '../../domain/alerts.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { Link } from '../../lib/links.ts'
import type { ListState } from '../../lib/state.ts'
import { FigureLink } from '../FigureLink.tsx'
import { paths } from '../paths.ts'
import { hasHostPage } from './alertFacts.ts'
import { byHost, daysSince, type HostAlerts } from './alertGroups.ts'
import { DescriptionLines } from './DescriptionLines.tsx'

export interface AlertGroupDetailProps {
  /** The newest alerts of the group; `total`: all of them. */
  list: ListState<Alert>
  /** The group in the plain table. */
  tableTo: string
  onAcknowledge: (alert: Alert) => void
}

/** The alerts of a group by host, the newest first. */
export function AlertGroupDetail({ list, tableTo, onAcknowledge }: AlertGroupDetailProps) {
  const t = useText('alerts')
  switch (list.status) {
    case 'loading':
      return <Skeleton className="h-16" />
    case 'forbidden':
      return <p className="text-13 text-text-muted">{t('groups.failed')}</p>
    case 'failed':
      return (
        <Banner tone="danger" onRetry={list.retry}>
          <p className="font-medium">{t('groups.failed')}</p>
          <p className="wrap-anywhere">{list.error.message}</p>
        </Banner>
      )
    case 'ready': {
      const { value: rows, total = rows.length } = list
      if (rows.length === 0) return <p className="text-13 text-text-muted">{t('groups.none')}</p>
      const isComplete = rows.length >= total
      return (
        <div className="flex flex-col gap-3 text-13">
          <ul className="flex flex-col gap-1 max-md:gap-3">
            {byHost(rows).map((host) => (
              <li key={host.hostname}>
                <HostAlertList host={host} isComplete={isComplete} onAcknowledge={onAcknowledge} />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-3 text-text-muted">
            {isComplete ? null : <span>{t('groups.some', { shown: rows.length, count: total })}</span>}
            <FigureLink figure="alertsOfGroup" to={tableTo}>
              {t('groups.all', { count: total })}
            </FigureLink>
          </p>
        </div>
      )
    }
  }
}

interface HostAlertListProps extends Pick<AlertGroupDetailProps, 'onAcknowledge'> {
  host: HostAlerts
  /** All alerts of the group are loaded, so that those of the host can be counted. */
  isComplete: boolean
}

function HostAlertList({ host: { hostname, alerts }, isComplete, onAcknowledge }: HostAlertListProps) {
  const t = useText('alerts')
  const common = useText('common')
  const { dateTime } = useFormat()
  const now = useNow()
  const to = alerts.some(hasHostPage) ? paths.host(hostname) : null
  return (
    <div className="md:grid md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] md:gap-x-4">
      <p className="flex min-h-7 flex-wrap items-center gap-x-3 self-start">
        {hostname === '' ? (
          <span className="font-medium">{t('groups.noHost')}</span>
        ) : to ? (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-accent-text hover:underline"
          >
            <bdi translate="no">{hostname}</bdi>
          </Link>
        ) : (
          <bdi translate="no" className="font-medium wrap-anywhere">
            {hostname}
          </bdi>
        )}
        {isComplete && alerts.length > 1 ? (
          <span className="text-text-muted tabular-nums">{t('groups.host', { count: alerts.length })}</span>
        ) : null}
      </p>
      <ul className="flex min-w-0 flex-col gap-1 max-md:mt-1 max-md:border-l max-md:border-line max-md:pl-3">
        {alerts.map((alert) => {
          const days = daysSince(alert.date, now)
          const unaffectedReason = acknowledgeBlocker(alert)
          return (
            <li key={alert._id} className="flex flex-wrap items-start gap-x-3">
              <span className="min-w-0 flex-1 basis-64 py-1 wrap-anywhere">
                <DescriptionLines description={alert.description.slice(0, maxDescriptionLength)} />
              </span>
              <span className="shrink-0 py-1 text-text-muted tabular-nums">
                {days === null ? null : `${common('days', { count: days })} · `}
                {dateTime(alert.date)}
              </span>
              <IconButton
                label={t('acknowledge.one')}
                size="small"
                {...(unaffectedReason === null
                  ? {}
                  : { 'aria-disabled': true, title: t(`stays.${unaffectedReason}`) })}
                onClick={() => (unaffectedReason === null ? onAcknowledge(alert) : undefined)}
              >
                <CheckCheck aria-hidden size={14} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
