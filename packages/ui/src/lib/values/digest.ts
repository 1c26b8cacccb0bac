/** Six hex digits from a JSON value, independent of key order (32-bit FNV-1a folded to 24 bits). */
export function digestOf(value: unknown): string {
  let hash = 0x811c_9dc5
  for (const byte of new TextEncoder().encode(JSON.stringify(value, sortKeys))) {
    hash = Math.imul(hash ^ byte, 0x0100_0193)
  }
  const folded = (hash >>> 24) ^ (hash & 0xff_ffff)
  return folded.toString(16).padStart(6, '0')
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
