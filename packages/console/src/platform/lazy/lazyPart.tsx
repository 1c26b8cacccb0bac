import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
import { createElement, Suspense, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from './lazyModule.tsx'

/** A lazy-loaded part of a page. Renders the fallback until it has loaded. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyComponent(load)
  return function LazyPart(props: Props) {
    return <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense>
  }
}

/** A lazy-loaded part that renders nothing if it fails, because the page is usable without it. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load)
  return function OptionalPart(props: Props) {
    return <ErrorBoundary fallback={() => null}>{createElement(Part, props)}</ErrorBoundary>
  }
}
