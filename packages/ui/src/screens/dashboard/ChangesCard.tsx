import { Suspense, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { FigureLink } from '../FigureLink.tsx'

const CompareDialog = lazy(
  async () => (await import('../../list-screen/compare/CompareDialog.tsx')).CompareDialog,
)

export interface ChangesCardProps {
  state: ChangesState
  isFiltered: boolean
  onCompare: OnCompare
}

/** Linked counts of the changes since the last visit, and the comparison of two dates. Nothing on a first visit. */
export function ChangesCard({ state, isFiltered, onCompare }: ChangesCardProps) {
  const t = useText('dashboard')
  const common = useText('common')
  const { dateTime } = useFormat()
  if (state.status === 'first') return null
  return (
    <section
      aria-label={t('changes.title')}
      aria-busy={state.status === 'loading'}
      className="min-w-0 rounded-panel border border-line bg-surface-raised px-4 py-0.5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-13">
        <h2 className="flex min-h-8 flex-wrap items-baseline gap-x-2 text-14 leading-8 font-semibold">
          <span>{t('changes.title')}</span>
          <span className="text-12 font-normal text-text-muted tabular-nums">{dateTime(state.since)}</span>
        </h2>
        {state.status === 'loading' ? (
          <>
            <span className="sr-only">{common('state.loading')}</span>
            <Skeleton className="w-80" />
          </>
        ) : null}
        {state.status === 'ready' ? (
          <>
            {state.changes.length === 0 && state.unknown.length === 0 ? (
              <p className="text-text-muted">{t('changes.none')}</p>
            ) : null}
            {state.changes.length > 0 ? (
              <ul className="contents">
                {state.changes.map((change) => (
                  <Item key={`${change.id} ${change.product}`} change={change} since={state.since} />
                ))}
              </ul>
            ) : null}
            {state.unknown.length > 0 ? (
              <div className="flex flex-wrap items-center gap-2 text-12 text-text-muted">
                <span>
                  {t('changes.unknown', {
                    names: state.unknown.map((id) => t(`changes.names.${id}`)).join(', '),
                  })}
                </span>
                <Button size="small" variant="ghost" onClick={state.retry}>
                  {common('actions.retry')}
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
        <Compare onCompare={onCompare} since={state.since} />
      </div>
      {isFiltered ? <p className="text-12 text-text-muted">{t('changes.narrowed')}</p> : null}
    </section>
  )
}

function Compare({ onCompare, since }: Pick<ChangesCardProps, 'onCompare'> & { since: number }) {
  const t = useText('dashboard')
  const [list, setList] = useState<'hosts' | 'databases' | null>(null)
  return (
    <div className="-ml-2 flex flex-wrap gap-2 sm:ml-auto">
      {(['hosts', 'databases'] as const).map((one) => (
        <Button key={one} size="small" variant="ghost" onClick={() => setList(one)}>
          {t(`changes.compare.${one}`)}
        </Button>
      ))}
      {list === null ? null : (
        <Suspense fallback={<span data-loading />}>
          <CompareDialog
            lastVisit={since}
            onCompare={(from, to) => onCompare(list, from, to)}
            onClose={() => setList(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Item({ change: { id, count, names, to, product }, since }: { change: Change; since: number }) {
  const t = useText('dashboard')
  const common = useText('common')
  const { number, date } = useFormat()
  const text = t(`changes.${id}`, {
    count,
    product: product ? common(`products.${product}`) : '',
    day: date(since),
  })
  const hiddenCount = count - names.length
  return (
    <li className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-2">
      {id === 'complianceFell' || id === 'complianceRose' ? (
        <span>{text}</span>
      ) : (
        <FigureLink figure={id} to={to}>
          {text}
        </FigureLink>
      )}
      {to === null && names.length > 0 ? (
        <span className="min-w-0 wrap-anywhere text-text-muted">
          <bdi translate="no">{names.join(', ')}</bdi>
          {hiddenCount > 0 ? <bdi translate="no">{` +${number(hiddenCount)}`}</bdi> : null}
        </span>
      ) : null}
    </li>
  )
}

/** Kinds of changes since the last visit. */
export type ChangeId =
  | 'newHosts'
  | 'goneHosts'
  | 'newDatabases'
  | 'goneDatabases'
  | 'newlySilent'
  | 'newLicenseAlerts'
  | 'newInventoryAlerts'
  | 'newOptions'
  | 'supportEnded'
  | 'complianceFell'
  | 'complianceRose'

export interface Change {
  id: ChangeId
  count: number
  /** First names of a change without a list. */
  names: readonly string[]
  /** List of exactly these; `null` if there is none. */
  to: string | null
  /** Only for contracts. */
  product?: 'oracle' | 'mysql' | 'sqlServer'
}

export type ChangesState =
  /** First visit on this device. */
  | { status: 'first' }
  | { status: 'loading'; since: number }
  | {
      status: 'ready'
      since: number
      changes: readonly Change[]
      /** Changes whose request failed. */
      unknown: readonly ChangeId[]
      retry: () => void
    }

/** Opens the comparison of a list. Days are YYYY-MM-DD; `to` null: today. */
export type OnCompare = (list: 'hosts' | 'databases', from: string, to: string | null) => void
