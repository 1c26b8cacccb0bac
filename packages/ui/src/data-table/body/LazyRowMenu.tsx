import { Suspense } from 'react'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import type { RowMenuProps } from './RowMenu.tsx'

const Loaded = lazyPart(async () => (await import('./RowMenu.tsx')).RowMenu)

/** Lazy because few lists have row actions. */
export function LazyRowMenu(props: RowMenuProps) {
  return (
    <Suspense fallback={<span data-arriving />}>
      <Loaded {...props} />
    </Suspense>
  )
}
