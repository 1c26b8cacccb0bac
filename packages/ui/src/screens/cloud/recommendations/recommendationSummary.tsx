import { Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { lazyPart } from '../../../lib/react/lazyPart.ts'
import { useNarrow } from '../../../lib/values/narrow.ts'
import type { Found } from '../../../list-screen/listProps.ts'
import { chartHeight, chartsGrid } from './chartLayout.ts'
import type { Recommendation } from './recommendation.ts'

const RecommendationCharts = lazyPart(
  async () => (await import('./RecommendationCharts.tsx')).RecommendationCharts,
)

/** Above the list of one cloud. */
export function chartsOfCloud(found: Found<Recommendation>) {
  return <Summary found={found} />
}

/** Above the list of all clouds. */
export function chartsByCloud(found: Found<Recommendation>) {
  return <Summary found={found} byCloud />
}

function Summary({ found, byCloud = false }: { found: Found<Recommendation>; byCloud?: boolean }) {
  if (found.rows.length === 0) return null
  return (
    <Suspense
      fallback={
        <div data-arriving>
          <SummaryLoading />
        </div>
      }
    >
      <RecommendationCharts found={found} byCloud={byCloud} />
    </Suspense>
  )
}

/** As high as the title and the charts will be. */
export function SummaryLoading() {
  const narrow = useNarrow()
  return (
    <div>
      <Skeleton className="h-10 max-w-80" />
      {narrow ? null : (
        <div className={`mt-2 ${chartsGrid}`}>
          <Skeleton className={chartHeight} />
          <Skeleton className={chartHeight} />
          <Skeleton className={chartHeight} />
        </div>
      )}
    </div>
  )
}
