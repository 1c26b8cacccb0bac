import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import createClient, { type Client } from 'openapi-fetch'
import type { Config } from '../app/bootstrap.ts'
import type { Provider } from '../session/session.ts'
import { asApiError, errorOf, malformed } from './ApiError.ts'

/** One client a service; null where the configuration does not name the service. */
export interface Clients {
  api: Client<ApiPaths>
  chart: Client<ChartPaths> | null
  cloud: Client<CloudPaths> | null
  repository: Client<RepositoryPaths> | null
}

export interface Identity {
  provider: Provider
  token: string | null
}

/** Everything but the repository and the login itself lies below /ldap for that provider: spec, The calls. */
export function createClients(config: Config, { provider, token }: Identity): Clients {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  const prefix = provider === 'ldap' ? '/ldap' : ''
  const options = (base: string) => ({ baseUrl: base + prefix, headers, fetch: send })
  return {
    api: createClient<ApiPaths>(options(config.api)),
    chart: config.chart === null ? null : createClient<ChartPaths>(options(config.chart)),
    cloud: config.cloud === null ? null : createClient<CloudPaths>(options(config.cloud)),
    repository:
      config.repository === null
        ? null
        : createClient<RepositoryPaths>({ baseUrl: config.repository, fetch: send }),
  }
}

/** Looked up at each call: the mocks replace it. The browser keeps no copy: after logout nothing may be left of an answer. */
const send = (request: Request) => fetch(request, { cache: 'no-store' })

export interface Answer<Body> {
  data?: Body
  error?: unknown
  response: Response
}

/** The body of a good answer, or an ApiError, whatever went wrong. `name` is for the reader of the message. */
export async function answered<Body>(
  name: string,
  request: Promise<Answer<Body>>,
): Promise<Body | undefined> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    if (thrown instanceof SyntaxError) throw malformed(name, thrown.message)
    throw asApiError(thrown, name)
  })
  if (!response.ok) throw errorOf(response, name, error)
  return data
}
