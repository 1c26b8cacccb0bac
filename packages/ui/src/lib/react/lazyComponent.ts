import { createElement, lazy, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

const eventType = 'part-missing'

/** Milliseconds after which React has re-rendered every waiting Suspense boundary. */
const retryDelay = 1000

export interface LazyComponent<Props extends object> extends FunctionComponent<Props> {
  /**
   * Starts the import early. Once loaded, the part renders without a fallback. A failure is reported only
   * on render.
   */
  preload: () => Promise<void>
}

/**
 * Lazy-loaded component like `React.lazy`, except that a failed import renders nothing and is reported
 * through `onChunkLoadError` instead of throwing, so that surrounding state such as a form survives. Each new
 * mount retries the import, also if the failure happened after unmount.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let Pending = createLazy()

  async function loadOnce() {
    loaded ??= await load()
    return loaded
  }

  function createLazy() {
    return lazy<ComponentType<Props>>(() =>
      loadOnce().then(
        (component) => ({ default: component }),
        () => {
          setTimeout(() => (Pending = createLazy()), retryDelay)
          return { default: LoadFailed }
        },
      ),
    )
  }

  function LoadFailed() {
    useEffect(() => {
      window.dispatchEvent(new Event(eventType))
      return () => void (Pending = createLazy())
    }, [])
    return null
  }

  // The component type is fixed per mount, because another type would remount and lose its state.
  const Rendered = (props: Props) => createElement(useState(() => loaded ?? Pending)[0], props)
  return Object.assign(Rendered, { preload: async () => void (await loadOnce().catch(() => undefined)) })
}

/** Subscribes to failed imports, for example to offer a reload. Returns an unsubscribe function. */
export function onChunkLoadError(listener: () => void): () => void {
  window.addEventListener(eventType, listener)
  return () => window.removeEventListener(eventType, listener)
}
