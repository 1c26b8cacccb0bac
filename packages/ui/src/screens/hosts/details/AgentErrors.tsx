import type { AgentError } from '@inventory-console/api-mocks/contract'
import { Banner } from '../../../components/banner/Banner.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { joinNonEmpty } from '../../../lib/text.ts'

/** Errors of the agent, which can leave the rest of the page incomplete. */
export function AgentErrors({ errors }: { errors: readonly AgentError[] }) {
  const t = useText('hostDetails')
  return (
    <Banner tone="warning">
      <details>
        <summary className="min-h-6 cursor-pointer rounded-control py-0.5">
          {t('agentErrors', { count: errors.length })}
        </summary>
        <ul className="list-disc py-1 pl-5">
          {errors.map(({ source, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- errors may repeat, and their order never changes
            <li key={index}>{joinNonEmpty(source, message)}</li>
          ))}
        </ul>
      </details>
    </Banner>
  )
}
