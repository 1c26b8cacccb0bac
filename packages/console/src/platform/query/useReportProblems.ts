import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'
import { useEffect, useId } from 'react'
import { useServices } from '../environment/services.ts'

/** Reports decode problems while the component is mounted. */
export function useReportProblems(
  key: string | null,
  request: string,
  problems: DecodeProblems | undefined,
): void {
  const { unread } = useServices()
  const id = useId()
  useEffect(() => {
    if (key === null || problems === undefined || problems.count === 0) return undefined
    unread.set({ ...unread.get(), [id]: { key, request, problems } })
    return () => {
      const { [id]: _gone, ...others } = unread.get()
      unread.set(others)
    }
  }, [unread, id, key, request, problems])
}
