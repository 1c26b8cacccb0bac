import { Suspense } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import type { Recommendation } from './recommendation.ts'

const RecommendationCharts = lazy(
  async () => (await import('./RecommendationCharts.tsx')).RecommendationCharts,
)

export function chartsOfCloud(filtered: FilteredRows<Recommendation> | null) {
  return <Summary filtered={filtered} />
}

export function chartsByCloud(filtered: FilteredRows<Recommendation> | null) {
  return <Summary filtered={filtered} byCloud />
}

interface SummaryProps {
  filtered: FilteredRows<Recommendation> | null
  byCloud?: boolean
}

function Summary({ filtered, byCloud = false }: SummaryProps) {
  if (filtered === null) return <SummarySkeleton />
  return (
    <Suspense
      fallback={
        <div data-loading>
          <SummarySkeleton />
        </div>
      }
    >
      <RecommendationCharts filtered={filtered} byCloud={byCloud} />
    </Suspense>
  )
}
