import type { ListState } from '@inventory-console/ui/lib/state'

/** Retries the failed lists; undefined if none failed. */
export function retryFailed(...lists: readonly ListState<unknown>[]): (() => void) | undefined {
  const failed = lists.flatMap((list) => (list.status === 'failed' ? [list.retry] : []))
  return failed.length === 0 ? undefined : () => failed.forEach((retry) => retry())
}
