/**
 * For each JSON response of a GET operation: an enum member that the contract does not name, and each part left out
 * in turn. What is not touched keeps its value.
 */
import { describe, expect, it } from 'vitest'
import { isRecord } from '../lib/records.ts'
import { decode } from './decode.ts'
import type { Decoder, Schema as DecoderSchema } from './decoder.ts'
import { operations, resolvePointer, resolveRef, type Operation, type Service } from './documents.ts'
import type { Schema } from './schemas.ts'

const modules = import.meta.glob<Record<string, Decoder<unknown>>>('./generated/decoders/*/*.ts', {
  eager: true,
})
const decoders = new Map(
  Object.entries(modules).flatMap(([file, exported]) => {
    const [, service = ''] = /decoders\/(\w+)\//.exec(file) ?? []
    return Object.entries(exported).map(([name, decoder]) => [`${service} ${name}`, decoder] as const)
  }),
)

type Path = readonly (string | number)[]

interface Sample {
  value: unknown
  /** Texts of enums. */
  enums: Path[]
  /** Properties of objects, except those without which their object is of no use. */
  properties: Path[]
}

/** A value with every property, a list with two items and a map with two entries. */
function sampleOf(service: Service, given: Schema): Sample {
  const enums: Path[] = []
  const properties: Path[] = []
  function valueOf(unresolved: unknown, path: Path): unknown {
    const schema = resolveRef(service, isRecord(unresolved) ? unresolved : {})
    const { enum: members, oneOf, anyOf, properties: fields, additionalProperties: values } = schema
    const alternatives: unknown = oneOf ?? anyOf
    if (Array.isArray(alternatives))
      return valueOf(
        alternatives.find((each) => !isRecord(each) || each['type'] !== 'null'),
        path,
      )
    const type = [schema['type']].flat().find((each) => each !== 'null')
    if (Array.isArray(members)) {
      enums.push(path)
      return members[0]
    }
    if (type === 'array') return [0, 1].map((index) => valueOf(schema['items'], [...path, index]))
    if (isRecord(fields))
      return Object.fromEntries(
        Object.keys(fields).map((key) => {
          if (!isNeeded(service, fields[key])) properties.push([...path, key])
          return [key, valueOf(fields[key], [...path, key])]
        }),
      )
    if (type === 'object') {
      if (!isRecord(values)) return {}
      return Object.fromEntries(['a', 'b'].map((key) => [key, valueOf(values, [...path, key])]))
    }
    if (type === 'integer' || type === 'number') return 7
    if (type === 'boolean') return true
    if (schema['type'] === 'null') return null
    return 'text'
  }
  const value = valueOf(given, [])
  return { value, enums, properties }
}

/** True for a property without a fallback, such as the name of a user. */
function isNeeded(service: Service, field: unknown): boolean {
  return isRecord(field) && [field, resolveRef(service, field)].some((each) => each['x-fallback'] === 'error')
}

/** A copy in which the value at the path is replaced, or left out. */
function changed(value: unknown, [key, ...rest]: Path, replacement?: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? changed(item, rest, replacement) : item))
  if (!isRecord(value)) return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 && replacement === undefined
    ? others
    : { ...value, [key]: changed(inner, rest, replacement) }
}

interface Case {
  name: string
  decoder: Decoder<unknown>
  sample: Sample
}

/** One case per JSON response; one per alternative if the request decides which of them is sent. */
function casesOf({ service, path, method }: Operation): Case[] {
  const operation = resolvePointer(service, ['paths', path, method])
  const response = resolvePointer(service, [
    'paths',
    path,
    method,
    'responses',
    '200',
    'content',
    'application/json',
  ])
  const schema = response?.value['schema']
  const id = operation?.value['operationId']
  if (method !== 'get' || !isRecord(schema) || typeof id !== 'string') return []
  const alternatives: unknown = schema['oneOf'] ?? schema['anyOf'] ?? [schema]
  if (!Array.isArray(alternatives)) return []
  return alternatives.filter(isRecord).map((alternative, index) => {
    const { $ref: ref } = alternative
    const component = typeof ref === 'string' ? (ref.split('/').at(-1) ?? '') : ''
    const camelCase = component.charAt(0).toLowerCase() + component.slice(1)
    const names = [id, camelCase, `${camelCase}Body`]
    const decoder = names.map((name) => decoders.get(`${service} ${name}`)).find((each) => each !== undefined)
    if (!decoder) throw new Error(`GET ${path} has no decoder for alternative ${index}`)
    return { name: `GET ${path} ${index}`, decoder, sample: sampleOf(service, alternative) }
  })
}

function isOnlyList(decoder: DecoderSchema, key: string | number | undefined): boolean {
  const isList = ({ name, value }: DecoderSchema['fields'][number]) =>
    name === key && value.kind === 'array' && value.presence === 'strict'
  return [decoder, ...decoder.choices].some(({ fields }) => fields.some(isList))
}

const cases = operations.flatMap(casesOf)

describe('tolerant decoding', () => {
  it('returns a response of the contract unchanged', () => {
    const wrong = cases.filter(({ decoder, sample }) => decode(decoder, sample.value).value !== sample.value)
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(cases.length).toBeGreaterThan(80)
  })

  it.each(cases.filter(({ sample }) => sample.enums.length > 0))(
    '$name: returns unknown members of each enum as sent',
    ({ decoder, sample }) => {
      for (const path of sample.enums) {
        const sent = changed(sample.value, path, 'A newer member')
        expect(decode(decoder, sent)).toEqual({ value: sent, problems: { count: 0, first: [] } })
      }
    },
  )

  it.each(cases.filter(({ sample }) => sample.properties.length > 0))(
    '$name: keeps all other values if a part is missing or null',
    ({ decoder, sample }) => {
      // A response without its only list has nothing to show.
      const parts = sample.properties.filter(([key, ...rest]) => rest.length > 0 || !isOnlyList(decoder, key))
      for (const path of parts)
        for (const missing of [undefined, null]) {
          const { value } = decode(decoder, changed(sample.value, path, missing))
          expect(changed(value, path)).toEqual(changed(sample.value, path))
        }
    },
  )
})
