import { useLazy, type LazyModule } from '@inventory-console/ui/lib/lazy'
import { createElement, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, renderErrorFallback } from './ErrorBoundary.tsx'

interface LazyOutletProps {
  lazy: LazyModule<ComponentType>
  errorFallback?: (error: Error) => ReactNode
  loadingFallback?: ReactNode
}

/** A page or another main part that loads lazily. Unlike a `lazy` part it shows an error if its code fails to load. */
export function LazyOutlet({
  lazy,
  errorFallback = renderErrorFallback,
  loadingFallback = null,
}: LazyOutletProps) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={loadingFallback}>
        <LazyContent lazy={lazy} loadingFallback={loadingFallback} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LazyContent({ lazy, loadingFallback }: Pick<LazyOutletProps, 'lazy' | 'loadingFallback'>) {
  const Loaded = useRequired(lazy)
  return Loaded ? createElement(Loaded) : loadingFallback
}

/** Returns null until the code has loaded, and throws if it fails to load. Pass the same module each time. */
export function useRequired<Value>(module: LazyModule<Value>): Value | null {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const onError = useState(() => (error: unknown) => setFailure({ error }))[0]
  const loaded = useLazy(module, true, onError)
  if (failure) throw failure.error
  return loaded
}
