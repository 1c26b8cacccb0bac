import { createElement, lazy, useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

const type = 'part-missing'

/** Milliseconds after which React has re-rendered every waiting Suspense boundary. */
const patience = 1000

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /**
   * Starts the import early. Once loaded, the part renders without a fallback. A failure is reported only
   * on render.
   */
  preload: () => Promise<void>
}

/**
 * Lazy-loaded component like `React.lazy`, except that a failed import renders nothing and is reported
 * through `onPartMissing` instead of throwing, so that surrounding state such as a form survives. Each new
 * mount retries the import, also if the failure happened after unmount.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null
  let Part = attempt()

  async function fetchOnce() {
    arrived ??= await load()
    return arrived
  }

  function attempt() {
    return lazy<ComponentType<Props>>(() =>
      fetchOnce().then(
        (component) => ({ default: component }),
        () => {
          setTimeout(() => (Part = attempt()), patience)
          return { default: Missing }
        },
      ),
    )
  }

  function Missing() {
    useEffect(() => {
      window.dispatchEvent(new Event(type))
      return () => void (Part = attempt())
    }, [])
    return null
  }

  // The component type is fixed per mount, because another type would remount and lose its state.
  const Shown = (props: Props) => createElement(useState(() => arrived ?? Part)[0], props)
  return Object.assign(Shown, { preload: async () => void (await fetchOnce().catch(() => undefined)) })
}

/** Subscribes to failed imports, for example to offer a reload. Returns an unsubscribe function. */
export function onPartMissing(listener: () => void): () => void {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}
