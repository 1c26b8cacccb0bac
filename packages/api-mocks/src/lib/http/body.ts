import { isRecord } from '../records.ts'
import { httpError, readBody } from './http.ts'

/**
 * Decodes a value of a request body like the server: keys are case-insensitive, unknown keys and wrong
 * types are rejected, and missing or null scalars become zero values.
 */
export type Decode<Value> = (value: unknown, key: string) => Value

type Fields = Readonly<Record<string, Decode<unknown>>>
type Decoded<Shape extends Fields> = { [Key in keyof Shape]: ReturnType<Shape[Key]> }

export const text: Decode<string> = (value, key) => {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') throw badRequest(key)
  return value
}

/** A pointer in the server: null and missing differ from the empty string. */
export const textOrNull: Decode<string | null> = (value, key) =>
  value === undefined || value === null ? null : text(value, key)

export const flag: Decode<boolean> = (value, key) => {
  if (value === undefined || value === null) return false
  if (typeof value !== 'boolean') throw badRequest(key)
  return value
}

export function integer(least: number, most: number): Decode<number> {
  return (value, key) => {
    if (value === undefined || value === null) return 0
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      throw badRequest(key)
    return value
  }
}

export const decimal: Decode<number> = (value, key) => {
  if (value === undefined || value === null) return 0
  if (typeof value !== 'number') throw badRequest(key)
  return value
}

/** Null stays null, like a nil slice. */
export function listOf<Item>(item: Decode<Item>): Decode<Item[] | null> {
  return (value, key) => {
    if (value === undefined || value === null) return null
    if (!Array.isArray(value)) throw badRequest(key)
    return value.map((entry: unknown) => item(entry, key))
  }
}

export function mapOf<Item>(item: Decode<Item>): Decode<Record<string, Item> | null> {
  return (value, key) => {
    if (value === undefined || value === null) return null
    if (!isRecord(value)) throw badRequest(key)
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, item(entry, name)]))
  }
}

export function oneOf<Value extends string>(words: readonly Value[]): Decode<Value> {
  return (value, key) => {
    const word = words.find((known) => known === value)
    if (word === undefined) throw badRequest(key)
    return word
  }
}

export const anything: Decode<unknown> = (value) => value

export function shapeOf<Shape extends Fields>(
  fields: Shape,
  options: { unknownKeys?: 'refused' | 'ignored' } = {},
): Decode<Decoded<Shape>> {
  const names = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]))
  return (value, key) => {
    if (value !== undefined && value !== null && !isRecord(value)) throw badRequest(key)
    const entries = new Map<string, unknown>()
    for (const [sentKey, entry] of Object.entries(value ?? {})) {
      const name = names.get(sentKey.toLowerCase())
      if (name !== undefined) entries.set(name, entry)
      else if (options.unknownKeys !== 'ignored') throw badRequest(sentKey)
    }
    return decodeFields(fields, entries)
  }
}

function decodeFields<Shape extends Fields>(
  fields: Shape,
  entries: ReadonlyMap<string, unknown>,
): Decoded<Shape> {
  const decoded: { [Key in keyof Shape]?: unknown } = {}
  for (const name in fields) decoded[name] = fields[name]?.(entries.get(name), name)
  if (isComplete<Shape>(fields, decoded)) return decoded
  throw new Error('a field was not decoded')
}

function isComplete<Shape extends Fields>(fields: Shape, decoded: object): decoded is Decoded<Shape> {
  return Object.keys(fields).every((name) => name in decoded)
}

/** Decodes a request body; responds 400 if it is not JSON or has another shape. */
export async function readShape<Value>(
  request: { text: () => Promise<string> },
  decode: Decode<Value>,
): Promise<Value> {
  const body = await readBody(request)
  if (body === undefined) throw badRequest('the body')
  return decode(body, 'the body')
}

function badRequest(key: string) {
  return httpError(400, `cannot read ${key}`)
}
