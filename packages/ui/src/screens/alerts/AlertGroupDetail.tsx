import type { Alert } from '@inventory-console/api-mocks/contract'
import { CheckCheck } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button, IconButton } from '../../components/button/Button.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { Readable } from '../../data-table/cells/cells.tsx'
import { alertHost, acknowledgeBlocker, maxDescriptionLength } from '../../domain/alerts.ts'
import { isSilentAgent, silentDays } from '../../domain/alertWindow.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { Link } from '../../lib/links.ts'
import type { ListState } from '../../lib/state.ts'
import { FigureLink } from '../FigureLink.tsx'
import { paths } from '../paths.ts'
import { hasHostPage } from './alertFacts.ts'
import { sortByHost, withoutHost } from './alertGroups.ts'
import { DescriptionLines } from './DescriptionLines.tsx'

export interface AlertGroupDetailProps {
  /** The newest alerts of the group; `total`: all of them. */
  list: ListState<Alert>
  /** The group in the plain table; null if the table cannot show exactly its alerts. */
  tableTo: string | null
  onAcknowledge: (alert: Alert) => void
}

/** Alerts shown before the user asks for more. */
const firstCount = 8

/** The alerts of a group: host, what happened, age and action. Agents that do not report, longest silent first. */
export function AlertGroupDetail({ list, tableTo, onAcknowledge }: AlertGroupDetailProps) {
  const t = useText('alerts')
  const [showsAll, setShowsAll] = useState(false)
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
      const sortedRows = sortByHost(rows)
      const shownRows = showsAll ? sortedRows : sortedRows.slice(0, firstCount)
      const isSilent = rows.every(isSilentAgent)
      return (
        <div className="flex flex-col gap-1 text-13 md:ps-15">
          <AlertLines rows={shownRows} onAcknowledge={isSilent ? null : onAcknowledge} />
          <p className="flex flex-wrap items-center gap-x-3 text-text-muted">
            {shownRows.length < sortedRows.length ? (
              <Button size="small" variant="ghost" className="-ms-2" onClick={() => setShowsAll(true)}>
                {t('groups.more', { count: sortedRows.length - shownRows.length })}
              </Button>
            ) : null}
            {rows.length < total ? (
              <span>{t('groups.some', { shown: rows.length, count: total })}</span>
            ) : null}
            {tableTo === null ? null : (
              <FigureLink figure="alertsOfGroup" to={tableTo}>
                {t('groups.all', { count: total })}
              </FigureLink>
            )}
            {isSilent ? <span>{t('stays.silent')}</span> : null}
          </p>
        </div>
      )
    }
  }
}

interface AlertLinesProps {
  rows: readonly Alert[]
  /** `null` if no alert of the group can be marked as read. */
  onAcknowledge: ((alert: Alert) => void) | null
}

/** When the focused alert is removed, the next one gets the focus. */
function AlertLines({ rows, onAcknowledge }: AlertLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  /** Index of the line with the focus, or -1. */
  const focusedLine = useRef(-1)
  useLayoutEffect(() => {
    if (focusedLine.current < 0 || document.activeElement !== document.body) return
    const line = list.current?.children[Math.min(focusedLine.current, rows.length - 1)]
    line?.querySelector<HTMLElement>('button')?.focus()
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its buttons
    <ul
      ref={list}
      className="-my-1 divide-y divide-line"
      onFocus={({ currentTarget, target }) => {
        focusedLine.current = [...currentTarget.children].findIndex((line) => line.contains(target))
      }}
      onBlur={() => {
        focusedLine.current = -1
      }}
    >
      {rows.map((alert) => (
        <AlertLine key={alert._id} alert={alert} onAcknowledge={onAcknowledge} />
      ))}
    </ul>
  )
}

interface AlertLineProps {
  alert: Alert
  /** `null` if no alert of the group can be marked as read. */
  onAcknowledge: ((alert: Alert) => void) | null
}

function AlertLine({ alert, onAcknowledge }: AlertLineProps) {
  const t = useText('alerts')
  const common = useText('common')
  const table = useText('table')
  const { age, dateTime } = useFormat()
  const now = useNow()
  const hostname = alertHost(alert)
  const days = isSilentAgent(alert) ? silentDays(alert) : null
  const unaffectedReason = acknowledgeBlocker(alert)
  const action = t('acknowledge.one')
  return (
    <li className="grid min-h-7 items-start gap-x-4 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_7rem_1.75rem]">
      <span className="min-w-0 py-1 wrap-anywhere">
        {hostname === '' ? (
          <span className="text-text-muted">{t('groups.noHost')}</span>
        ) : hasHostPage(alert) ? (
          <Link
            to={paths.host(hostname)}
            className="-my-1 inline-flex min-h-6 items-center text-accent-text hover:underline"
          >
            <bdi translate="no">{hostname}</bdi>
          </Link>
        ) : (
          <bdi translate="no">{hostname}</bdi>
        )}
      </span>
      <span className="min-w-0 py-1 wrap-anywhere">
        <Readable read={() => alert.description}>
          {days === null ? (
            <DescriptionLines
              description={withoutHost(alert.description, hostname).slice(0, maxDescriptionLength)}
            />
          ) : (
            <>
              {t('groups.silent')}{' '}
              <strong className="font-semibold text-danger-text tabular-nums">
                {common('days', { count: days })}
              </strong>
            </>
          )}
        </Readable>
      </span>
      {days === null ? (
        <span className="py-1 text-text-muted tabular-nums md:text-right">
          <Readable read={() => alert.date}>
            <time dateTime={alert.date} title={dateTime(alert.date)}>
              {age(alert.date, now)}
            </time>
          </Readable>
        </span>
      ) : null}
      {onAcknowledge === null ? null : (
        <IconButton
          label={table('actions.of', { action, name: hostname || alert.description })}
          title={action}
          size="small"
          {...(unaffectedReason === null
            ? {}
            : { 'aria-disabled': true, title: t(`stays.${unaffectedReason}`) })}
          onClick={() => (unaffectedReason === null ? onAcknowledge(alert) : undefined)}
        >
          <CheckCheck aria-hidden size={14} />
        </IconButton>
      )}
    </li>
  )
}
