import { lazy, Suspense } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import type { Recommendation } from './recommendation.ts'

const RecommendationDetails = lazy(async () => ({
  default: (await import('./RecommendationDetails.tsx')).RecommendationDetails,
}))

/** What opens below a row. */
export function recommendationDetail(row: Recommendation) {
  return (
    <Suspense fallback={<Skeleton data-arriving className="h-28" />}>
      <RecommendationDetails row={row} />
    </Suspense>
  )
}
