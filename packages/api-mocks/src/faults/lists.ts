import { operationAt, type Service } from '../contract/documents.ts'
import {
  bodySchemas,
  hasType,
  itemSchemas,
  propertySchemas,
  valueSchemas,
  type Schema,
} from '../contract/schemas.ts'
import { isRecord } from '../lib/records.ts'

/** Replaces null with `[]` wherever the contract declares a list. */
export function withoutNullLists(method: string, url: string, status: number, value: unknown): unknown {
  const operation = operationAt(method, new URL(url).pathname)
  if (!operation) return value
  return fillNullLists(operation.service, bodySchemas(operation, status, 'application/json'), value)
}

function fillNullLists(service: Service, schemas: readonly Schema[], value: unknown): unknown {
  if (value === null) return schemas.some((schema) => hasType(schema, 'array')) ? [] : null
  if (Array.isArray(value)) {
    const items = itemSchemas(service, schemas)
    return value.map((item) => fillNullLists(service, items, item))
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      fillNullLists(service, propertySchemas(service, schemas, key) ?? valueSchemas(service, schemas), item),
    ]),
  )
}
