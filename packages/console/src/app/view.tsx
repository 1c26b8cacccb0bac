import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'

export interface View<Props extends object = object> {
  Component: ComponentType<Props>
  /** Starts to fetch the code before it is shown. */
  preload: () => void
  /** For a part that nothing may wait for: React holds back what it has once shown a placeholder for. */
  arrive: () => Promise<ComponentType<Props>>
}

/** Milliseconds: spec, Business constants. */
const viewTimeout = 120_000

/** Code that comes when it is needed, and says so when it does not come. */
export function view<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  timeout = viewTimeout,
): View<Props> {
  let arriving: Promise<{ default: ComponentType<Props> }> | null = null
  let arrived: ComponentType<Props> | null = null
  const arrive = () => {
    arriving ??= within(timeout, load()).then(
      (component) => {
        arrived = component
        return { default: component }
      },
      (error: unknown) => {
        throw new NotArrived(String(error))
      },
    )
    return arriving
  }
  const Late = lazy(arrive)
  // What has come is shown at once: `lazy` puts the placeholder in the page first, and draws the rest after all else.
  function Shown(props: Props) {
    const [Now] = useState<ComponentType<Props>>(() => arrived ?? Late)
    return <Now {...props} />
  }
  return {
    Component: Shown,
    preload: () => void arrive().catch(() => undefined),
    arrive: async () => (await arrive()).default,
  }
}

function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No code after ${milliseconds / 1000} s`)), milliseconds)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The code of a view is not there. */
export class NotArrived extends Error {
  override name = 'NotArrived'
}

interface BoundaryProps {
  /** Shown in place of the children after they failed. */
  fallback: (error: Error) => ReactNode
  /** Another one gives the children another chance. */
  resetKey?: string
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  resetKey: string | undefined
}

/** Keeps a failure where it happened. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback(error) : this.props.children
  }
}

interface ShowProps {
  view: View
  failed: BoundaryProps['fallback']
  waiting?: ReactNode
}

export function Show({ view: { Component: Shown, preload }, failed, waiting = null }: ShowProps) {
  useEffect(preload, [preload])
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={waiting}>
        <Shown />
      </Suspense>
    </Boundary>
  )
}
