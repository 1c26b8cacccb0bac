import { Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { lazy } from '../../../lib/lazy.ts'
import type { Recommendation } from './recommendation.ts'

const RecommendationDetails = lazy(
  async () => (await import('./RecommendationDetails.tsx')).RecommendationDetails,
)

/** Expanded row content. */
export function recommendationDetail(row: Recommendation) {
  return (
    <Suspense fallback={<Skeleton data-loading className="h-28" />}>
      <RecommendationDetails row={row} />
    </Suspense>
  )
}
