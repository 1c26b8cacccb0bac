import { Suspense } from 'react'
import { lazyComponent } from '../../lib/react/lazyComponent.ts'
import type { DrawerProps } from './Drawer.tsx'

const LoadedDrawer = lazyComponent(async () => (await import('./Drawer.tsx')).Drawer)

export function LazyDrawer(props: DrawerProps) {
  if (!props.open) return null
  return (
    <Suspense fallback={null}>
      <LoadedDrawer {...props} />
    </Suspense>
  )
}
