/** Building blocks of the generated decoders. */

declare const body: unique symbol

/** JSON type of a value and its fallback. */
export interface Schema {
  readonly kind: Kind
  readonly fallback: unknown
  readonly presence: Presence
  readonly nullable: boolean
  /** A text of an agent report, which the server sends escaped; of a map, its keys. */
  readonly isReported: boolean
  /** Item schema of a list or map. */
  readonly item: Schema | null
  /** Fields of an object. */
  readonly fields: readonly Field[]
  /** Alternatives, each of another JSON type. */
  readonly choices: readonly Schema[]
}

interface Field {
  readonly name: string
  readonly value: Schema
}

/** A schema typed with its decoded value. */
export interface Decoder<Body> extends Schema {
  readonly [body]?: Body
}

type Kind = 'string' | 'number' | 'boolean' | 'null' | 'any' | 'array' | 'map' | 'object' | 'choice'

/** `strict`: an invalid value makes the surrounding list item or response unusable. */
type Presence = 'required' | 'optional' | 'strict'

/**
 * All schemas get the same object shape so that property reads stay monomorphic, which is several times
 * faster.
 */
function schema(kind: Kind, fallback: unknown, part: Partial<Schema> = {}): Decoder<never> {
  const {
    presence = 'required',
    nullable = false,
    isReported = false,
    item = null,
    fields = [],
    choices = [],
  } = part
  return { kind, fallback, presence, nullable, isReported, item, fields, choices }
}

/* @__NO_SIDE_EFFECTS__ */
function changed(original: Schema, change: Partial<Schema>): Decoder<never> {
  const next = { ...original, ...change }
  return schema(next.kind, next.fallback, next)
}

export const string: Decoder<never> = /* @__PURE__ */ schema('string', '')
export const number: Decoder<never> = /* @__PURE__ */ schema('number', 0)
export const boolean: Decoder<never> = /* @__PURE__ */ schema('boolean', false)
export const nothing: Decoder<never> = /* @__PURE__ */ schema('null', null)
export const any: Decoder<never> = /* @__PURE__ */ schema('any', null)

/** A text of an agent report. */
export const reported: Decoder<never> = /* @__PURE__ */ schema('string', '', { isReported: true })
/** Any value of an agent report, with all texts in it. */
export const anyReported: Decoder<never> = /* @__PURE__ */ schema('any', null, { isReported: true })

/* @__NO_SIDE_EFFECTS__ */
export function list(item: Schema): Decoder<never> {
  return schema('array', [], { item: strict(item) })
}

/* @__NO_SIDE_EFFECTS__ */
export function map(item: Schema): Decoder<never> {
  return schema('map', {}, { item: strict(item) })
}

/* @__NO_SIDE_EFFECTS__ */
export function reportedMap(item: Schema): Decoder<never> {
  return changed(map(item), { isReported: true })
}

/* @__NO_SIDE_EFFECTS__ */
export function record(fields: Readonly<Record<string, Schema>>): Decoder<never> {
  return schema('object', {}, { fields: Object.entries(fields).map(([name, value]) => ({ name, value })) })
}

/* @__NO_SIDE_EFFECTS__ */
export function choice(...choices: readonly Schema[]): Decoder<never> {
  return schema('choice', choices[0]?.fallback, {
    choices,
    isReported: choices.some(({ kind, isReported }) => kind === 'string' && isReported),
  })
}

/* @__NO_SIDE_EFFECTS__ */
export function optional(original: Schema): Decoder<never> {
  return changed(original, { presence: 'optional' })
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable(original: Schema): Decoder<never> {
  return changed(original, { nullable: true })
}

/* @__NO_SIDE_EFFECTS__ */
export function strict(original: Schema): Decoder<never> {
  return changed(original, { presence: 'strict' })
}

/* @__NO_SIDE_EFFECTS__ */
export function withFallback(original: Schema, fallback: unknown): Decoder<never> {
  return changed(original, { fallback })
}
