import type { ReplacedValue } from '@inventory-console/api-mocks/contract/decode'
import { useEffect, useId } from 'react'
import { useServices } from '../services.ts'
import type { Observable } from '../storage/observable.ts'

/** Reports the unreadable values that the screen reads, while the component is mounted. */
export function useReportUnread(
  key: string | null,
  request: string,
  unread: Observable<readonly ReplacedValue[]> | undefined,
): void {
  const { unread: responses } = useServices()
  const id = useId()
  useEffect(() => {
    if (key === null || unread === undefined) return undefined
    const report = () => {
      const values = unread.get()
      if (values.length > 0) responses.set({ ...responses.get(), [id]: { key, request, values } })
    }
    report()
    const unsubscribe = unread.subscribe(report)
    return () => {
      unsubscribe()
      const { [id]: reported, ...others } = responses.get()
      if (reported) responses.set(others)
    }
  }, [responses, id, key, request, unread])
}
