import type { AgentError } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../components/banner/Banner.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { joined } from '../../lib/values/joined.ts'

/** Errors of the agent, which can leave the rest of the page incomplete. */
export function AgentErrors({ errors }: { errors: readonly AgentError[] | null }) {
  const t = useText('hostDetails')
  const told = errors ?? []
  if (told.length === 0) return null
  return (
    <Banner tone="warning">
      <details>
        <summary className="min-h-6 cursor-pointer rounded-control py-0.5">
          {t('agentErrors', { count: told.length })}
        </summary>
        <ul className="list-disc py-1 pl-5">
          {told.map(({ source, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- errors may repeat, and their order never changes
            <li key={index}>{joined(source, message)}</li>
          ))}
        </ul>
      </details>
    </Banner>
  )
}
