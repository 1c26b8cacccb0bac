import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** A `GET` operation of the API that returns a list: an array, or an object with one array. */
export interface ListCall {
  /** Path in the contract, such as `/hosts/clusters`. */
  path: string
  decoder: string
  /** Key of the array, or null if the response is the array. */
  wrapper: string | null
  /** Module of the decoder, such as `clusters`. */
  module: string
  row: string
  properties: Readonly<Record<string, Property>>
  filters: 'all' | 'date' | 'location' | 'none'
}

interface Property {
  kind: string
  /** Never null. */
  isText: boolean
  /** Source of a value for stories, where `index` is the number of the row. */
  sample: string
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const generated = 'packages/api-mocks/src/contract/generated'

/** Throws an error that names the next step if the contract has no such list. */
export async function readListCall(root: string, operation: string): Promise<ListCall> {
  const document: Json = JSON.parse(await readFile(join(root, generated, 'api.json'), 'utf8'))
  const found = Object.entries(object(at(document, 'paths'))).find(
    ([path, item]) => path === operation || at(item, 'get', 'operationId') === operation,
  )
  if (!found) {
    throw new Error(
      `The API contract has no GET with the path or operationId ${operation}. Add it and run npm run contract.`,
    )
  }
  const [path, item] = found
  const response = at(item, 'get', 'responses', '200', 'content', 'application/json', 'schema')
  const array = listSchema(document, response)
  if (!array) throw new Error(`GET ${path} does not return a list of one schema.`)
  const { row, wrapper } = array
  const operationId = at(item, 'get', 'operationId')
  const properties = Object.entries(object(at(document, 'components', 'schemas', row, 'properties')))
  return {
    path,
    ...(await findDecoder(root, [typeof operationId === 'string' ? operationId : '', ...array.names])),
    row,
    wrapper,
    properties: Object.fromEntries(
      properties.map(([key, schema]) => [
        key,
        {
          kind: kindOf(key, resolved(document, schema)),
          isText: at(resolved(document, schema), 'type') === 'string',
          sample: sampleOf(document, key, schema),
        },
      ]),
    ),
    filters: filtersOf(at(item, 'get', 'parameters')),
  }
}

/** Inline responses have the decoder of their operation, others that of their schema. */
async function findDecoder(
  root: string,
  names: readonly string[],
): Promise<Pick<ListCall, 'decoder' | 'module'>> {
  for (const file of globSync(`${generated}/decoders/api/*.ts`, { cwd: root })) {
    const source = await readFile(join(root, file), 'utf8')
    const decoder = names.find((name) => source.includes(`export const ${name}:`))
    if (decoder !== undefined) return { decoder, module: basename(file, '.ts') }
  }
  throw new Error(`There is no decoder ${names.join(' or ')}. Run npm run contract.`)
}

interface ListSchema {
  row: string
  wrapper: string | null
  /** Decoders of the schemas that the response names. */
  names: readonly string[]
}

/** Of alternatives, such as all rows or a page of them, the first list. */
function listSchema(document: Json, response: Json): ListSchema | null {
  for (const alternative of [response, ...list(at(response, 'anyOf')), ...list(at(response, 'oneOf'))]) {
    const ref = at(alternative, '$ref')
    const names = typeof ref === 'string' ? [lowerFirst(nameOf(ref))] : []
    const schema = resolved(document, alternative)
    const [property, ...others] = Object.entries(object(at(schema, 'properties')))
    const [wrapper, array] = property && others.length === 0 ? property : [null, schema]
    const item = at(array, 'items', '$ref')
    if (typeof item === 'string') return { row: nameOf(item), wrapper, names }
  }
  return null
}

function filtersOf(parameters: Json): ListCall['filters'] {
  const text = JSON.stringify(parameters ?? [])
  const hasDate = text.includes('older-than')
  if (!text.includes('location')) return hasDate ? 'date' : 'none'
  return hasDate ? 'all' : 'location'
}

function kindOf(key: string, schema: Json): string {
  if (key === 'hostname') return 'link'
  const type = typeOf(schema)
  if (type === 'string') return at(schema, 'format') === 'date-time' ? 'dateTime' : 'text'
  if (type === 'array') return 'list'
  return type === 'boolean' ? 'boolean' : 'number'
}

function sampleOf(document: Json, key: string, schemaOrRef: Json): string {
  const schema = resolved(document, schemaOrRef)
  const [option] = list(at(schema, 'enum'))
  if (option !== undefined) return JSON.stringify(option)
  const type = typeOf(schema)
  if (type === 'string') {
    return at(schema, 'format') === 'date-time' ? "'2026-03-09T08:00:00Z'" : `\`${key}-\${index + 1}\``
  }
  if (type === 'array') return '[]'
  if (type === 'boolean') return 'index % 2 === 0'
  if (type !== 'object') return 'index + 1'
  const properties = Object.entries(object(at(schema, 'properties')))
  return `{ ${properties.map(([name, property]) => `${name}: ${sampleOf(document, name, property)}`).join(', ')} }`
}

/** The type of a schema such as `[string, 'null']`. */
function typeOf(schema: Json): Json {
  const type = at(schema, 'type')
  return list(type).find((name) => name !== 'null') ?? type
}

function resolved(document: Json, schema: Json): Json {
  const ref = at(schema, '$ref')
  return typeof ref === 'string' ? at(document, 'components', 'schemas', nameOf(ref)) : schema
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

function at(value: Json, ...keys: readonly string[]): Json {
  return keys.reduce<Json>((inner, key) => object(inner)[key] ?? null, value)
}

function object(value: Json): { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

function list(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : []
}
