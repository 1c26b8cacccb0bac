import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import createClient, { type Client } from 'openapi-fetch'
import type { Config } from '../environment/config.ts'
import type { Provider } from '../session/session.ts'
import { asApiError, errorOf, malformed, NotSentError } from './ApiError.ts'
import { pathSegment } from './pathSegment.ts'
import { createPrefetch } from './prefetch.ts'
import { withRetryAfter } from './retryAfter.ts'
import type { ServerClock } from './serverClock.ts'

/** One client a service; null where the configuration does not name the service. */
export interface Clients {
  api: Client<ApiPaths>
  /** Starts requests that `api` is about to send; their bodies go to `api` alone. */
  ahead: Client<ApiPaths>
  chart: Client<ChartPaths> | null
  cloud: Client<CloudPaths> | null
  repository: Client<RepositoryPaths> | null
}

/** The clients without their write methods. */
export type ReadClients = { [Service in keyof Clients]: Readable<Clients[Service]> }
type Readable<Service> = Service extends { GET: infer Get } ? { GET: Get } : Service

export interface Identity {
  provider: Provider
  token: string | null
}

/** Everything but the repository and the login itself lies below /ldap for that provider: spec, The calls. */
export function createClients(config: Config, { provider, token }: Identity, clock?: ServerClock): Clients {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const prefix = provider === 'ldap' ? '/ldap' : ''
  const options = (base: string) => ({
    baseUrl: base + prefix,
    headers,
    pathSerializer: pathOf,
    fetch: requestData,
  })
  // The inventory has the API's time; the other servers may have their own.
  const prefetch = createPrefetch(clock ? clock.watch(requestData) : requestData)
  return {
    api: createClient<ApiPaths>({ ...options(config.api), fetch: prefetch.fetch }),
    ahead: createClient<ApiPaths>({ ...options(config.api), fetch: prefetch.start }),
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
  if (response.ok && isWebPage(response)) throw new WebPageError()
  return response
}

function request(input: Request): Promise<Response> {
  return input.method === 'GET' ? withRetryAfter(input.signal, () => requestOnce(input)) : requestOnce(input)
}

/** For a GET that starts something, and must not be repeated. */
export function requestOnce(input: Request): Promise<Response> {
  if (input.signal.aborted) throw new NotSentError('aborted')
  // `fetch` is looked up at each call because the mocks replace it. No response stays in the browser's cache after logout.
  return fetch(input, { cache: 'no-store' })
}

/** The login page of a captive portal or a proxy, with status 200. Only the repository serves HTML. */
class WebPageError extends Error {}

function isWebPage({ headers }: Response): boolean {
  const type = headers.get('Content-Type')?.trimStart().toLowerCase() ?? ''
  return type.startsWith('text/html') || type.startsWith('application/xhtml')
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_match, name: string) =>
    pathSegment(String(ownValue(params, name))),
  )
}

export interface Answer<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** The body of a successful response. Rejects with an ApiError; `name` is shown in its message. */
export async function answered<Body>(
  name: string,
  request: Promise<Answer<Body>>,
): Promise<Body | undefined> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    // The parser's own message quotes the body.
    if (thrown instanceof SyntaxError) throw malformed(name, 'the response is not valid JSON')
    if (thrown instanceof WebPageError) throw malformed(name, 'the response is a web page')
    throw asApiError(thrown, name)
  })
  if (!response.ok) throw errorOf(response, name, error)
  return data
}
