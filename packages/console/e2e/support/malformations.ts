import { contractPartAt } from './contractParts.ts'

/** Bodies that violate the OpenAPI contract. */
const wholeKinds = ['html', 'cut', 'json', '204', 'null', '{}', '[]', '""', '7', 'true', '1 MB'] as const
const keyKinds = ['null', 'missing', 'type', 'empty', '1 MB', 'twice'] as const
type BodyKind = (typeof wholeKinds)[number]
type KeyKind = (typeof keyKinds)[number] | 'member'
type KeyPath = readonly string[]
/** A text that no enum of the contract has. */
export const unknownMember = 'Novel'

/** One malformation of a valid response. */
export type Malformation = { call: string } & (
  | { target: 'body'; kind: BodyKind }
  /** `pattern`: the key path with `*` for list indexes. `keyPath`: the path that is changed. */
  | { target: 'key'; kind: KeyKind; pattern: string; keyPath: KeyPath }
)

export function nameOf(malformation: Malformation): string {
  const { call, kind } = malformation
  return malformation.target === 'body' ? `${call}: ${kind}` : `${call}: ${malformation.pattern} ${kind}`
}

const megabyte = 'x'.repeat(1024 * 1024)
const page = '<!doctype html><html lang="en"><head><title>Start</title></head><body></body></html>'
/** More list items would only repeat the same cases. */
const maxItems = 8

/** Shortens all lists, so that every row is on screen and each can have its own malformation. */
export function truncateLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxItems).map(truncateLists)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, truncateLists(inner)]))
}

export function bodyMalformations(call: string): readonly Malformation[] {
  return wholeKinds.map((kind) => ({ call, target: 'body', kind }))
}

/** Every key of the response with every kind of malformation, each at one path. */
export function keyMalformations(call: string, value: unknown): readonly Malformation[] {
  const keyPaths = keyPathsOf(value)
  let rotation = 0
  return [...keyPaths].flatMap(([pattern, found]) =>
    keyKinds.flatMap((kind): Malformation[] => {
      const fitting = found.filter((one) => fits(kind, one.value))
      rotation += 1
      const chosen = fitting[rotation % Math.max(fitting.length, 1)]
      return chosen ? [{ call, target: 'key', kind, pattern, keyPath: chosen.keyPath }] : []
    }),
  )
}

/** What a server of another version may do: leaves out each optional part, and sends a new member of each enum. */
export function versionMalformations(call: string, value: unknown): readonly Malformation[] {
  let rotation = 0
  return [...keyPathsOf(value)].flatMap(([pattern, found]) => {
    rotation += 1
    const chosen = found[rotation % found.length]
    if (!chosen) return []
    const { isEnum, isOptional } = contractPartAt(call, chosen.keyPath)
    // A response without its list has nothing to show.
    const isList = chosen.keyPath.length === 1 && Array.isArray(chosen.value)
    const kinds: KeyKind[] = [
      ...(isEnum && typeof chosen.value === 'string' ? ['member' as const] : []),
      ...(isOptional && !isList ? ['missing' as const] : []),
    ]
    return kinds.map((kind): Malformation => ({
      call,
      target: 'key',
      kind,
      pattern,
      keyPath: chosen.keyPath,
    }))
  })
}

function fits(kind: KeyKind, value: unknown): boolean {
  if (kind === '1 MB') return typeof value === 'string'
  if (kind === 'twice') return Array.isArray(value) && value.length > 0
  return kind !== 'empty' || typeof value === 'string' || typeof value === 'object'
}

function keyPathsOf(value: unknown) {
  const keyPaths = new Map<string, { keyPath: KeyPath; value: unknown }[]>()
  collect(value, [], [], keyPaths)
  return keyPaths
}

function collect(
  value: unknown,
  keyPath: KeyPath,
  pattern: KeyPath,
  keyPaths: Map<string, { keyPath: KeyPath; value: unknown }[]>,
): void {
  if (keyPath.length > 7) return
  if (keyPath.length > 0) {
    const name = pattern.join('.')
    keyPaths.set(name, [...(keyPaths.get(name) ?? []), { keyPath, value }])
  }
  const isList = Array.isArray(value)
  for (const [key, inner] of entriesOf(value)) {
    collect(inner, [...keyPath, key], [...pattern, isList ? '*' : key], keyPaths)
  }
}

/** Packs malformations into as few page loads as possible without a conflict, by default without one hiding another. */
export function packLoads(
  malformations: readonly Malformation[],
  conflicts: (one: Malformation, other: Malformation) => boolean = hides,
): readonly (readonly Malformation[])[] {
  const loads: Malformation[][] = []
  // Deepest paths first: a malformation that removes a whole branch gets its own load.
  const depth = (one: Malformation) => (one.target === 'key' ? one.keyPath.length : 0)
  for (const one of malformations.toSorted((a, b) => depth(b) - depth(a))) {
    const load = loads.find((load) => load.every((other) => !conflicts(one, other)) && hasCapacity(load, one))
    if (load) load.push(one)
    else loads.push([one])
  }
  return loads
}

/** Limits the megabyte values per load, because they are slow. */
const huge = 3

function hasCapacity(load: readonly Malformation[], one: Malformation): boolean {
  return one.kind !== '1 MB' || load.filter(({ kind }) => kind === '1 MB').length < huge
}

function hides(one: Malformation, other: Malformation): boolean {
  // A malformed body may replace the page.
  if (one.target === 'body' || other.target === 'body') return true
  if (one.call !== other.call) return false
  const [short, long] = one.keyPath.length < other.keyPath.length ? [one, other] : [other, one]
  if (short.keyPath.every((key, index) => key === long.keyPath[index])) return true
  // Two malformations of the same key in the same row would be ambiguous.
  return one.pattern === other.pattern && one.keyPath.join('.') === other.keyPath.join('.')
}

/** Two missing parts of one object may leave it without anything to show. */
export function hidesOrShares(one: Malformation, other: Malformation): boolean {
  if (hides(one, other)) return true
  if (one.target === 'body' || other.target === 'body' || one.call !== other.call) return false
  return one.keyPath.slice(0, -1).join('.') === other.keyPath.slice(0, -1).join('.')
}

/** Applies the malformations to the valid response. */
export function malformedResponse(original: unknown, malformations: readonly Malformation[]): Response {
  const whole = malformations.find((one) => one.target === 'body')
  if (whole?.target === 'body') return bodyOf(whole.kind, JSON.stringify(original))
  let value = original
  // From the end, so that a removed item does not shift the later paths.
  const keys = malformations.filter((one) => one.target === 'key')
  for (const { keyPath, kind } of keys.toSorted((a, b) => compareKeyPaths(b.keyPath, a.keyPath)))
    value = changeAt(value, keyPath, kind)
  return jsonResponse(JSON.stringify(value))
}

function compareKeyPaths(a: KeyPath, b: KeyPath): number {
  for (const [index, key] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (key !== other) return Number(key) - Number(other) || (key < other ? -1 : 1)
  }
  return a.length - b.length
}

function bodyOf(kind: BodyKind, text: string): Response {
  if (kind === 'html') return new Response(page, { headers: { 'Content-Type': 'text/html' } })
  if (kind === '204') return new Response(null, { status: 204 })
  if (kind === 'cut') return jsonResponse(text.slice(0, Math.floor(text.length / 2)))
  if (kind === 'json') return jsonResponse(`${text.slice(0, -1)},,${text.slice(-1)}`)
  return jsonResponse(kind === '1 MB' ? JSON.stringify(megabyte) : kind)
}

function jsonResponse(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/json' } })
}

const removed = Symbol('gone')

function changeAt(value: unknown, [key, ...rest]: KeyPath, kind: KeyKind): unknown {
  if (key === undefined) return malformedValue(value, kind)
  const inner = (found: unknown) => changeAt(found, rest, kind)
  if (Array.isArray(value)) {
    const next = value.map((item: unknown, index) => (String(index) === key ? inner(item) : item))
    return next.filter((item) => item !== removed)
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, item]) => [name, name === key ? inner(item) : item] as const)
      .filter(([, item]) => item !== removed),
  )
}

function malformedValue(value: unknown, kind: KeyKind): unknown {
  switch (kind) {
    case 'null':
      return null
    case 'missing':
      return removed
    case 'member':
      return unknownMember
    case 'empty':
      return typeof value === 'string' ? '' : Array.isArray(value) ? [] : {}
    case '1 MB':
      return megabyte
    case 'twice':
      return Array.isArray(value) ? value.flatMap((item: unknown) => [item, item]) : value
    case 'type':
      return otherType(value)
  }
}

function otherType(value: unknown): unknown {
  if (typeof value === 'string') return { of: 'another type' }
  if (typeof value === 'number') return 'forty-two'
  if (typeof value === 'boolean') return 'yes'
  if (Array.isArray(value)) return { length: value.length }
  return value === null ? [0] : 42
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [String(index), item])
  return isRecord(value) ? Object.entries(value) : []
}
