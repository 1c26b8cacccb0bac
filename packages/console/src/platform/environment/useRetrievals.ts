import { useSyncExternalStore } from 'react'
import type { Retrievals } from './retrievals.ts'
import { useServices } from './services.ts'

export function useRetrievals(): Retrievals {
  const { retrievals } = useServices()
  return useSyncExternalStore(retrievals.subscribe, retrievals.get)
}
