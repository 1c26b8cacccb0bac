import type { Density } from '@inventory-console/ui/lib/react/theme'
import { densityKey } from './sharedFilters.ts'
import { legible } from './tableState.ts'

export function withDensity(search: string, density: Density): string {
  const params = new URLSearchParams(search)
  params.set(densityKey, density)
  return legible(params)
}

export function without(search: string, keys: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const key of keys) params.delete(key)
  return legible(params)
}
