import type { AdvisedCloud } from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'

/** A retrieval of recommendations that somebody waits for, on whatever page. */
interface Retrieval {
  stop: () => void
}

export type Retrievals = Readonly<Partial<Record<AdvisedCloud, Retrieval>>>
