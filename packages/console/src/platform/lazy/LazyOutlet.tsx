import { useLazy, type LazyModule } from '@inventory-console/ui/lib/lazy'
import { createElement, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary, renderErrorFallback } from './ErrorBoundary.tsx'

interface LazyOutletProps<Props extends object> {
  /** Pass the same module each time. */
  lazy: LazyModule<ComponentType<Props>>
  props?: Props
  errorFallback?: (error: Error) => ReactNode
  loadingFallback?: ReactNode
}

/** A page or another main part that loads lazily. Unlike a `lazy` part it shows an error if its code fails to load. */
export function LazyOutlet<Props extends object>({
  lazy,
  props,
  errorFallback = renderErrorFallback,
  loadingFallback = null,
}: LazyOutletProps<Props>) {
  return (
    <ErrorBoundary fallback={errorFallback}>
      <Suspense fallback={loadingFallback}>
        <LazyContent {...{ lazy, props, errorFallback, loadingFallback }} />
      </Suspense>
    </ErrorBoundary>
  )
}

function LazyContent<Props extends object>({
  lazy,
  props,
  errorFallback,
  loadingFallback,
}: Required<Pick<LazyOutletProps<Props>, 'lazy' | 'errorFallback' | 'loadingFallback'>> & {
  props: Props | undefined
}) {
  const [failure, setFailure] = useState<Error | null>(null)
  const onError = useState(
    () => (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
  )[0]
  const Loaded = useLazy(lazy, true, onError)
  // Returned instead of thrown: React reports a thrown error even if the user has already left the page.
  if (failure) return errorFallback(failure)
  return Loaded ? createElement(Loaded, props) : loadingFallback
}
