import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  documents,
  resolvePointer,
  operationAt,
  services,
  type Operation,
  type Service,
} from '../contract/documents.ts'
import { isRecord, parsedJson } from '../lib/records.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const service of services) ajv.addSchema({ $id: `contract:${service}`, ...documents[service] })

/** Violations of the contract in a response. Empty if it conforms. */
export async function contractViolations(method: string, url: string, response: Response): Promise<string[]> {
  const operation = operationAt(method, new URL(url).pathname)
  return operation ? operationViolations(operation, response) : [`${method} ${url} is not in the contract`]
}

export async function operationViolations(operation: Operation, response: Response): Promise<string[]> {
  const { service, path, method } = operation
  const found = resolvePointer(service, ['paths', path, method, 'responses', String(response.status)])
  if (!found) return [`${response.status} is not documented`]
  const bytes = await response.arrayBuffer()
  const isEmpty = bytes.byteLength === 0
  const content = found.value['content']
  if (!isRecord(content)) return isEmpty ? [] : [`the body of ${response.status} is not empty`]
  if (isEmpty)
    return found.value['x-body-may-be-empty'] === true ? [] : [`the body of ${response.status} is empty`]
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
  if (!(type in content)) return [`${type} is not documented for ${response.status}`]
  const bodyText = new TextDecoder().decode(bytes)
  // Some handlers of the server write `null` after an error; the contract marks them.
  const body = found.value['x-followed-by-null'] === true ? withoutNull(bodyText) : bodyText
  return schemaViolations(service, [...found.pointer, 'content', type, 'schema'], type, body)
}

// Not /\s*null\s*$/, which backtracks quadratically.
function withoutNull(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('null') ? trimmed.slice(0, -'null'.length).trimEnd() : text
}

function schemaViolations(
  service: Service,
  pointer: readonly string[],
  type: string,
  body: string,
): string[] {
  const json = type === 'application/json' ? parsedJson(body) : { value: body }
  if (!json) return ['the body is not JSON']
  // Looked up by reference, so that each schema is compiled once.
  const validate = ajv.getSchema(reference(service, pointer))
  if (!validate) throw new Error(`no schema at ${pointer.join('/')}`)
  if (validate(json.value) === true) return []
  const texts = (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const unknown: unknown = params['additionalProperty']
    const name = typeof unknown === 'string' ? `: ${unknown}` : ''
    return `${instancePath === '' ? 'the body' : instancePath} ${message}${name}`
  })
  return [...new Set(texts)]
}

function reference(service: Service, pointer: readonly string[]): string {
  const escaped = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `contract:${service}#/${escaped.join('/')}`
}
