import type { Fake } from '../../lib/random.ts'

export const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** What is recommended in a run: most of it stays from one to the next, some is done with. */
export function isOpenIn(fake: Fake, item: number, seq: number): boolean {
  return fake(5000 + item).number.int(11) !== seq % 12
}
