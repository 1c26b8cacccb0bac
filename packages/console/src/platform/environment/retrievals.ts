import type { AdvisedCloud } from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'

/** A retrieval of recommendations that continues when the user leaves the page. */
interface Retrieval {
  stop: () => void
}

export type Retrievals = Readonly<Partial<Record<AdvisedCloud, Retrieval>>>
