import type { Service } from '../contract/documents.ts'

export interface Deployment {
  /** Base URL of each service. Services without one are skipped. */
  urls: Readonly<Partial<Record<Service, string>>>
  provider: 'basic' | 'ldap'
  username: string
  password: string
  /** Timeout of a request in milliseconds. */
  timeout: number
  /** Maximum number of parallel requests. Default: 1. */
  concurrency?: number
  /** Aborts pending and queued requests. */
  signal?: AbortSignal
}

export interface LiveRequest {
  service: Service
  method: string
  /** Path with query string. */
  path: string
  /** True for paths without the LDAP prefix. */
  rootOnly?: boolean
  body?: unknown
  accept?: string
}

export type LiveResponse = Response | { problem: string }
export type LiveClient = (request: LiveRequest) => Promise<LiveResponse>

export interface Login {
  path: string
  response: LiveResponse
  /** Client with the token; undefined if the login failed. */
  client: LiveClient | undefined
}

export async function logIn(deployment: Deployment): Promise<Login> {
  const { provider, username, password } = deployment
  const path = provider === 'ldap' ? '/ldap/login' : '/user/login'
  const request = { service: 'api', method: 'post', path, rootOnly: true } as const
  const response = await clientWith(deployment, undefined)({ ...request, body: { username, password } })
  const token = response instanceof Response && response.ok ? await response.clone().text() : ''
  // Three base64url parts; anything else is an error page or a cut body.
  const isToken = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
  const { concurrency = 1 } = deployment
  return {
    path,
    response,
    client: isToken ? limitConcurrency(clientWith(deployment, token), concurrency) : undefined,
  }
}

/** Caches responses, so that each GET request is sent once even while it is pending. */
export function cachingClient(client: LiveClient): LiveClient {
  const cache = new Map<string, Promise<LiveResponse>>()
  return async (request) => {
    const key = [request.service, request.path, request.accept].join(' ')
    const pending = cache.get(key) ?? client(request)
    cache.set(key, pending)
    const response = await pending
    return response instanceof Response ? response.clone() : response
  }
}

/** Limits concurrency. The timeout of a request starts when it is sent, not when it is queued. */
function limitConcurrency(client: LiveClient, concurrency: number): LiveClient {
  let running = 0
  const waiting: (() => void)[] = []
  return async (request) => {
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await client(request)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

function clientWith({ urls, provider, timeout, signal }: Deployment, token: string | undefined): LiveClient {
  return async ({ service, method, path, rootOnly = false, body, accept }) => {
    const base = urls[service]
    if (base === undefined) return { problem: `${service} is not named` }
    const prefix =
      provider === 'ldap' && !rootOnly && service !== 'repository' && service !== 'console' ? '/ldap' : ''
    const headers = new Headers()
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    if (accept !== undefined) headers.set('Accept', accept)
    try {
      const response = await fetch(base.replace(/\/$/, '') + prefix + path, {
        method: method.toUpperCase(),
        headers,
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      // Read before the timeout ends, because a body can also hang.
      const bytes = await response.arrayBuffer()
      const { status, headers: received } = response
      return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers: received })
    } catch (error) {
      return { problem: problemOf(error, timeout) }
    }
  }
}

function problemOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'AbortError') return 'interrupted'
  if (error.name === 'TimeoutError') return `no response within ${timeout} ms`
  return error.cause instanceof Error ? error.cause.message : error.message
}
