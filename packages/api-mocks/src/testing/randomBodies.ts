import { follow, type Operation } from '../contract/documents.ts'
import { isRecord, valueAt } from '../lib/records.ts'
import { one, type Draw } from './draw.ts'
import type { Names } from './randomNames.ts'

interface Drawing {
  names: Names
  /** Path parameters of the request. */
  params: Readonly<Record<string, string>>
  draw: Draw
}

type Schema = Record<string, unknown>

const unreadable = ['no JSON', '[]', 'null', '7', '']
const strange: readonly unknown[] = [null, '', 7, -1, 2.5, true, [], [7], {}, 'x y']

/** Random request body that follows the schema; some are invalid. */
export function randomBody(operation: Operation, drawing: Drawing): unknown {
  const { service, path, method } = operation
  const { draw } = drawing
  const found = follow(service, ['paths', path, method, 'requestBody'])
  if (!found) return undefined
  if (draw(25) === 0) return one(draw, unreadable)
  const schema = schemaAt(found.value, 'content', 'application/json', 'schema')
  if (!schema) return file(draw)
  const body = valueOf(operation, schema, 'body', drawing)
  if (!isRecord(body) || draw(5) > 0) return body
  const key = draw(3) === 0 ? 'strange' : one(draw, Object.keys(body).toSorted())
  return { ...body, [key ?? 'strange']: one(draw, strange) }
}

function valueOf(operation: Operation, given: Schema, key: string, drawing: Drawing): unknown {
  const { draw } = drawing
  const ref = given['$ref']
  const schema =
    typeof ref === 'string' ? (follow(operation.service, ref.slice(2).split('/'))?.value ?? {}) : given
  const branches = listOf(schema['oneOf'] ?? schema['anyOf']).filter(isRecord)
  if (branches.length > 0) return valueOf(operation, one(draw, branches) ?? {}, key, drawing)
  const words = listOf(schema['enum'])
  if (words.length > 0) return one(draw, words)
  const types = [schema['type']].flat().filter((type) => type !== 'null' || draw(6) === 0)
  switch (one(draw, types)) {
    case 'object': {
      const properties = Object.entries(schemaAt(schema, 'properties') ?? {}).filter(() => draw(20) > 0)
      return Object.fromEntries(
        properties.map(([name, part]) => [
          name,
          valueOf(operation, isRecord(part) ? part : {}, name, drawing),
        ]),
      )
    }
    case 'array':
      return Array.from({ length: draw(4) }, () =>
        valueOf(operation, schemaAt(schema, 'items') ?? {}, key, drawing),
      )
    case 'boolean':
      return draw(2) === 0
    case 'integer':
    case 'number':
      return draw(9) === 0 ? -1 : draw(40)
    case 'string':
      return schema['format'] === 'date-time' ? '2026-12-31T00:00:00Z' : textFor(operation, key, drawing)
    default:
      return null
  }
}

/** Usually the same name in path and body; new objects get a new name. */
function textFor({ method, path }: Operation, key: string, { names, params, draw }: Drawing): string {
  const makes = method === 'post' && !path.includes('{')
  const isNew = makes && draw(4) > 0
  if (key === 'id') return isNew ? '' : (params['id'] ?? one(draw, names['id'] ?? []) ?? '')
  if ((key === 'name' || key === 'username') && isNew) return `name-${draw(1000)}`
  const own = key === 'name' ? (params['rolename'] ?? params['groupname'] ?? params['nodename']) : undefined
  if (own !== undefined && draw(8) > 0) return own
  return one(draw, names[key] ?? []) ?? `text ${draw(50)}`
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function schemaAt(value: Schema, ...place: readonly string[]): Schema | undefined {
  const found = valueAt(value, place)
  return isRecord(found) ? found : undefined
}

const header = 'Type,Contract Number,CSI,License Type,Number of Licenses,Location\n'

function file(draw: Draw): FormData {
  const form = new FormData()
  const line = `HOST,${draw(1000)},2,B64911,${1 + draw(20)},\n`
  form.append('file', new File([draw(4) === 0 ? line : header + line], 'contracts.csv', { type: 'text/csv' }))
  return form
}
