import { lazy } from '../../lib/lazy.ts'
import type { DrawerProps } from './Drawer.tsx'

const LoadedDrawer = lazy(async () => (await import('./Drawer.tsx')).Drawer, null)

export function LazyDrawer(props: DrawerProps) {
  return props.open ? <LoadedDrawer {...props} /> : null
}
