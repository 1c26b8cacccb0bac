import { RadioTower } from 'lucide-react'
import { ButtonLink } from '../../components/button/Button.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import type { OneState } from '../../lib/state.ts'
import { paths } from '../paths.ts'
import { StateCard } from './StateCard.tsx'

/** Agents that send nothing; the link opens exactly these. */
export function AgentsCard({ state, linked }: { state: OneState<number>; linked: boolean }) {
  const t = useText('dashboard')
  const { number } = useFormat()
  return (
    <StateCard
      title={t('agents.title')}
      icon={RadioTower}
      state={state}
      failed={t('alerts.failed')}
      skeleton="h-14"
    >
      {(count) => (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-28 font-semibold tabular-nums">{number(count)}</span>
          <span className="min-w-0 flex-1 text-13 text-text-muted">{t('agents.silent', { count })}</span>
          {linked && count > 0 ? (
            <ButtonLink size="small" to={paths.alertsOf({ category: 'AGENT', code: 'NO_DATA' })}>
              {t('agents.inspect')}
            </ButtonLink>
          ) : null}
        </div>
      )}
    </StateCard>
  )
}
