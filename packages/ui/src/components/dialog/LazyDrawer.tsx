import { Suspense } from 'react'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import type { DrawerProps } from './Drawer.tsx'

const Loaded = lazyPart(async () => (await import('./Drawer.tsx')).Drawer)

export function LazyDrawer(props: DrawerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
