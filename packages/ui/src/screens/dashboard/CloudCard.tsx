import { Cloud as CloudIcon } from 'lucide-react'
import { Button } from '../../components/button/Button.tsx'
import { cloudColour } from '../../domain/tones.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Link } from '../../lib/react/links.tsx'
import type { OneState } from '../../lib/state.ts'

export interface CloudCardProps {
  /** Each cloud answers for itself. */
  clouds: {
    oracle: OneState<number>
    aws: OneState<number>
  }
  to: { oracle: string | null; aws: string | null }
}

/** How many objects the profiles see in each cloud, snapshots not counted. */
export function CloudCard({ clouds, to }: CloudCardProps) {
  const t = useText('dashboard')
  return (
    <section
      aria-label={t('cloud.title')}
      className="min-w-0 rounded-panel border border-line bg-surface-raised p-4"
    >
      <h2 className="mb-1 flex min-h-7 items-center gap-2 text-14 font-semibold">
        <CloudIcon size={16} className="shrink-0 text-text-muted" />
        <span>{t('cloud.title')}</span>
      </h2>
      <ul className="divide-y divide-line text-13">
        {(['oracle', 'aws'] as const).map((cloud) => (
          <li key={cloud} className="flex min-h-9 items-center gap-2">
            <Dot color={cloudColour(cloud)} />
            <span className="min-w-0 flex-1">{t(`cloud.${cloud}`)}</span>
            <Count state={clouds[cloud]} to={to[cloud]} name={t(`cloud.${cloud}`)} />
          </li>
        ))}
        <li className="flex min-h-9 items-center gap-2">
          <Dot color={cloudColour('azure')} />
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

function Count({ state, to, name }: { state: OneState<number>; to: string | null; name: string }) {
  const t = useText('dashboard')
  const common = useText('common')
  const { number } = useFormat()
  if (state.status === 'loading')
    return <span className="text-12 text-text-muted">{common('state.loading')}</span>
  if (state.status === 'ready') {
    const shown = <span className="font-medium tabular-nums">{number(state.value)}</span>
    if (to === null) return shown
    return (
      <Link
        to={to}
        aria-label={t('cloud.objects', { name, count: state.value })}
        className="inline-flex min-h-6 min-w-6 items-center justify-end text-accent-text hover:underline"
      >
        {shown}
      </Link>
    )
  }
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
