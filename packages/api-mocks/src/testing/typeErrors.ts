import { Ajv2020 } from 'ajv/dist/2020.js'
import { documents, services, type Operation } from '../contract/documents.ts'
import { isRecord } from '../lib/records.ts'

const untyped = new Set([
  'additionalProperties',
  'minimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
  'minLength',
  'minProperties',
  'maxProperties',
  'format',
])
const ajv = new Ajv2020({ strict: false, validateFormats: false })
for (const service of services) ajv.addSchema({ $id: `types:${service}`, ...typesOnly(documents[service]) })

/**
 * Removes the constraints that decoded values do not keep: ranges, formats, enums, closed objects. Decoded
 * lists are never null.
 */
function typesOnly(value: unknown): object {
  const plain: unknown = JSON.parse(JSON.stringify(value), (key, inner: unknown) => {
    if (untyped.has(key) && typeof inner !== 'object') return undefined
    // Unknown members of an enum are kept as text.
    if (key === 'enum') return undefined
    if (inner === 'integer') return 'number'
    if (key === 'type' && Array.isArray(inner) && inner.includes('array')) return 'array'
    if (isRecord(inner) && inner['x-fallback'] === null) return { ...inner, type: [inner['type'], 'null'] }
    return isRecord(inner) && inner['x-64-bit'] === true ? { ...inner, type: ['number', 'string'] } : inner
  })
  return isRecord(plain) ? plain : {}
}

/** Differences of a decoded response from its type. `schema` is a JSON pointer into the contract. */
export function typeErrors({ service }: Operation, schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(`types:${service}#${schema}`)
  if (!validate) throw new Error(`no schema at ${schema}`)
  const errors = validate(value) === true ? [] : (validate.errors ?? [])
  return errors.map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}
