/** True for a JSON object: neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns an own property, so that a key from data such as "constructor" never reaches the prototype. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}

/** The value at a path of own properties. */
export function find(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (branch, key) =>
      typeof branch === 'object' && branch !== null && Object.hasOwn(branch, key)
        ? Reflect.get(branch, key)
        : undefined,
    tree,
  )
}

/** The text at a path of a catalogue. */
export function lookUp(tree: unknown, path: readonly string[]): string | undefined {
  const found = find(tree, path)
  return typeof found === 'string' ? found : undefined
}

/** Deep equality of lists and plain objects. Files are compared by identity. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => deepEqual(entry, b[index]))
  }
  if (!isPlain(a) || !isPlain(b)) return false
  const left = Object.entries(a)
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && deepEqual(value, ownValue(b, key)))
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
}

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
