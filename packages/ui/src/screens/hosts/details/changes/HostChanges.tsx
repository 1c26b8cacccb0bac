import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '../../../../components/button/Button.tsx'
import { Dialog } from '../../../../components/dialog/Dialog.tsx'
import { FailedBlock, ForbiddenBlock } from '../../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { shortVersion } from '../../../../domain/shortForms.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { formatShortDate, missingValue } from '../../../../lib/format.ts'
import type { ListState } from '../../../../lib/state.ts'
import { HostCard, HostCardButton } from '../HostCard.tsx'
import type { DatedHostChanges, HostChange } from './hostChangesBetween.ts'

export { hostChangesBetween, type DatedHostChanges } from './hostChangesBetween.ts'

export interface HostChangesProps {
  /** Newest first. */
  list: ListState<DatedHostChanges>
  /** Length of the compared period. */
  days: number
}

/** Configuration changes of a host by date. */
export function HostChanges({ list, days }: HostChangesProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const { date: formatDate } = useFormat()
  if (list.status === 'forbidden') return <ForbiddenBlock />
  if (list.status === 'failed')
    return <FailedBlock title={t('changes.failed')} detail={list.error.message} onRetry={list.retry} />
  if (list.status === 'loading')
    return (
      <div aria-busy>
        <p className="sr-only">{common('state.loading')}</p>
        <Skeleton className="h-16" />
      </div>
    )
  if (list.value.length === 0) return <p className="text-13 text-text-muted">{t('changes.none', { days })}</p>
  return (
    <div className="flex flex-col gap-2 text-13">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {list.value.map(({ date, changes }) => (
          <div key={date} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-text-muted tabular-nums">
              <time dateTime={date}>{formatDate(date)}</time>
            </dt>
            <dd className="min-w-0">
              <ul className="flex flex-col gap-0.5">
                {changes.map((change) => (
                  <li key={changeKey(change)} className="wrap-anywhere">
                    <ChangeText change={change} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-text-muted">{t('changes.period', { days })}</p>
    </div>
  )
}

const shown = 3

/** The newest changes of a host; the others are in a dialog. */
export function HostChangesCard({ list, days }: HostChangesProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  const [open, setOpen] = useState(false)
  const lines = list.status === 'ready' ? changeLines(list.value) : []
  return (
    <HostCard
      title={t('changes.lately', { days })}
      action={
        lines.length > 0 ? (
          <HostCardButton onClick={() => setOpen(true)}>
            {t('changes.all', { count: lines.length })}
          </HostCardButton>
        ) : null
      }
    >
      {list.status === 'failed' ? (
        <p className="flex items-center gap-3 px-3.5 py-3 text-13">
          <span>{t('changes.failed')}</span>
          <Button size="small" onClick={list.retry}>
            {common('actions.retry')}
          </Button>
        </p>
      ) : list.status !== 'ready' ? (
        <div className="p-3.5">
          <HostChanges list={list} days={days} />
        </div>
      ) : lines.length === 0 ? (
        <p className="px-3.5 py-3 text-13 text-text-muted">{t('changes.none', { days })}</p>
      ) : (
        <ChangeLines lines={lines.slice(0, shown)} />
      )}
      {open ? (
        <Dialog
          open
          width="wide"
          title={t('changes.lately', { days })}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{common('actions.close')}</Button>}
        >
          <HostChanges list={list} days={days} />
        </Dialog>
      ) : null}
    </HostCard>
  )
}

/** A change in one line. */
export interface ChangeLine {
  date: string
  change: HostChange
}

/** All changes of a host, newest first. */
export function changeLines(changes: readonly DatedHostChanges[]): readonly ChangeLine[] {
  return changes.flatMap(({ date, changes }) => changes.map((change) => ({ date, change })))
}

export interface ChangeLinesProps {
  lines: readonly ChangeLine[]
  /** Dense lines without borders. */
  compact?: boolean
}

export function ChangeLines({ lines, compact = false }: ChangeLinesProps) {
  const { date: formatDate } = useFormat()
  return (
    <ul className="text-13">
      {lines.map(({ date, change }) => (
        <li
          key={date + changeKey(change)}
          className={clsx(
            'flex items-center gap-4',
            compact ? 'h-7' : 'h-9 border-line px-3.5 not-first:border-t',
          )}
        >
          <time
            dateTime={date}
            title={formatDate(date)}
            className="w-12 shrink-0 text-text-muted tabular-nums"
          >
            {formatShortDate(date)}
          </time>
          <span className="min-w-0 truncate">
            <ChangeText change={change} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChangeText({ change }: { change: HostChange }) {
  const t = useText('hostDetails')
  const format = useFormat()
  switch (change.kind) {
    case 'fact': {
      const text = (value: string | number) =>
        typeof value === 'number' ? format.number(value, 2) : value || missingValue
      return t(`changes.facts.${change.fact}`, { before: text(change.before), after: text(change.after) })
    }
    case 'databaseVersion': {
      const { name, before, after } = change
      return t('changes.databaseVersion', {
        name,
        before: shortVersion(before) || missingValue,
        after: shortVersion(after) || missingValue,
      })
    }
    case 'databaseAdded':
    case 'databaseRemoved':
      return t(`changes.${change.kind}`, { name: change.name })
    case 'firstReport':
      return t('changes.firstReport')
  }
}

function changeKey(change: HostChange): string {
  return JSON.stringify([
    change.kind,
    'fact' in change ? change.fact : null,
    'name' in change ? change.name : null,
  ])
}
