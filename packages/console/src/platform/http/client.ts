import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import { ownValue } from '@inventory-console/ui/lib/records'
import createClient, { type Client } from 'openapi-fetch'
import type { Provider } from '../session/session.ts'
import { asApiError, responseError, malformedResponse, NotSentError } from './ApiError.ts'
import type { Config } from './config.ts'
import { pathSegment } from './pathSegment.ts'
import { createPrefetch } from './prefetch.ts'
import { withRetryAfter } from './retryAfter.ts'
import type { ServerClock } from './serverClock.ts'

/** One client per service; null if config.json does not name the service. */
export interface Clients {
  api: Client<ApiPaths>
  /** Prefetches requests for `api`, which consumes the response bodies. */
  prefetch: Client<ApiPaths>
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
  // Only the API sets the server clock; the other services may run on other machines.
  const prefetch = createPrefetch(clock ? clock.wrapFetch(requestData) : requestData)
  return {
    api: createClient<ApiPaths>({ ...options(config.api), fetch: prefetch.fetch }),
    prefetch: createClient<ApiPaths>({ ...options(config.api), fetch: prefetch.start }),
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
