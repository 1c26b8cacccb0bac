import { useEffect, useState } from 'react'

/**
 * Loads a module after the page has rendered, and returns `null` until then. Unlike `lazy` it keeps type
 * parameters and does not suspend. `load` must be referentially stable.
 */
export function useLazyModule<Module>(enabled: boolean, load: () => Promise<Module>): Module | null {
  const [loadedModule, setLoadedModule] = useState<{ loaded: Module } | null>(null)
  useEffect(() => {
    if (!enabled) return
    // Optional parts are omitted if their import fails.
    const ignoreError = () => undefined
    void load().then((loaded) => setLoadedModule({ loaded }), ignoreError)
  }, [enabled, load])
  return loadedModule?.loaded ?? null
}
