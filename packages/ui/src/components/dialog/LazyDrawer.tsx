import { Suspense } from 'react'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import type { DrawerProps } from './Drawer.tsx'

const Loaded = lazyPart(async () => (await import('./Drawer.tsx')).Drawer)

/** A drawer that is loaded when it first opens: pages that never open one do not wait for it. */
export function LazyDrawer(props: DrawerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
