import { semaphoreTone, type Semaphore } from '../../../domain/tones.ts'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'

const ids: Record<Semaphore, string> = { green: 'green', yellow: 'yellow', red: 'red', 'N/A': 'none' }

/** Number of rows per flag. */
export function flagCounts(...flags: readonly Semaphore[]): readonly ListCount[] {
  return flags.map((flag) => ({
    id: ids[flag],
    column: 'flag',
    filter: { kind: 'oneOf', values: [flag] },
    tone: semaphoreTone[flag],
  }))
}
