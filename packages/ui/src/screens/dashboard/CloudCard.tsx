import { Cloud as CloudIcon } from 'lucide-react'
import { Button } from '../../components/button/Button.tsx'
import { cloudColor } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/links.ts'
import type { OneState } from '../../lib/state.ts'
import { paths } from '../paths.ts'

export interface CloudCardProps {
  /** Number of objects per cloud. */
  clouds: {
    oracle: OneState<number>
    aws: OneState<number>
  }
}

const recommendations = { oracle: paths.oracleRecommendations, aws: paths.awsRecommendations }

/** Number of objects per cloud, without snapshots. */
export function CloudCard({ clouds }: CloudCardProps) {
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
                to={recommendations[cloud]}
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
      </ul>
    </section>
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
