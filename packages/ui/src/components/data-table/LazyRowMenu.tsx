import { lazy, Suspense } from 'react'
import type { RowMenuProps } from './RowMenu.tsx'

const Loaded = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }))

/** Few lists have something to do with a row. */
export function LazyRowMenu(props: RowMenuProps) {
  return (
    <Suspense fallback={<span data-arriving />}>
      <Loaded {...props} />
    </Suspense>
  )
}
