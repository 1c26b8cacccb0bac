import { densities, type Density } from '@inventory-console/ui/lib/theme'
import type { Store } from './storage.ts'

/** public/start.js reads the same key. */
export const densityKey = 'density'

export function readDensity(local: Store): Density {
  return densities.find((known) => known === local.read(densityKey)) ?? 'comfortable'
}
