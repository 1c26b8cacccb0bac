import { follow, operationAt, type Service } from '../contract/documents.ts'
import { isRecord } from '../lib/records.ts'

type Schema = Record<string, unknown>

/** The answer with `[]` wherever the contract has a list and the value is null. */
export function withoutNullLists(method: string, url: string, status: number, value: unknown): unknown {
  const operation = operationAt(method, new URL(url).pathname)
  if (!operation) return value
  const { service, path } = operation
  const answer = follow(service, ['paths', path, operation.method, 'responses', String(status)])
  const schema = answer && follow(service, [...answer.pointer, 'content', 'application/json', 'schema'])
  return schema ? filled(service, [schema.value], value) : value
}

function filled(service: Service, schemas: readonly Schema[], value: unknown): unknown {
  const all = schemas.flatMap((schema) => alternatives(service, schema))
  if (value === null) return all.some(isList) ? [] : null
  const below = (key: string) => all.flatMap((schema) => within(service, schema, key))
  if (Array.isArray(value)) {
    const items = below('items')
    return value.map((item) => filled(service, items, item))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const own = all.flatMap((schema) => property(service, schema, key))
      return [key, filled(service, own.length > 0 ? own : below('additionalProperties'), item)]
    }),
  )
}

function isList({ type }: Schema): boolean {
  return type === 'array' || (Array.isArray(type) && type.includes('array'))
}

function alternatives(service: Service, schema: Schema): Schema[] {
  const resolved = resolve(service, schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list: unknown = resolved[key]
    return Array.isArray(list) ? list.filter(isRecord) : []
  })
  return [resolved, ...parts.flatMap((part) => alternatives(service, part))]
}

function resolve(service: Service, schema: Schema): Schema {
  const ref = schema['$ref']
  return typeof ref === 'string' ? (follow(service, ref.slice(2).split('/'))?.value ?? {}) : schema
}

function within(service: Service, schema: Schema, key: string): Schema[] {
  const part = schema[key]
  return isRecord(part) ? [resolve(service, part)] : []
}

function property(service: Service, schema: Schema, key: string): Schema[] {
  const properties = schema['properties']
  return isRecord(properties) && Object.hasOwn(properties, key) ? within(service, properties, key) : []
}
