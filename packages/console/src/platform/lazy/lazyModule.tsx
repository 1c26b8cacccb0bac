import {
  Component,
  createElement,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface LazyModule<Props extends object = object> {
  /** Null until the chunk has loaded. */
  loaded: () => ComponentType<Props> | null
  /** Starts loading the chunk. */
  preload: () => void
  load: () => Promise<ComponentType<Props>>
}

/** Milliseconds. */
const moduleTimeout = 120_000

/** A lazy-loaded component with a timeout. Rejects with ChunkLoadError. */
export function lazyModule<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  timeout = moduleTimeout,
): LazyModule<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  const loadOnce = async () => {
    loading ??= withTimeout(timeout, load()).then(
      (component) => (loaded = component),
      (error: unknown) => {
        throw new ChunkLoadError(String(error))
      },
    )
    return loading
  }
  return { loaded: () => loaded, preload: () => void loadOnce().catch(() => undefined), load: loadOnce }
}

function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No code after ${timeoutMs / 1000} s`)), timeoutMs)
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer))
}

/** The chunk of a view failed to load or timed out. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

interface ErrorBoundaryProps {
  /** Rendered in place of the failed children. */
  fallback: (error: Error) => ReactNode
  /** A new key renders the children again. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  error: Error | null
  resetKey: string | undefined
}

const maxRecoveries = 5

/**
 * Error boundary with a retry key. Remounts the children if something else, such as page translation, moved
 * their nodes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  private recoveries = 0
  private lastCaught = 0
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now()
    this.recoveries = now - this.lastCaught < 1000 ? this.recoveries + 1 : 1
    this.lastCaught = now
    // The fallback unmounted the children; they remount before the browser paints.
    if (isForeignDomChange(error) && this.recoveries < maxRecoveries) this.setState({ error: null })
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}

/** React throws this for a node that is no longer where it was rendered. */
function isForeignDomChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

interface LazyOutletProps {
  lazy: LazyModule
  errorFallback: ErrorBoundaryProps['fallback']
  loadingFallback?: ReactNode
}

export function LazyOutlet({ lazy, errorFallback, loadingFallback = null }: LazyOutletProps) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={loadingFallback}>
        <LazyContent lazy={lazy} loadingFallback={loadingFallback} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LazyContent({ lazy, loadingFallback }: Pick<LazyOutletProps, 'lazy' | 'loadingFallback'>) {
  const Loaded = useLoadedComponent(lazy)
  return Loaded ? createElement(Loaded) : loadingFallback
}

/**
 * Returns null until the chunk has loaded, and throws if it fails. Pass the same view each time. Not
 * `React.lazy`: React shows suspended content no sooner than 300 ms after its fallback.
 */
export function useLoadedComponent<Props extends object>({ loaded, load }: LazyModule<Props>) {
  const [state, setState] = useState<{ Loaded: ComponentType<Props> | null; error?: unknown }>(() => ({
    Loaded: loaded(),
  }))
  useEffect(() => {
    load().then(
      (Loaded) => setState((before) => (before.Loaded ? before : { Loaded })),
      (error: unknown) => setState({ Loaded: null, error }),
    )
  }, [load])
  if (state.error !== undefined) throw state.error
  return state.Loaded
}
