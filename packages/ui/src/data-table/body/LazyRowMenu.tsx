import { Suspense } from 'react'
import { lazyComponent } from '../../lib/react/lazyComponent.ts'
import type { RowMenuProps } from './RowMenu.tsx'

const LoadedRowMenu = lazyComponent(async () => (await import('./RowMenu.tsx')).RowMenu)

/** Lazy because few lists have row actions. */
export function LazyRowMenu(props: RowMenuProps) {
  return (
    <Suspense fallback={<span data-loading />}>
      <LoadedRowMenu {...props} />
    </Suspense>
  )
}
