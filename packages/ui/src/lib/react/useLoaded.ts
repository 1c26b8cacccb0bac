import { useEffect, useState } from 'react'

/**
 * Loads a module after the page has rendered, and returns `null` until then. Unlike `lazy` it keeps type
 * parameters and does not suspend. `load` must be referentially stable.
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null)
  useEffect(() => {
    if (!wanted) return
    // Optional parts are omitted if their import fails.
    const leaveOut = () => undefined
    void load().then((loaded) => setPart({ loaded }), leaveOut)
  }, [wanted, load])
  return part?.loaded ?? null
}
