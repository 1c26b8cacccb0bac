import { WorkProgress } from '@inventory-console/ui/components/progress/WorkProgress'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type { AdvisedCloud } from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'
import { useRetrievals } from '../../platform/services.ts'

const order = ['oracle', 'aws', 'google'] as const satisfies readonly AdvisedCloud[]

/** Shown on every page during a retrieval of recommendations. The page that started it has loaded the texts. */
export function Retrievals() {
  const t = useText('cloud')
  const retrievals = useRetrievals()
  return (
    <div className="flex shrink-0 flex-wrap gap-x-8 gap-y-2 border-b border-line bg-surface-muted px-4 py-2 md:px-6">
      {order.map((cloud) => {
        const retrieval = retrievals[cloud]
        return retrieval ? (
          <WorkProgress
            key={cloud}
            label={t('retrieve.running', { cloud: t(`values.cloud.${cloud}`) })}
            note={t('retrieve.note')}
            onCancel={retrieval.stop}
            className="w-80"
          />
        ) : null
      })}
    </div>
  )
}
