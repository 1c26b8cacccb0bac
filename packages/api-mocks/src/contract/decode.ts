import { strict, type Decoder, type Schema } from './decoder.ts'
import { unescapeText, withTexts } from './reportText.ts'

/** A value that violates the contract. Never contains the value itself, which may be a secret. */
export interface DecodeProblem {
  /** Such as `hosts[3].info.cpuCores`. */
  path: string
  expected: string
  found: string
  /** Replacement value, or `as text`, `absent` or `left out`. */
  fallback: string
}

/** A replaced property of an object. */
export interface ReplacedValue extends DecodeProblem {
  /** A short text, number or boolean that the server sent; null for others and for possible secrets. */
  sent: string | null
}

export interface DecodeProblems {
  count: number
  /** At most 20 problems. */
  first: readonly DecodeProblem[]
}

export interface Decoded<Body> {
  value: Body
  problems: DecodeProblems
}

/** The response violates the contract in a value without a fallback. */
export class DecodeError extends Error {}

const maxProblems = 20
const maxKeyLength = 60

const mismatch = Symbol('mismatch')
/** A nested value without a fallback is invalid. Already reported. */
const unusable = Symbol('unusable')
const absent = Symbol('absent')

/**
 * Returns valid input unchanged, except that null lists become empty and texts of agent reports are unescaped. Throws `DecodeError` if the response
 * cannot be used. With `onRead`, a replaced property calls it when code reads the property.
 */
export function decode<Body>(
  decoder: Decoder<Body>,
  input: unknown,
  onRead: ((value: ReplacedValue) => void) | null = null,
): Decoded<Body> {
  const log = new ProblemLog(onRead)
  const value = read(strict(decoder), input, log)
  const { count, first } = log
  if (!isBody(decoder, value)) {
    const [problem] = first
    throw new DecodeError(
      `${problem?.path || 'the body'}: ${problem?.expected} expected, ${problem?.found} found`,
    )
  }
  return { value, problems: { count, first } }
}

/** Sound because the contract generates both the decoder and its type. */
function isBody<Body>(_decoder: Decoder<Body>, value: unknown): value is Body {
  return value !== unusable
}

class ProblemLog {
  count = 0
  readonly first: DecodeProblem[] = []
  /** Keys and indexes that lead to the current value. */
  readonly path: (string | number)[] = []
  /** True while decoding a replacement, whose original is already reported. */
  muted = false
  /** Depth of the value that was replaced last. */
  replacedDepth = -1

  readonly onRead: ((value: ReplacedValue) => void) | null

  constructor(onRead: ((value: ReplacedValue) => void) | null) {
    this.onRead = onRead
  }

  add(schema: Schema, found: unknown, fallback: string) {
    this.replacedDepth = this.path.length
    if (this.muted) return
    this.count += 1
    if (this.first.length < maxProblems) this.first.push(this.problem(schema, found, fallback))
  }

  problem(schema: Schema, found: unknown, fallback: string): DecodeProblem {
    const path = this.path.map(keyText).join('')
    return { path, expected: describe(schema), found: typeOf(found), fallback }
  }
}

function keyText(key: string | number, depth: number): string {
  if (typeof key === 'number') return `[${key}]`
  const text = key.length > maxKeyLength ? `${key.slice(0, maxKeyLength)}…` : key
  return depth > 0 ? `.${text}` : text
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function describe({ kind, choices }: Schema): string {
  if (choices.length > 0) return choices.map(describe).join(' | ')
  return kind === 'map' ? 'object' : kind
}

function read(schema: Schema, value: unknown, log: ProblemLog): unknown {
  if (isScalar(schema, value)) return value
  if (schema.isReported && value !== undefined) {
    if (schema.kind === 'any') return withTexts(value, unescapeText)
    if (typeof value === 'string' && schema.kind !== 'map') return unescapeText(value)
  }
  if (value === null) {
    if (schema.kind === 'array') return []
    if (schema.nullable) return null
  }
  const result = isObject(value) ? readParts(schema, value, log) : mismatch
  if (result === mismatch) return replace(schema, value, log)
  if (result !== unusable) return result
  if (schema.presence === 'optional') return absent
  return schema.nullable && schema.presence === 'required' ? null : unusable
}

/** Fast path for valid scalars, the common case. */
function isScalar(schema: Schema, value: unknown): boolean {
  switch (schema.kind) {
    case 'string':
      return typeof value === 'string' && !(schema.isReported && value.includes('&'))
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'any':
      return value !== undefined && !schema.isReported
    case 'choice':
      return schema.choices.some((each) => isScalar(each, value))
    case 'array':
    case 'map':
    case 'object':
      return false
  }
}

/** Replaces a missing value or one of the wrong type. */
function replace(schema: Schema, found: unknown, log: ProblemLog): unknown {
  const { presence, nullable, kind, fallback } = schema
  if (kind === 'string' && typeof found === 'number' && Number.isFinite(found)) {
    log.add(schema, found, 'as text')
    return String(found)
  }
  if (presence === 'optional') {
    log.add(schema, found, 'absent')
    return absent
  }
  if (nullable && presence === 'required') {
    log.add(schema, found, 'null')
    return null
  }
  const value = presence === 'strict' ? unusable : kind === 'object' ? emptyRecord(schema, log) : fallback
  log.add(schema, found, value === unusable ? 'left out' : kind === 'object' ? '{}' : JSON.stringify(value))
  return value
}

/** Builds an object from the fallbacks of its fields. */
function emptyRecord(schema: Schema, log: ProblemLog): unknown {
  const { muted } = log
  log.muted = true
  const value = readRecord(schema, {}, log)
  log.muted = muted
  return value
}

function readParts(schema: Schema, value: Parts, log: ProblemLog): unknown {
  const isList = Array.isArray(value)
  const fitting =
    schema.kind === 'choice' ? schema.choices.find(({ kind }) => (kind === 'array') === isList) : schema
  const { kind, item = null } = fitting ?? {}
  if (!fitting || (kind === 'array') !== isList) return mismatch
  if (Array.isArray(value)) return item ? readList(item, value, schema.presence === 'strict', log) : value
  if (kind === 'object') return readRecord(fitting, value, log)
  return kind === 'map' && item ? readMap(item, value, fitting.isReported, log) : mismatch
}

function readRecord({ fields }: Schema, value: Parts, log: ProblemLog): unknown {
  let copy: Record<string, unknown> | null = null
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index]
    if (!field) continue
    const { name, value: schema } = field
    const found = value[name]
    if (isScalar(schema, found) || (found === undefined && schema.presence === 'optional')) continue
    log.path.push(name)
    log.replacedDepth = -1
    const next = read(schema, found, log)
    const isReplaced = log.replacedDepth === log.path.length
    // A replaced object reports each of its properties, also where code copies them.
    const isReporting = isReplaced && next !== unusable && !(schema.kind === 'object' && isObject(next))
    const report = isReporting ? readReport(log, schema, name, found) : null
    log.path.pop()
    if (next === found) continue
    if (next === unusable) return unusable
    copy ??= { ...value }
    delete copy[name]
    if (report) Object.defineProperty(copy, name, reporting(next === absent ? undefined : next, report))
    else if (next !== absent) copy[name] = next
  }
  return copy ?? value
}

/** Returns a function that reports a read of the replaced property. */
function readReport(log: ProblemLog, schema: Schema, name: string, found: unknown): (() => void) | null {
  const { onRead } = log
  // A number in place of a text is shown as that text.
  if (!onRead || (schema.kind === 'string' && typeof found === 'number')) return null
  const isShort =
    ['string', 'number', 'boolean'].includes(typeof found) && String(found).length <= maxKeyLength
  const sent = isShort && !/pass|secret|key|token|credential/i.test(name) ? String(found) : null
  const replaced = { ...log.problem(schema, found, ''), sent }
  return () => onRead(replaced)
}

function reporting(value: unknown, report: () => void): PropertyDescriptor {
  return {
    enumerable: true,
    configurable: true,
    get() {
      report()
      return value
    },
  }
}

/** Drops unusable items. A strict list without any usable item is itself unusable. */
function readList(item: Schema, list: readonly unknown[], isStrict: boolean, log: ProblemLog): unknown {
  let copy: unknown[] | null = null
  for (let index = 0; index < list.length; index += 1) {
    const found = list[index]
    if (isScalar(item, found)) {
      copy?.push(found)
      continue
    }
    log.path.push(index)
    const next = read(item, found, log)
    log.path.pop()
    if (next !== found) copy ??= list.slice(0, index)
    if (next !== unusable) copy?.push(next)
  }
  return isStrict && copy?.length === 0 ? unusable : (copy ?? list)
}

function readMap(item: Schema, map: Parts, isReported: boolean, log: ProblemLog): unknown {
  let copy: Map<string, unknown> | null = null
  for (const key of Object.keys(map)) {
    const found = map[key]
    if (isScalar(item, found)) continue
    log.path.push(key)
    const next = read(item, found, log)
    log.path.pop()
    if (next === found) continue
    copy ??= new Map(Object.entries(map))
    if (next === unusable) copy.delete(key)
    else copy.set(key, next)
  }
  if (isReported && Object.keys(map).some((key) => key.includes('&'))) {
    const entries = [...(copy ?? Object.entries(map))]
    copy = new Map(entries.map(([key, value]) => [unescapeText(key), value]))
  }
  // `fromEntries` defines properties, so a key `__proto__` does not set the prototype.
  return copy ? Object.fromEntries(copy) : map
}

type Parts = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null
}
