/**
 * OpenAPI documents for the validator, the reference pages and the verifier. Large, so import them
 * dynamically.
 */
import { mounts } from '../lib/http/http.ts'
import { isRecord, valueAt } from '../lib/records.ts'
import api from './generated/api.json' with { type: 'json' }
import chart from './generated/chart.json' with { type: 'json' }
import cloud from './generated/cloud.json' with { type: 'json' }
import console_ from './generated/console.json' with { type: 'json' }
import repository from './generated/repository.json' with { type: 'json' }

export type Service = 'api' | 'chart' | 'cloud' | 'repository' | 'console'

export interface OpenApiDocument {
  info: { title: string }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

export const services: readonly Service[] = ['api', 'chart', 'cloud', 'repository', 'console']
export const documents: Readonly<Record<Service, OpenApiDocument>> = {
  api,
  chart,
  cloud,
  repository,
  console: console_,
}

/** Mount path of each service. */
export const bases: Readonly<Record<Service, string>> = { ...mounts, console: '' }
const methods = ['get', 'post', 'put', 'patch', 'delete']

export interface Operation {
  service: Service
  method: string
  /** Path template, such as `/users/{username}/change-password`. */
  path: string
  rootOnly: boolean
  statuses: number[]
}

export const operations: readonly Operation[] = services.flatMap((service) =>
  Object.entries(documents[service].paths).flatMap(([path, item]) =>
    methods.filter((method) => isRecord(item[method])).map((method) => operationOf(service, path, method)),
  ),
)

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

const parameters = ({ path }: Operation) => path.split('{').length
const patterns = operations
  .toSorted((a, b) => parameters(a) - parameters(b))
  .map((operation) => ({ operation, mounts: mountsOf(operation).map(pattern) }))

/** Literal paths match before path parameters: `/hosts/locations` before `/hosts/{hostname}`. */
export function operationAt(method: string, pathname: string): Operation | undefined {
  const name = method.toLowerCase()
  const matchesPath = ({ operation, mounts: mountPatterns }: (typeof patterns)[number]) =>
    operation.method === name && mountPatterns.some((mountPattern) => mountPattern.test(pathname))
  return patterns.find(matchesPath)?.operation
}

function pattern(mount: string): RegExp {
  return new RegExp(`^${mount.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
}

/** Resolves a JSON pointer in a document, following `$ref`s. */
export function resolvePointer(
  service: Service,
  pointer: readonly string[],
): { pointer: readonly string[]; value: Record<string, unknown> } | undefined {
  const value = valueAt(documents[service], pointer)
  if (!isRecord(value)) return undefined
  const ref = value['$ref']
  return typeof ref === 'string'
    ? resolvePointer(service, ref.slice(2).split('/').map(unescape))
    : { pointer, value }
}

/** The value itself, or the one that its `$ref` points to. */
export function resolveRef(service: Service, value: Record<string, unknown>): Record<string, unknown> {
  const ref = value['$ref']
  return typeof ref === 'string' ? (resolvePointer(service, ref.slice(2).split('/'))?.value ?? {}) : value
}

function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
