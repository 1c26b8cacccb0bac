import {
  Component,
  createElement,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

export interface View<Props extends object = object> {
  /** Null until the chunk has loaded. */
  arrived: () => ComponentType<Props> | null
  /** Starts loading the chunk. */
  preload: () => void
  arrive: () => Promise<ComponentType<Props>>
}

/** Milliseconds: spec, Business constants. */
const viewTimeout = 120_000

/** A lazy-loaded component with a timeout. Rejects with NotArrived. */
export function view<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  timeout = viewTimeout,
): View<Props> {
  let arriving: Promise<ComponentType<Props>> | null = null
  let arrived: ComponentType<Props> | null = null
  const arrive = async () => {
    arriving ??= within(timeout, load()).then(
      (component) => (arrived = component),
      (error: unknown) => {
        throw new NotArrived(String(error))
      },
    )
    return arriving
  }
  return { arrived: () => arrived, preload: () => void arrive().catch(() => undefined), arrive }
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No code after ${milliseconds / 1000} s`)), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The chunk of a view failed to load or timed out. */
export class NotArrived extends Error {
  override name = 'NotArrived'
}

interface BoundaryProps {
  /** Rendered in place of the failed children. */
  fallback: (error: Error) => ReactNode
  /** A new key renders the children again. */
  resetKey?: string
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  resetKey: string | undefined
}

const mostRecoveries = 5

/**
 * Error boundary with a retry key. Remounts the children if something else, such as page translation, moved
 * their nodes.
 */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  private recoveries = 0
  private lastCaught = 0
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now()
    this.recoveries = now - this.lastCaught < 1000 ? this.recoveries + 1 : 1
    this.lastCaught = now
    // The fallback unmounted the children; they remount before the browser paints.
    if (isForeignChange(error) && this.recoveries < mostRecoveries) this.setState({ error: null })
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}

/** React throws this for a node that is no longer where it was rendered. */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError'
}

interface ShowProps {
  view: View
  failed: BoundaryProps['fallback']
  waiting?: ReactNode
}

export function Show({ view: shown, failed, waiting = null }: ShowProps) {
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={waiting}>
        <Arriving view={shown} waiting={waiting} />
      </Suspense>
    </Boundary>
  )
}

function Arriving({ view: shown, waiting }: Pick<ShowProps, 'view' | 'waiting'>) {
  const Shown = useArrived(shown)
  return Shown ? createElement(Shown) : waiting
}

/**
 * Returns null until the chunk has loaded, and throws if it fails. Pass the same view each time. Not
 * `React.lazy`: React shows suspended content no sooner than 300 ms after its fallback.
 */
export function useArrived<Props extends object>({ arrived, arrive }: View<Props>) {
  const [state, setState] = useState<{ Shown: ComponentType<Props> | null; error?: unknown }>(() => ({
    Shown: arrived(),
  }))
  useEffect(() => {
    arrive().then(
      (Shown) => setState((before) => (before.Shown ? before : { Shown })),
      (error: unknown) => setState({ Shown: null, error }),
    )
  }, [arrive])
  if (state.error !== undefined) throw state.error
  return state.Shown
}
