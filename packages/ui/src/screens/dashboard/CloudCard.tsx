import { Cloud as CloudIcon, TriangleAlert } from 'lucide-react'
import { figureTo, listFigures } from '../../columns/figures.ts'
import { Button } from '../../components/button/Button.tsx'
import { cloudColor } from '../../domain/tones.ts'
import type { CloudError } from '../../domain/troubleshooting.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import type { ListState, OneState } from '../../lib/state.ts'
import { useNow } from '../../lib/values/clock.ts'
import { FigureLink } from '../FigureLink.tsx'

interface CloudErrorsState {
  list: ListState<CloudError>
  /** Clouds whose request failed. */
  silent: readonly CloudError['cloud'][]
  refresh: () => void
}

export interface CloudCardProps {
  /** Number of objects per cloud. */
  clouds: {
    oracle: OneState<number>
    aws: OneState<number>
  }
  to: { oracle: string; aws: string }
  /** Errors of the last retrieval of each cloud; `null` if the menu has no clouds. */
  errors: CloudErrorsState | null
}

/** Number of objects per cloud, without snapshots. */
export function CloudCard({ clouds, to, errors }: CloudCardProps) {
  const t = useText('dashboard')
  return (
    <section
      aria-label={t('cloud.title')}
      className="min-w-0 rounded-panel border border-line bg-surface-raised px-4 pt-2 pb-3"
    >
      <h2 className="mb-1 flex min-h-7 items-center gap-2 text-14 font-semibold">
        <CloudIcon size={16} className="shrink-0 text-text-muted" />
        <span>{t('cloud.title')}</span>
      </h2>
      <ul className="divide-y divide-line text-13">
        {(['oracle', 'aws'] as const).map((cloud) => (
          <li key={cloud} className="flex min-h-9 items-center gap-2">
            <Dot color={cloudColor(cloud)} />
            <span className="min-w-0 flex-1">
              <Link
                to={to[cloud]}
                className="inline-flex min-h-6 items-center text-accent-text hover:underline"
              >
                {t(`cloud.${cloud}`)}
              </Link>
            </span>
            <Count state={clouds[cloud]} name={t(`cloud.${cloud}`)} />
          </li>
        ))}
        <li className="flex min-h-9 items-center gap-2">
          <Dot color={cloudColor('azure')} />
          <span className="min-w-0 flex-1">{t('cloud.azure')}</span>
          <span className="text-12 text-text-muted">{t('cloud.notCounted')}</span>
        </li>
        {errors ? <Errors {...errors} /> : null}
      </ul>
    </section>
  )
}

function Errors({ list, silent, refresh }: CloudErrorsState) {
  const t = useText('dashboard')
  const common = useText('common')
  const now = useNow()
  const count = list.status === 'ready' ? list.rows.length : 0
  const isUnknown = silent.length > 0 || list.status === 'failed'
  if (count === 0 && !isUnknown) return null
  return (
    <li className="flex min-h-9 flex-wrap items-center gap-2">
      <TriangleAlert size={14} className="-mx-0.5 shrink-0 text-warning-icon" />
      {count > 0 ? (
        <FigureLink figure="cloudErrors" to={figureTo(listFigures.cloudErrors, now)}>
          {t('cloud.errors', { count })}
        </FigureLink>
      ) : null}
      {isUnknown ? (
        <span className="flex items-center gap-2 text-12 text-text-muted">
          <span>{t('cloud.errorsUnknown')}</span>
          <Button size="small" variant="ghost" onClick={refresh}>
            {common('actions.retry')}
          </Button>
        </span>
      ) : null}
    </li>
  )
}

function Dot({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-chip forced-color-adjust-none"
      style={{ background: color }}
    />
  )
}

function Count({ state, name }: { state: OneState<number>; name: string }) {
  const t = useText('dashboard')
  const common = useText('common')
  const { number } = useFormat()
  if (state.status === 'loading')
    return <span className="text-12 text-text-muted">{common('state.loading')}</span>
  if (state.status === 'ready') return <span className="font-medium tabular-nums">{number(state.value)}</span>
  return (
    <span className="flex items-center gap-2 text-12 text-text-muted">
      <span {...(state.status === 'failed' ? { title: state.error.message } : {})}>{t('cloud.unknown')}</span>
      {state.status === 'failed' ? (
        <Button size="small" variant="ghost" onClick={state.retry}>
          {common('actions.retry')}
          <span className="sr-only">{name}</span>
        </Button>
      ) : null}
    </span>
  )
}
