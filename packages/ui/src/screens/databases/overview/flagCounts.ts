import { semaphoreTone, type KnownSemaphore } from '../../../domain/tones.ts'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'

const ids: Record<KnownSemaphore, string> = { green: 'green', yellow: 'yellow', red: 'red', 'N/A': 'none' }

/** Number of rows per flag. */
export function flagCounts(...flags: readonly KnownSemaphore[]): readonly ListCount[] {
  return flags.map((flag) => ({
    id: ids[flag],
    column: 'flag',
    filter: { kind: 'oneOf', values: [flag] },
    tone: semaphoreTone[flag],
  }))
}
