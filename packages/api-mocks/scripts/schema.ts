/** Reads schemas and responses of a bundled OpenAPI document. */
import { isObject, type Json, type JsonObject } from './json.ts'

/** Type names of a schema, without null. */
export function typesOf({ type, const: only }: JsonObject): string[] {
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type]
  if (types.length === 0 && typeof only === 'string') return ['string']
  const names = types.filter((each) => typeof each === 'string')
  return names.length > 1 ? names.filter((name) => name !== 'null') : names
}

interface SuccessfulResponse {
  path: string
  id: string
  schema: Json
}

export function responsesOf(document: JsonObject): SuccessfulResponse[] {
  return Object.entries(objectAt(document, ['paths'])).flatMap(([path, item]) => {
    const operation = objectAt(isObject(item) ? item : {}, ['get'])
    const responses = Object.entries(objectAt(operation, ['responses']))
    const [schema] = responses.flatMap(([status, response]) => {
      const content = isObject(response) ? objectAt(resolved(document, response), ['content']) : {}
      const json = content['application/json']
      return status.startsWith('2') && isObject(json) ? [json['schema'] ?? null] : []
    })
    if (schema === undefined) return []
    const { operationId: id } = operation
    if (typeof id !== 'string') throw new Error(`GET ${path} has no operationId`)
    return [{ path, id, schema }]
  })
}

export function hasFallback(schema: Json): boolean {
  return isObject(schema) && 'x-fallback' in schema
}

export function isList({ type }: JsonObject): boolean {
  return type === 'array' || (Array.isArray(type) && type.includes('array'))
}

export function variantsOf(schema: Json): readonly Json[] {
  const alternatives = isObject(schema) ? (schema['oneOf'] ?? schema['anyOf']) : undefined
  return Array.isArray(alternatives) ? alternatives : []
}

/** True if two alternatives share a JSON type, so the value alone cannot select one. */
export function isAmbiguous(document: JsonObject, variants: readonly Json[]): boolean {
  const types = variants.map((variant) =>
    isObject(variant) ? typesOf(resolved(document, variant)).join(',') : '',
  )
  return new Set(types).size < types.length
}

function resolved(document: JsonObject, value: JsonObject): JsonObject {
  const { $ref: ref } = value
  return typeof ref === 'string' ? resolved(document, objectAt(document, ref.slice(2).split('/'))) : value
}

function objectAt(value: JsonObject, keys: readonly string[]): JsonObject {
  const found = at(value, keys)
  return isObject(found) ? found : {}
}

export function at(value: Json, keys: readonly string[]): Json | undefined {
  let found: Json | undefined = value
  for (const key of keys) found = isObject(found) ? found[key] : undefined
  return found
}
