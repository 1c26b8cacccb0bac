import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import { escapeText, withTexts } from '@inventory-console/api-mocks/contract/reportText'
import { isRecord, ownValue } from '@inventory-console/ui/lib/records'
import createClient, { createQuerySerializer, type Client } from 'openapi-fetch'
import type { Provider } from '../session/session.ts'
import { asApiError, malformedResponse, NotSentError, responseError } from './ApiError.ts'
import type { Config } from './config.ts'
import { httpDate, type ServerClock } from './serverClock.ts'

/** One client per service; null if config.json does not name the service. */
export interface Clients {
  api: Client<ApiPaths>
  chart: Client<ChartPaths> | null
  cloud: Client<CloudPaths> | null
  repository: Client<RepositoryPaths> | null
}

/** The clients limited to GET. */
export type ReadClients = { [Service in keyof Clients]: ReadOnlyClient<Clients[Service]> }
type ReadOnlyClient<Service> = Service extends { GET: infer Get } ? { GET: Get } : Service

export interface Identity {
  provider: Provider
  token: string | null
}

/** With the ldap provider, every path except login and the repository has the prefix /ldap. */
export function createClients(config: Config, { provider, token }: Identity, clock?: ServerClock): Clients {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const prefix = provider === 'ldap' ? '/ldap' : ''
  const options = (base: string) => ({
    baseUrl: base + prefix,
    headers,
    pathSerializer: pathOf,
    fetch: requestData,
  })
  const reportOptions = (base: string) => ({
    ...options(base),
    pathSerializer: (path: string, params: Record<string, unknown>) =>
      pathOf(path, escapeNames(params, reportedParameters)),
    querySerializer: (query: Record<string, unknown>) =>
      serializeQuery(escapeNames(query, reportedParameters)),
    bodySerializer: (body: unknown) =>
      JSON.stringify(body, (_key, value: unknown) =>
        isRecord(value) ? escapeNames(value, reportedProperties) : value,
      ),
  })
  return {
    api: createClient<ApiPaths>({
      ...reportOptions(config.api),
      // Only the API sets the server clock; the other services may run on other machines.
      ...(clock ? { fetch: clock.wrapFetch(requestData) } : {}),
    }),
    chart: config.chart === null ? null : createClient<ChartPaths>(options(config.chart)),
    cloud: config.cloud === null ? null : createClient<CloudPaths>(options(config.cloud)),
    repository:
      config.repository === null
        ? null
        : createClient<RepositoryPaths>({
            baseUrl: config.repository,
            pathSerializer: pathOf,
            fetch: request,
          }),
  }
}

const serializeQuery = createQuerySerializer()

/** Names from agent reports in paths and queries. The server stores them escaped. */
const reportedParameters: ReadonlySet<string> = new Set([
  'hostname',
  'host',
  'hostID',
  'rackID',
  'name',
  'db',
  'dbname',
  'database',
  'pdb',
  'location',
  'environment',
])

/** The same in bodies, where `name` is typed by people. */
const reportedProperties: ReadonlySet<string> = new Set([
  'hostname',
  'hosts',
  'databaseName',
  'clusters',
  'clusterName',
  'clusterNames',
  'location',
  'locations',
])

function escapeNames(
  values: Readonly<Record<string, unknown>>,
  names: ReadonlySet<string>,
): Record<string, unknown> {
  const entries = Object.entries(values).map(([key, value]) => {
    const isNames = names.has(key) && (typeof value === 'string' || Array.isArray(value))
    return [key, isNames ? withTexts(value, escapeText) : value] as const
  })
  return Object.fromEntries(entries)
}

async function requestData(input: Request): Promise<Response> {
  const response = await request(input)
  if (response.ok && isHtmlResponse(response)) throw new HtmlResponseError()
  return response
}

function request(input: Request): Promise<Response> {
  return input.method === 'GET' ? withRetryAfter(input.signal, () => requestOnce(input)) : requestOnce(input)
}

/** For a GET with side effects, which must not be retried. */
export function requestOnce(input: Request): Promise<Response> {
  if (input.signal.aborted) throw new NotSentError('aborted')
  // `fetch` is looked up per call because MSW replaces it. `no-store` leaves nothing in the HTTP cache
  // after logout.
  return fetch(input, { cache: 'no-store' })
}

/**
 * HTML with status 200, such as the login page of a captive portal or proxy. Only the repository serves
 * HTML.
 */
class HtmlResponseError extends Error {}

function isHtmlResponse({ headers }: Response): boolean {
  const type = headers.get('Content-Type')?.trimStart().toLowerCase() ?? ''
  return type.startsWith('text/html') || type.startsWith('application/xhtml')
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    pathSegment(String(ownValue(params, name))),
  )
}

export interface ApiResponse<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** Parses a body requested as bytes: browsers decode megabytes in half the time that `Response.text` takes. */
export async function readJson(sent: Promise<ApiResponse<unknown>>): Promise<ApiResponse<unknown>> {
  const received = await sent
  const { data, ...withoutBody } = received
  if (!(data instanceof ArrayBuffer)) return received
  return data.byteLength > 0 ? { ...withoutBody, data: parseJson(data) } : withoutBody
}

export function parseJson(bytes: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** Returns the body of a successful response. Rejects with an ApiError whose message contains `name`. */
export async function unwrapResponse<Body>(
  name: string,
  request: Promise<ApiResponse<Body>>,
): Promise<Body | undefined> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    // The message of the JSON parser quotes the body.
    if (thrown instanceof SyntaxError) throw malformedResponse(name, 'the response is not valid JSON')
    if (thrown instanceof HtmlResponseError) throw malformedResponse(name, 'the response is a web page')
    throw asApiError(thrown, name)
  })
  if (!response.ok) throw responseError(response, name, error)
  return data
}

/**
 * Encodes a name as one path segment. Throws for an empty name and for dot segments, which browsers,
 * proxies and servers resolve to another resource even when encoded.
 */
export function pathSegment(name: string): string {
  // A lone surrogate cannot be encoded.
  if (hasDotSegment(name) || !name.isWellFormed())
    throw new NotSentError(`“${name}” cannot be part of an address`)
  return encodeURIComponent(name)
}

export function hasDotSegment(name: string): boolean {
  return name
    .replaceAll(/%2e/gi, '.')
    .split(/[/\\]|%2f|%5c/i)
    .some((part) => part === '' || part === '.' || part === '..')
}

/** Milliseconds. A longer Retry-After fails at once, so that the user can retry. */
const maxDelay = 30_000
const maxRetries = 2

/** Retries a GET that failed with 429 or 503 after the delay in `Retry-After`. */
async function withRetryAfter(
  signal: AbortSignal,
  send: () => Promise<Response>,
  now: () => number = Date.now,
): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const response = await send()
    const delay = retries < maxRetries ? retryDelay(response, now()) : null
    if (delay === null) return response
    // oxlint-disable-next-line no-await-in-loop -- the server requested the delay
    await Promise.all([response.body?.cancel(), sleep(delay, signal)])
  }
}

/** Milliseconds to wait, or null if the request must not be retried. */
export function retryDelay({ status, headers }: Response, now: number): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  if ((status !== 429 && status !== 503) || value === '') return null
  const sent = httpDate(headers.get('Date'))
  // An HTTP date is relative to the `Date` header of the response, if it has one.
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : httpDate(value) - (sent || now)
  return delay <= maxDelay ? Math.max(0, delay) : null
}

function sleep(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, delay)
    signal.addEventListener('abort', abort, { once: true })
  })
}
