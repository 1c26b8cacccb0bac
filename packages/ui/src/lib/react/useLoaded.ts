import { useEffect, useState } from 'react'

/**
 * A part that is fetched after the page stands, `null` until then. Unlike `lazy`, it keeps the type parameters of a
 * component, and nothing waits for it. `load`: the same function each time.
 */
export function useLoaded<Part>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null)
  useEffect(() => {
    if (!wanted) return
    // What cannot be fetched is left out: the page can be used without it.
    const leaveOut = () => undefined
    void load().then((loaded) => setPart({ loaded }), leaveOut)
  }, [wanted, load])
  return part?.loaded ?? null
}
