import { History } from 'lucide-react'
import { Badge } from '../../components/badge/Badge.tsx'
import type { Tone } from '../../components/badge/tones.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import type { Change, ChangeId, ChangesState } from './changes.ts'

const tones: Record<ChangeId, Tone> = {
  newHosts: 'info',
  goneHosts: 'warning',
  newDatabases: 'info',
  goneDatabases: 'warning',
  silentAgents: 'danger',
  newOptions: 'warning',
  complianceFell: 'danger',
  complianceRose: 'success',
  supportEnded: 'danger',
  supportEnds: 'warning',
}

/** As high as a line of the list, and as its skeleton: what stands below stays where it is. */
const sentence = 'flex min-h-9 items-center text-13 text-text-muted'

/** What the services can tell of the time since the last visit; what they cannot is said to be unknown. */
export function ChangesCard({ state, narrowed }: { state: ChangesState; narrowed: boolean }) {
  const t = useText('dashboard')
  const common = useText('common')
  const { dateTime } = useFormat()
  return (
    <section
      aria-label={t('changes.title')}
      aria-busy={state.status === 'loading'}
      className="min-w-0 rounded-panel border border-line bg-surface-raised p-4"
    >
      <div className="flex min-h-7 flex-wrap items-center gap-x-2">
        <History size={16} className="shrink-0 text-text-muted" />
        <h2 className="text-14 font-semibold">{t('changes.title')}</h2>
        {state.status === 'first' ? null : (
          <span className="text-12 text-text-muted tabular-nums">{dateTime(state.since)}</span>
        )}
      </div>
      {narrowed && state.status !== 'first' ? (
        <p className="text-12 text-text-muted">{t('changes.narrowed')}</p>
      ) : null}
      {state.status === 'first' ? <p className={`mt-2 ${sentence}`}>{t('changes.first')}</p> : null}
      {state.status === 'loading' ? (
        <div className="mt-2">
          <span className="sr-only">{common('state.loading')}</span>
          <Skeleton className="h-9" />
        </div>
      ) : null}
      {state.status === 'ready' ? (
        <div className="mt-2 flex flex-col gap-2">
          {state.changes.length === 0 && state.unknown.length === 0 ? (
            <p className={sentence}>{t('changes.none')}</p>
          ) : null}
          {state.changes.length > 0 ? (
            <ul className="divide-y divide-line">
              {state.changes.map((change) => (
                <Line key={`${change.id} ${change.product}`} change={change} />
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
        </div>
      ) : null}
    </section>
  )
}

/** Names that a line tells before it only counts. */
const told = 3

function Line({ change: { id, count, names, to, product } }: { change: Change }) {
  const t = useText('dashboard')
  const { number } = useFormat()
  const rest = count - Math.min(told, names.length)
  const text = t(`changes.${id}`, { count, product: product ? t(`changes.products.${product}`) : '' })
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-13">
      <Badge tone={tones[id]}>{number(count)}</Badge>
      {to === null ? (
        <span>{text}</span>
      ) : (
        <Link to={to} className="inline-flex min-h-6 items-center text-accent-text hover:underline">
          {text}
        </Link>
      )}
      {names.length > 0 ? (
        <span className="min-w-0 wrap-anywhere text-text-muted">
          <bdi translate="no">{names.slice(0, told).join(', ')}</bdi>
          {rest > 0 ? ` +${number(rest)}` : ''}
        </span>
      ) : null}
    </li>
  )
}
