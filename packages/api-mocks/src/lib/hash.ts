/** 32-bit hash. Integer arithmetic only, so that every engine returns the same value. */
export function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb_352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846c_a68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export function hashOf(numbers: Iterable<number>): number {
  let hash = 0
  for (const number of numbers) hash = mix(Math.imul(hash ^ number, 0x9e37_79b1) + 0x85eb_ca6b)
  return hash
}
