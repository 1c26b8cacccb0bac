import {
  bases,
  documents,
  resolveRef,
  operations,
  type Operation,
  type Service,
} from '../contract/documents.ts'
import { isRecord, parsedJson, valueAt } from '../lib/records.ts'
import type { LiveClient, LiveRequest } from './liveClient.ts'

export type PlannedCall =
  | { operation: Operation; request: LiveRequest }
  /** `failed`: the request that should provide a path parameter failed. */
  | { operation: Operation; missing: string; failed: boolean }

type Missing = Omit<Extract<PlannedCall, { missing: string }>, 'operation'>

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Query strings of operations with several response schemas. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/hosts': ['?mode=summary', '?mode=hostnames'],
  '/hosts/clusters': ['', '?mode=clusternames'],
  '/alerts': ['?status=NEW', '?status=NEW&page=1&size=25'],
}

/** Source of each path parameter: an operation and the path of a value in its response. */
const sources: Readonly<Record<string, readonly [service: Service, path: string, valuePath: string]>> = {
  host: ['api', '/hosts?mode=hostnames', '0'],
  hostname: ['api', '/hosts?mode=hostnames', '0'],
  name: ['api', '/hosts/clusters?mode=clusternames', '0'],
  username: ['api', '/users', '0.username'],
  groupname: ['api', '/groups', 'groups.0.name'],
  nodename: ['api', '/nodes', '0.name'],
  rackID: ['api', '/exadata', '0.rackID'],
  id: ['api', '/scenarios', '0.id'],
  ids: ['cloud', '/oracle-cloud/configurations', '0.id'],
  Filename: ['repository', '/index.json', '0.Filename'],
}

const ofDatabase: typeof sources = {
  host: ['api', '/hosts/technologies/oracle/databases/pdbs', '0.hostname'],
  db: ['api', '/hosts/technologies/oracle/databases/pdbs', '0.dbname'],
  pdb: ['api', '/hosts/technologies/oracle/databases/pdbs', '0.pdb.name'],
}

const ofOracleHost: typeof sources = {
  hostname: ['api', '/hosts/technologies/oracle/databases', '0.hostname'],
}

/** Path parameters with a fixed value; 0 is the latest run. */
const constants: Readonly<Record<string, string>> = { seq: '0' }

/** Query strings of an operation, with a value for each required parameter. */
export function queriesOf(operation: Operation): readonly string[] {
  return queries[operation.path] ?? [requiredQuery(operation)]
}

/** True for GET operations without side effects. */
export function isRead({ method, path }: Operation): boolean {
  return method === 'get' && !path.includes('/retrieve-last-')
}

/** Plans every read of the contract, with path parameters from this deployment. */
export async function readCalls(
  client: LiveClient,
  isSelected: (operation: Operation) => boolean,
): Promise<PlannedCall[]> {
  async function valueFor(operation: Operation, name: string): Promise<string | Missing> {
    const fixed = constants[name] ?? enumOf(operation, name)
    if (fixed !== undefined) return fixed
    const source = sourceOf(operation.path, name)
    if (!source) return { missing: `no ${name} is known here`, failed: false }
    const [service, path, valuePath] = source
    const response = await client({ service, method: 'get', path })
    const problem =
      response instanceof Response ? (response.ok ? undefined : response.status) : response.problem
    const json = response instanceof Response && response.ok ? parsedJson(await response.text()) : undefined
    if (!json) return { missing: `needs GET ${bases[service]}${path}: ${problem ?? 'no JSON'}`, failed: true }
    const value = valueAt(json.value, valuePath.split('.'))
    return typeof value === 'string' && canStandInPath(value)
      ? value
      : { missing: `no ${name} is known here`, failed: false }
  }

  async function planCalls(operation: Operation): Promise<PlannedCall[]> {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const values = new Map<string, string>()
    for (const name of names) {
      const value = await valueFor(operation, name)
      if (typeof value !== 'string') return [{ operation, ...value }]
      values.set(name, value)
    }
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values.get(name) ?? ''),
    )
    const accept = operation.path.endsWith('/export') ? { accept: spreadsheet } : {}
    const { service, method, rootOnly } = operation
    return queriesOf(operation).map((query) => ({
      operation,
      request: { service, method, path: path + query, rootOnly, ...accept },
    }))
  }

  const reads = operations.filter((operation) => isRead(operation) && isSelected(operation))
  return (await Promise.all(reads.map(planCalls))).flat()
}

/** False for dot segments, which URLs normalize away, and for lone surrogates. */
function canStandInPath(name: string): boolean {
  return !/^\.{0,2}$/.test(name) && name.isWellFormed()
}

function sourceOf(path: string, name: string) {
  if (path.includes('{db}')) return ofDatabase[name]
  return path.includes('/oracle/databases/') ? ofOracleHost[name] : sources[name]
}

interface Parameter {
  name: string
  schema: Record<string, unknown>
  required: boolean
  location: string
}

function parametersOf({ service, path, method }: Operation): Parameter[] {
  const item = documents[service].paths[path] ?? {}
  const operation = item[method]
  const listed = [item['parameters'], isRecord(operation) ? operation['parameters'] : undefined]
  return listed.flat().flatMap((entry): Parameter[] => {
    if (!isRecord(entry)) return []
    const { name, schema, required, in: location } = resolveRef(service, entry)
    return typeof name === 'string' && typeof location === 'string'
      ? [{ name, location, required: required === true, schema: isRecord(schema) ? schema : {} }]
      : []
  })
}

function enumOf(operation: Operation, name: string): string | undefined {
  const found = parametersOf(operation).find((parameter) => parameter.name === name)
  return found && firstOf(found.schema)
}

function firstOf(schema: Record<string, unknown>): string | undefined {
  const values: unknown = schema['enum']
  const first: unknown = Array.isArray(values) ? values[0] : undefined
  return typeof first === 'string' ? first : undefined
}

function requiredQuery(operation: Operation): string {
  const query = new URLSearchParams()
  for (const { name, schema, required, location } of parametersOf(operation)) {
    if (location !== 'query' || !required) continue
    query.set(name, firstOf(schema) ?? (schema['format'] === 'date-time' ? '2020-01-01T00:00:00Z' : '1'))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
