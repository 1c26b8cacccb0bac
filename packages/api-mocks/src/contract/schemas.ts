import { isRecord } from '../lib/records.ts'
import { resolvePointer, resolveRef, type Operation, type Service } from './documents.ts'

export type Schema = Record<string, unknown>

/** Response body schemas of a status and content type: one per alternative, none if undocumented. */
export function bodySchemas({ service, path, method }: Operation, status: number, type: string): Schema[] {
  const response = resolvePointer(service, ['paths', path, method, 'responses', String(status)])
  const schema = response && resolvePointer(service, [...response.pointer, 'content', type, 'schema'])
  return schema ? alternatives(service, schema.value) : []
}

export function itemSchemas(service: Service, schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap((schema) => schemasAt(service, schema, 'items'))
}

/** Schemas of a property, or of map entries; undefined if the contract defines neither. */
export function propertySchemas(
  service: Service,
  schemas: readonly Schema[],
  key: string,
): Schema[] | undefined {
  const own = schemas.flatMap((schema) => {
    const { properties } = schema
    return isRecord(properties) && Object.hasOwn(properties, key) ? schemasAt(service, properties, key) : []
  })
  return own.length > 0 ? own : undefined
}

export function valueSchemas(service: Service, schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap((schema) => schemasAt(service, schema, 'additionalProperties'))
}

export function hasType({ type }: Schema, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name))
}

function alternatives(service: Service, schema: Schema): Schema[] {
  const resolved = resolveRef(service, schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list: unknown = resolved[key]
    return Array.isArray(list) ? list.filter(isRecord) : []
  })
  return [resolved, ...parts.flatMap((part) => alternatives(service, part))]
}

function schemasAt(service: Service, schema: Schema, key: string): Schema[] {
  const part = schema[key]
  return isRecord(part) ? alternatives(service, part) : []
}
