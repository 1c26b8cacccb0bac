import { resolvePointer, resolveRef, type Operation } from '../../contract/documents.ts'
import { isRecord, valueAt } from '../../lib/records.ts'
import { pickOne, type Draw } from './draw.ts'
import type { Names } from './randomNames.ts'

interface BodyContext {
  names: Names
  /** Path parameters of the request. */
  params: Readonly<Record<string, string>>
  draw: Draw
}

type Schema = Record<string, unknown>

const malformedBodies = ['no JSON', '[]', 'null', '7', '']
const wrongTypes: readonly unknown[] = [null, '', 7, -1, 2.5, true, [], [7], {}, 'x y']

/** Random request body that follows the schema; some are invalid. */
export function randomBody(operation: Operation, context: BodyContext): unknown {
  const { service, path, method } = operation
  const { draw } = context
  const found = resolvePointer(service, ['paths', path, method, 'requestBody'])
  if (!found) return undefined
  if (draw(25) === 0) return pickOne(draw, malformedBodies)
  const schema = schemaAt(found.value, 'content', 'application/json', 'schema')
  if (!schema) return file(draw)
  const body = valueOf(operation, schema, 'body', context)
  if (!isRecord(body) || draw(5) > 0) return body
  const key = draw(3) === 0 ? 'strange' : pickOne(draw, Object.keys(body).toSorted())
  return { ...body, [key ?? 'strange']: pickOne(draw, wrongTypes) }
}

function valueOf(operation: Operation, schemaOrRef: Schema, key: string, context: BodyContext): unknown {
  const { draw } = context
  const schema = resolveRef(operation.service, schemaOrRef)
  const branches = listOf(schema['oneOf'] ?? schema['anyOf']).filter(isRecord)
  if (branches.length > 0) return valueOf(operation, pickOne(draw, branches) ?? {}, key, context)
  const words = listOf(schema['enum'])
  if (words.length > 0) return pickOne(draw, words)
  const types = [schema['type']].flat().filter((type) => type !== 'null' || draw(6) === 0)
  switch (pickOne(draw, types)) {
    case 'object': {
      const properties = Object.entries(schemaAt(schema, 'properties') ?? {}).filter(() => draw(20) > 0)
      return Object.fromEntries(
        properties.map(([name, part]) => [
          name,
          valueOf(operation, isRecord(part) ? part : {}, name, context),
        ]),
      )
    }
    case 'array':
      return Array.from({ length: draw(4) }, () =>
        valueOf(operation, schemaAt(schema, 'items') ?? {}, key, context),
      )
    case 'boolean':
      return draw(2) === 0
    case 'integer':
    case 'number':
      return draw(9) === 0 ? -1 : draw(40)
    case 'string':
      return schema['format'] === 'date-time' ? '2026-12-31T00:00:00Z' : textFor(operation, key, context)
    default:
      return null
  }
}

/** Usually the same name in path and body; new objects get a new name. */
function textFor({ method, path }: Operation, key: string, { names, params, draw }: BodyContext): string {
  const createsEntity = method === 'post' && !path.includes('{')
  const isNew = createsEntity && draw(4) > 0
  // The server generates ids, except those of license types.
  if (key === 'id' && isNew) return path.endsWith('license-types') ? `L${draw(1000)}` : ''
  if (key === 'id') return params['id'] ?? pickOne(draw, names['id'] ?? []) ?? ''
  if ((key === 'name' || key === 'username') && isNew) return `name-${draw(1000)}`
  const own = key === 'name' ? (params['rolename'] ?? params['groupname'] ?? params['nodename']) : undefined
  if (own !== undefined && draw(8) > 0) return own
  return pickOne(draw, names[key] ?? []) ?? `text ${draw(50)}`
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function schemaAt(value: Schema, ...path: readonly string[]): Schema | undefined {
  const found = valueAt(value, path)
  return isRecord(found) ? found : undefined
}

const header = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\n'

function file(draw: Draw): FormData {
  const form = new FormData()
  const line = `HOST,${draw(1000)},2,B64911,${1 + draw(20)},\n`
  form.append('file', new File([draw(4) === 0 ? line : header + line], 'contracts.csv', { type: 'text/csv' }))
  return form
}
