import { isRecord, ownValue } from '@inventory-console/ui/lib/records'

type Counts = Readonly<Record<string, number>>

/** Counts of the work cards in two visits. Part of the persisted state, so cleared on logout. */
export interface WorkCounts {
  /** End of the visit before, which identifies this visit; `null` for the first. */
  visit: number | null
  counts: Counts
  /** Last counts of the visit before. */
  earlier: Counts
}

/** Starts a visit. A visit without counts leaves the next one without earlier counts. */
export function startWork(stored: WorkCounts | null, visit: number | null): WorkCounts {
  return stored?.visit === visit ? stored : { visit, counts: {}, earlier: stored?.counts ?? {} }
}

export function recordWork(
  stored: WorkCounts | null,
  visit: number | null,
  id: string,
  count: number,
): WorkCounts {
  const work = startWork(stored, visit)
  return ownValue(work.counts, id) === count ? work : { ...work, counts: { ...work.counts, [id]: count } }
}

export function readWorkCounts(stored: unknown): WorkCounts | null {
  if (!isRecord(stored)) return null
  const { visit, counts, earlier } = stored
  return {
    visit: typeof visit === 'number' ? visit : null,
    counts: readCounts(counts),
    earlier: readCounts(earlier),
  }
}

function readCounts(stored: unknown): Counts {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(
    entries.flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
  )
}
