import { useEffect, useState } from 'react'

/** Milliseconds: what is there sooner has no skeleton; one that has shown stays for so long. */
const patience = 150
const shortest = 300

/** True while loading, and once the skeleton has shown for a moment, so that it never flashes. */
export function useCalmLoading(loading: boolean): boolean {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => {
    if (!loading) return undefined
    // A busy page runs its timers late: the skeleton has shown all the same.
    const since = performance.now() + patience
    const shown = setTimeout(() => setUntil(since + shortest), patience)
    return () => clearTimeout(shown)
  }, [loading])
  useEffect(() => {
    if (until === null) return undefined
    const done = setTimeout(() => setUntil(null), until - performance.now())
    return () => clearTimeout(done)
  }, [until])
  return loading || until !== null
}
