import type { Fake } from '../../lib/random.ts'

export const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** True if the recommendation is in the run. Each item is missing in one run of twelve. */
export function isOpenIn(fake: Fake, item: number, seq: number): boolean {
  return fake(5000 + item).number.int(11) !== seq % 12
}
