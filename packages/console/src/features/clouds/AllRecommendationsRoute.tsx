import { AllRecommendationsScreen } from '@inventory-console/ui/screens/clouds/recommendations/AllRecommendationsScreen'
import { ListFrame } from '../../platform/list-route/ListFrame.tsx'
import { useUrlView } from '../../platform/url-state/useUrlView.ts'
import { useAllRecommendations } from './recommendationQueries.ts'

export function AllRecommendationsRoute() {
  const { list, missing, refresh, stale } = useAllRecommendations()
  const [view, setView] = useUrlView()
  return (
    <ListFrame forbidden={false} stale={stale} onRetry={refresh}>
      <AllRecommendationsScreen
        list={list}
        missing={missing}
        view={view}
        onViewChange={setView}
        onRefresh={refresh}
      />
    </ListFrame>
  )
}
