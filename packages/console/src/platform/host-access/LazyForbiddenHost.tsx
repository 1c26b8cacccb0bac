import { lazyPart } from '../lazy/lazyPart.tsx'

/** Lazy-loaded: few users open such a host. */
const ForbiddenHost = lazyPart(
  async () => (await import('./ForbiddenHost.tsx')).ForbiddenHost,
  <span data-loading />,
)

export const forbiddenHost = <ForbiddenHost />
