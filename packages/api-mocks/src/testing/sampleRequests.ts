import { operations, type Operation } from '../contract/documents.ts'
import { isRead } from '../verify/readCalls.ts'
import { allSamples } from './calls/allSamples.ts'
import type { SampleRequest } from './calls/requestSamples.ts'
import type { RequestOptions } from './client.ts'

const samplesByOperation: Readonly<Record<string, SampleRequest>> = {
  'post api/user/login': { options: { method: 'POST', body: { username: 'admin', password: 'Admin.2026' } } },
  'post api/ldap/login': {
    options: { method: 'POST', body: { username: 'directory', password: 'Directory.2026' } },
  },
  'get api/hosts': { query: '?mode=summary' },
  'get api/alerts': { query: '?size=100' },
  ...Object.fromEntries(allSamples.flatMap(({ valid }) => Object.entries(valid))),
}

/** Sample request of an operation: query string, path parameters and options. */
export function sampleRequest({ method, path, service }: Operation) {
  const call = samplesByOperation[`${method} ${service}${path}`] ?? {}
  const { query = '', params = {}, options = {}, prepare, changedReads = [] } = call
  const known: RequestOptions =
    options.body === undefined && options.as === undefined ? { ...options, as: 'admin' } : options
  return {
    query,
    params,
    arrange: prepare,
    seen: changedReads,
    options: { ...known, method: method.toUpperCase() },
  }
}

/** Fills in path parameters; one without a value becomes its own name. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
}

/** Logging in or exchanging a code changes nothing in the world. */
const isLogin = ({ path }: Operation) => /\/(login|token)$/.test(path)

export const writeOperations: readonly Operation[] = operations.filter(
  (operation) => !isRead(operation) && !isLogin(operation),
)
/** Operations that require a token. */
export const guardedOperations: readonly Operation[] = operations.filter(
  (operation) => operation.statuses.includes(401) && !isLogin(operation),
)
