import { chance, type Chance } from '../../lib/seeded.ts'

/** A profile's own chance, from its id; the account behind it is the same in every run. */
export function profileNumber(seed: number, id: string): Chance {
  let hash = seed
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return chance(seed, hash)
}

/** What is recommended in a run: most of it stays from one to the next, some is done with. */
export function isOpenIn(number: Chance, item: number, seq: number): boolean {
  return number(5000 + item) % 12 !== seq % 12
}

export function digits(number: Chance, topic: number, length: number): string {
  return Array.from({ length }, (_, index) => String(number(topic * 64 + index) % 10)).join('')
}

export function lettersOf(number: Chance, topic: number, length: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return Array.from(
    { length },
    (_, index) => alphabet[number(topic * 64 + index) % alphabet.length] ?? 'a',
  ).join('')
}
