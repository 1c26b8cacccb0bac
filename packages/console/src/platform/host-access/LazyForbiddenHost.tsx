import { lazyComponent } from '@inventory-console/ui/lib/react/lazyComponent'
import { Suspense } from 'react'

/** Lazy-loaded: few users open such a host. */
const ForbiddenHost = lazyComponent(async () => (await import('./ForbiddenHost.tsx')).ForbiddenHost)

export const forbiddenHost = (
  <Suspense fallback={<span data-loading />}>
    <ForbiddenHost />
  </Suspense>
)
