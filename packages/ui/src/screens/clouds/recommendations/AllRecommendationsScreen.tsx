import { Notice } from '../../../components/shell/Notices.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { ListState } from '../../../lib/state.ts'
import { ListScreen } from '../../../list-screen/ListScreen.tsx'
import type { ListViewProps } from '../../../list-screen/views/useListView.ts'
import type { AdvisedCloud, Recommendation } from './recommendation.ts'
import { recommendationColumns, recommendationCounts } from './recommendationColumns.ts'
import { recommendationDetail } from './recommendationDetail.tsx'
import { chartsByCloud } from './recommendationSummary.tsx'

export interface AllRecommendationsScreenProps extends ListViewProps {
  list: ListState<Recommendation>
  /** Clouds whose request failed. The list is complete for the others. */
  missing: readonly AdvisedCloud[]
  onRefresh?: (() => void) | undefined
}

/** Recommendations of all clouds. A failing cloud does not affect the others. */
export function AllRecommendationsScreen({ missing, onRefresh, ...rest }: AllRecommendationsScreenProps) {
  const t = useText('cloud')
  const names = missing.map((cloud) => t(`values.cloud.${cloud}`)).join(', ')
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {missing.length === 0 ? null : (
        <Notice tone="warning" text={t('run.missing', { names })} onRetry={onRefresh} />
      )}
      <div className="min-h-0 flex-1">
        <ListScreen
          area="cloud.all"
          columns={recommendationColumns.all}
          counts={recommendationCounts.all}
          rowId={({ id }) => id}
          onRefresh={onRefresh}
          detail={recommendationDetail}
          summary={chartsByCloud}
          {...rest}
        />
      </div>
    </div>
  )
}
