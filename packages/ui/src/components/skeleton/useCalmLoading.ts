import { useEffect, useState } from 'react'

/** True while loading, and once the skeleton has shown (after 150 ms) for at least 300 ms, so that it never flashes. */
export function useCalmLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!loading) return undefined
    const shown = setTimeout(() => setHeld(true), 150)
    return () => clearTimeout(shown)
  }, [loading])
  useEffect(() => {
    if (!held) return undefined
    const done = setTimeout(() => setHeld(false), 300)
    return () => clearTimeout(done)
  }, [held])
  return loading || held
}
