import {
  createElement,
  lazy as reactLazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'

/** Code that loads on demand: a component, or a function that few users need. */
export interface LazyModule<Value> {
  /** Null until the code has loaded. */
  loaded: () => Value | null
  /** Loads once. Rejects with ChunkLoadError, and the next call tries again. */
  load: () => Promise<Value>
  /** Starts loading early. A failure counts only when the code is needed. */
  preload: () => Promise<void>
}

/** Code failed to load or timed out. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Milliseconds. */
const loadTimeout = 120_000

/** `load` contains the `import()`. */
export function lazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
  let loading: Promise<Value> | null = null
  let loaded: Value | null = null
  function loadOnce() {
    loading ??= withTimeout(load()).then(
      (value) => (loaded = value),
      (error: unknown) => {
        loading = null
        throw new ChunkLoadError(String(error))
      },
    )
    return loading
  }
  return {
    loaded: () => loaded,
    load: loadOnce,
    preload: async () => void (await loadOnce().catch(() => undefined)),
  }
}

async function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No code after ${loadTimeout / 1000} s`)), loadTimeout)
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer))
}

export type LazyComponent<Props extends object> = FunctionComponent<Props> & LazyModule<ComponentType<Props>>

const eventType = 'part-missing'

/** Milliseconds after which React has re-rendered every waiting Suspense boundary. */
const retryDelay = 1000

/**
 * A component that loads on first render. A failed import renders nothing and is reported through
 * `onChunkLoadError` instead of throwing, so that surrounding state such as a form survives; the next mount tries
 * again. With `fallback` it needs no `Suspense` around it.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): LazyComponent<Props> {
  const module = lazyModule(load)
  let Pending = createPending()

  function createPending() {
    return reactLazy<ComponentType<Props>>(() =>
      module.load().then(
        (component) => ({ default: component }),
        () => {
          setTimeout(() => (Pending = createPending()), retryDelay)
          return { default: LoadFailed }
        },
      ),
    )
  }

  function LoadFailed() {
    useEffect(() => {
      window.dispatchEvent(new Event(eventType))
      return () => void (Pending = createPending())
    }, [])
    return null
  }

  // The component type is fixed per mount, because another type would remount and lose its state.
  const Rendered = (props: Props) => createElement(useState(() => module.loaded() ?? Pending)[0], props)
  const WithFallback = (props: Props) => createElement(Suspense, { fallback }, createElement(Rendered, props))
  return Object.assign(fallback === undefined ? Rendered : WithFallback, module)
}

/** Subscribes to failed imports of `lazy` components, for example to offer a reload. Returns an unsubscribe function. */
export function onChunkLoadError(listener: () => void): () => void {
  window.addEventListener(eventType, listener)
  return () => window.removeEventListener(eventType, listener)
}

const ignoreError = () => undefined

/**
 * Loads a module after the page has rendered, and returns `null` until then. Unlike `lazy` it keeps type parameters
 * and does not suspend: React shows suspended content no sooner than 300 ms after its fallback. A failure is ignored
 * unless there is an `onError`, which must be referentially stable.
 */
export function useLazy<Value>(
  module: LazyModule<Value>,
  enabled = true,
  onError: (error: unknown) => void = ignoreError,
): Value | null {
  const [state, setState] = useState(() => ({ value: module.loaded() }))
  useEffect(() => {
    if (!enabled) return
    void module
      .load()
      .then((value) => setState((before) => (before.value === value ? before : { value })), onError)
  }, [module, enabled, onError])
  return enabled ? state.value : null
}
