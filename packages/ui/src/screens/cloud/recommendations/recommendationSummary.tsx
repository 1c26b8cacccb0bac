import { Suspense } from 'react'
import { lazyPart } from '../../../lib/react/lazyPart.ts'
import type { Found } from '../../../list-screen/listProps.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { Recommendation } from './recommendation.ts'

const RecommendationCharts = lazyPart(
  async () => (await import('./RecommendationCharts.tsx')).RecommendationCharts,
)

export function chartsOfCloud(found: Found<Recommendation> | null) {
  return <Summary found={found} />
}

export function chartsByCloud(found: Found<Recommendation> | null) {
  return <Summary found={found} byCloud />
}

interface SummaryProps {
  found: Found<Recommendation> | null
  byCloud?: boolean
}

function Summary({ found, byCloud = false }: SummaryProps) {
  if (found === null) return <SummarySkeleton />
  return (
    <Suspense
      fallback={
        <div data-arriving>
          <SummarySkeleton />
        </div>
      }
    >
      <RecommendationCharts found={found} byCloud={byCloud} />
    </Suspense>
  )
}
