import { weights } from '../../../lib/random.ts'

export const accountStates = weights<string>([
  [80, 'OPEN'],
  [7, 'LOCKED'],
  [5, 'EXPIRED & LOCKED'],
  [4, 'EXPIRED(GRACE)'],
  [4, 'EXPIRED'],
])

/** `{name}` is replaced by the segment. */
export const advices: readonly (readonly [type: string, suffix: string, advice: string])[] = [
  ['TABLE', '', 'Enable row movement of the table {name} and perform shrink'],
  ['TABLE', '_HIST', 'Perform a shrink, the object has been compressed before'],
  ['INDEX', '_IX', 'Perform a coalesce of the index {name}'],
  ['INDEX', '_PK', 'Rebuild the index {name} online'],
  ['LOBSEGMENT', '_LOB', 'Perform re-org on the object'],
  ['TABLE PARTITION', '', 'Move the partition of {name} and compress it'],
]
