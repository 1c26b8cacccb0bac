import { AllRecommendationsScreen } from '@inventory-console/ui/screens/cloud/recommendations/AllRecommendationsScreen'
import { ListNotices } from '../../platform/list-route/listRouteNotices.tsx'
import { useListView } from '../../platform/url-state/useListView.ts'
import { useAllRecommendations } from './recommendationQueries.ts'

export function AllRecommendationsRoute() {
  const { list, missing, refresh, stale } = useAllRecommendations()
  const [view, setView] = useListView()
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ListNotices forbidden={false} stale={stale} onRetry={refresh} />
      <div className="min-h-0 flex-1">
        <AllRecommendationsScreen
          list={list}
          missing={missing}
          view={view}
          onViewChange={setView}
          onRefresh={refresh}
        />
      </div>
    </div>
  )
}
