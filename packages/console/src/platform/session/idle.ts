import type { Now } from '@inventory-console/ui/lib/clock'
import type { Store } from '../storage/storage.ts'

/** Shared by all tabs of this browser. */
const activityKey = 'last-activity'

export function recordActivity(local: Store, now: Now): void {
  local.write(activityKey, String(now()))
}

/** Milliseconds since the last input in any tab. */
export function idleTime(local: Store, now: Now): number {
  const last = local.read(activityKey)
  return last === null ? 0 : now() - Number(last)
}
