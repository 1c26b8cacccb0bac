import { ChunkLoadError } from '@inventory-console/ui/lib/lazy'
import { ViewFailedBlock } from '@inventory-console/ui/screens/errors/ViewFailedBlock'
import { Component, useEffect, type ReactNode } from 'react'
import { useServices } from '../services.ts'

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

/** Renders the error of a failed view. */
export function renderErrorFallback(error: Error) {
  return <ErrorFallback error={error} />
}

/** Milliseconds. A connection that just came back often drops again, and a reload would then lose the page. */
const onlineDelay = 1000

/** After a deployment only a reload finds the new chunk names. The URL keeps the state of the page. */
function ErrorFallback({ error }: { error: Error }) {
  const { upgrade } = useServices()
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) return undefined
    void upgrade.reportChunkError('view')
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = () => clearTimeout(timer)
    function reloadSoon() {
      cancel()
      timer = setTimeout(() => void upgrade.reloadIfReachable(), onlineDelay)
    }
    window.addEventListener('online', reloadSoon)
    window.addEventListener('offline', cancel)
    return () => {
      cancel()
      window.removeEventListener('online', reloadSoon)
      window.removeEventListener('offline', cancel)
    }
  }, [upgrade, error])
  return (
    <ViewFailedBlock
      renderFailed={!(error instanceof ChunkLoadError)}
      detail={`${error.name}: ${error.message}`}
      onRetry={() => void upgrade.reloadIfReachable()}
    />
  )
}

/** Renders nothing if the children fail, because the page is usable without them. */
export function Optional({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={renderNothing}>{children}</ErrorBoundary>
}
const renderNothing = () => null
