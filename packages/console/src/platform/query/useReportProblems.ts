import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'
import { useEffect, useId } from 'react'
import { useServices } from '../services.ts'

/** Reports decode problems while the component is mounted. */
export function useReportProblems(
  key: string | null,
  request: string,
  problems: DecodeProblems | undefined,
): void {
  const { invalid: invalidResponses } = useServices()
  const id = useId()
  useEffect(() => {
    if (key === null || problems === undefined || problems.count === 0) return undefined
    invalidResponses.set({ ...invalidResponses.get(), [id]: { key, request, problems } })
    return () => {
      const { [id]: _gone, ...others } = invalidResponses.get()
      invalidResponses.set(others)
    }
  }, [invalidResponses, id, key, request, problems])
}
