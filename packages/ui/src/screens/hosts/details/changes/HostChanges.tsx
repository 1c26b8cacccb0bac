import { FailedBlock, ForbiddenBlock } from '../../../../components/feedback/Block.tsx'
import { Skeleton } from '../../../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'
import type { ListState } from '../../../../lib/state.ts'
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
        before: before || missingValue,
        after: after || missingValue,
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
