import type { Density } from '@inventory-console/ui/lib/theme'
import { densityKey } from './sharedFilters.ts'
import { stringifyParams } from './tableState.ts'

export function withDensity(search: string, density: Density): string {
  const params = new URLSearchParams(search)
  params.set(densityKey, density)
  return stringifyParams(params)
}

export function withoutParams(search: string, keys: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const key of keys) params.delete(key)
  return stringifyParams(params)
}
