import { operations, type Operation } from '../contract/documents.ts'
import { isRead } from '../verify/readCalls.ts'
import { parts } from './calls/all.ts'
import type { GoodCall } from './calls/partCalls.ts'
import type { Ask } from './client.ts'

const described: Readonly<Record<string, GoodCall>> = {
  'post api/user/login': { options: { method: 'POST', body: { username: 'admin', password: 'Admin.2026' } } },
  'post api/ldap/login': {
    options: { method: 'POST', body: { username: 'directory', password: 'Directory.2026' } },
  },
  'get api/hosts': { query: '?mode=summary' },
  'get api/alerts': { query: '?size=100' },
  ...Object.fromEntries(parts.flatMap(({ good }) => Object.entries(good))),
}

/** Sample request of an operation: query string, path parameters and options. */
export function goodCall({ method, path, service }: Operation) {
  const call = described[`${method} ${service}${path}`] ?? {}
  const { query = '', params = {}, options = {}, arrange, seen = [] } = call
  const known: Ask =
    options.body === undefined && options.as === undefined ? { ...options, as: 'admin' } : options
  return { query, params, arrange, seen, options: { ...known, method: method.toUpperCase() } }
}

/** Fills in path parameters; one without a value becomes its own name. */
export function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
}

/** Logging in or exchanging a code changes nothing in the world. */
const opensSession = ({ path }: Operation) => /\/(login|token)$/.test(path)

export const writes: readonly Operation[] = operations.filter(
  (operation) => !isRead(operation) && !opensSession(operation),
)
/** Operations that require a token. */
export const guarded: readonly Operation[] = operations.filter(
  (operation) => operation.statuses.includes(401) && !opensSession(operation),
)
