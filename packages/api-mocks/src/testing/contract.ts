import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import api from '../contract/generated/api.json' with { type: 'json' }
import chart from '../contract/generated/chart.json' with { type: 'json' }
import cloud from '../contract/generated/cloud.json' with { type: 'json' }
import console_ from '../contract/generated/console.json' with { type: 'json' }
import repository from '../contract/generated/repository.json' with { type: 'json' }
import { mounts } from '../lib/http.ts'

type Service = 'api' | 'chart' | 'cloud' | 'repository' | 'console'

interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

const documents: Record<Service, OpenApiDocument> = { api, chart, cloud, repository, console: console_ }
const bases: Record<Service, string> = { ...mounts, console: '' }
const methods = ['get', 'post', 'put', 'patch', 'delete']

export interface Operation {
  service: Service
  method: string
  /** As in the contract: `/users/{username}/change-password`. */
  path: string
  rootOnly: boolean
  statuses: number[]
}

export const operations: readonly Operation[] = services().flatMap((service) =>
  Object.entries(documents[service].paths).flatMap(([path, item]) =>
    methods.filter((method) => isRecord(item[method])).map((method) => operationOf(service, path, method)),
  ),
)

function services(): Service[] {
  return ['api', 'chart', 'cloud', 'repository', 'console']
}

function operationOf(service: Service, path: string, method: string): Operation {
  const operation = documents[service].paths[path]?.[method]
  const rootOnly = isRecord(operation) && operation['x-root-only'] === true
  const responses = isRecord(operation) && isRecord(operation['responses']) ? operation['responses'] : {}
  return { service, method, path, rootOnly, statuses: Object.keys(responses).map(Number) }
}

export function mountsOf({ service, path, rootOnly }: Operation): string[] {
  const base = bases[service]
  const hasLdap = !rootOnly && (service === 'api' || service === 'chart' || service === 'cloud')
  return hasLdap ? [`${base}${path}`, `${base}/ldap${path}`] : [`${base}${path}`]
}

export function operationAt(method: string, pathname: string): Operation | undefined {
  return operations.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      mountsOf(operation).some((mount) => pattern(mount).test(pathname)),
  )
}

function pattern(mount: string): RegExp {
  return new RegExp(`^${mount.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
for (const service of services()) ajv.addSchema({ $id: `contract:${service}`, ...documents[service] })

/** What in an answer is not as the contract says; nothing when it conforms. */
export async function differences(method: string, url: string, response: Response): Promise<string[]> {
  const operation = operationAt(method, new URL(url).pathname)
  if (!operation) return [`${method} ${url} is not in the contract`]
  const { service, path } = operation
  const pointer = ['paths', path, operation.method, 'responses', String(response.status)]
  const found = follow(service, pointer)
  if (!found) return [`${response.status} is not documented`]
  const body = await response.text()
  const content = found.value['content']
  if (!isRecord(content)) return body === '' ? [] : [`the body of ${response.status} is not empty`]
  if (body === '')
    return found.value['x-body-may-be-empty'] === true ? [] : [`the body of ${response.status} is empty`]
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';')
  if (!(type in content)) return [`${type} is not documented for ${response.status}`]
  const validate = ajv.compile({ $ref: reference(service, [...found.pointer, 'content', type, 'schema']) })
  const value: unknown = type === 'application/json' ? JSON.parse(body) : body
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
}

function follow(
  service: Service,
  pointer: string[],
): { pointer: string[]; value: Record<string, unknown> } | undefined {
  let value: unknown = documents[service]
  for (const key of pointer) value = isRecord(value) ? value[key] : undefined
  if (!isRecord(value)) return undefined
  const ref = value['$ref']
  return typeof ref === 'string' ? follow(service, ref.slice(2).split('/')) : { pointer, value }
}

function reference(service: Service, pointer: string[]): string {
  const escaped = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `contract:${service}#/${escaped.join('/')}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
