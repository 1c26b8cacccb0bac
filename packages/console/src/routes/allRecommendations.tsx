import { AllRecommendationsScreen } from '@inventory-console/ui/screens/cloud/AllRecommendationsScreen'
import { useAllRecommendations } from '../api/recommendations.ts'
import { useListView } from '../state/useListView.ts'
import { ListNotices } from './listRouteNotices.tsx'

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
