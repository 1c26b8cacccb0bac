export const DEFAULT_SEED = 1

/** A row's own source of chance: the same (seed, row, topic) gives the same number on every machine, for ever. */
export type Chance = (topic: number) => number

/** Integer arithmetic only, so that every engine agrees. */
export function chance(seed: number, row: number): Chance {
  const base = mix(Math.imul(seed, 0x9e37_79b1) ^ Math.imul(row, 0x85eb_ca6b))
  return (topic) => mix(base ^ Math.imul(topic + 1, 0xc2b2_ae35))
}

function mix(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb_352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846c_a68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

export type Pool<Value> = readonly [Value, ...Value[]]

export function pick<Value>(pool: Pool<Value>, number: number): Value {
  return pool[number % pool.length] ?? pool[0]
}

/** One value by weight: `[[60, 'VMWARE'], [40, 'KVM']]`. */
export function weighted<Value>(pool: Pool<readonly [number, Value]>, number: number): Value {
  let left = number % pool.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, value] of pool) {
    if (left < weight) return value
    left -= weight
  }
  return pool[0][1]
}

/** True for one row in `period`, evenly spread: a rare state is in every world of a decent size. */
export function every(row: number, period: number, phase: number): boolean {
  return row % period === phase
}

/** 24 hex digits, the first eight being the second, as object ids are. */
export function objectId(moment: number, number: Chance): string {
  return hex(Math.floor(moment / 1000)) + hex(number(901)) + hex(number(902))
}

export function isObjectId(text: string): boolean {
  return /^[0-9a-f]{24}$/i.test(text)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
