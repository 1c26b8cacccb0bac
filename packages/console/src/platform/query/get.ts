import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { NotSentError } from '../http/ApiError.ts'
import type { ApiResponse, ReadClients, requestOnce } from '../http/client.ts'
import type { QueryPattern } from './mutation.ts'
import type { SendOptions } from './sendRequest.ts'

/** A GET request as a value, for example to prefetch it. */
export interface GetRequest<Body = unknown> extends Pick<SendOptions, 'adminOnly' | 'withoutToken'> {
  /** `GET /path`, shown in error messages. */
  name: QueryPattern
  /** Path and query parameters. */
  params?: unknown
  init?: GetInit
  fetcher: (clients: ReadClients, signal: AbortSignal, init?: GetInit) => Promise<ApiResponse<Body>>
}

/** Options of the fetch, such as the headers of a spreadsheet. */
interface GetInit {
  headers?: Readonly<Record<string, string>>
  parseAs?: 'blob' | 'text'
  priority?: RequestPriority
  fetch?: typeof requestOnce
}

/** A cacheable request. The cache key is its name, parameters and selection. */
export interface Query<Body> extends GetRequest {
  /** Generated from the OpenAPI contract. */
  decoder: Decoder<Body>
  /** Names the part of the response that is kept, if other queries keep another part of the same response. */
  selection?: string
}

interface ServicePaths {
  api: ApiPaths
  chart: ChartPaths
  cloud: CloudPaths
  repository: RepositoryPaths
}

type Service = keyof ServicePaths

type GetPath<Of extends Service = 'api'> = {
  [Path in keyof ServicePaths[Of]]: ServicePaths[Of][Path] extends { get: object } ? Path : never
}[keyof ServicePaths[Of]] &
  `/${string}`

type Parameters<Of extends Service, Path extends keyof ServicePaths[Of]> = ServicePaths[Of][Path] extends {
  get: { parameters: infer Params extends object }
}
  ? Params
  : never

/** The paths of the API that take these parameters. */
export type GetPathWith<Given> = {
  [Path in GetPath]: Given extends Parameters<'api', Path> ? Path : never
}[GetPath]

type Params<Of extends Service, Path extends keyof ServicePaths[Of]> =
  object extends Parameters<Of, Path> ? [params?: Parameters<Of, Path>] : [params: Parameters<Of, Path>]

/** The `GET` of a client for any path; the callers check the path and its parameters. */
interface AnyPathClient {
  // oxlint-disable-next-line typescript/method-signature-style -- the parameters of a method may be wider than those of the typed client
  GET(path: string, init: GetInit & { params?: object; signal: AbortSignal }): Promise<ApiResponse<unknown>>
}

function clientOf(clients: ReadClients, service: Service): AnyPathClient {
  const client = clients[service]
  if (client) return client
  throw new NotSentError(`config.json names no ${service} service`)
}

function requestOf<Of extends Service>(service: Of) {
  return <Path extends GetPath<Of>>(path: Path, ...[params]: Params<Of, Path>): GetRequest => ({
    name: `GET ${path}`,
    params,
    fetcher: async (clients, signal, init) =>
      clientOf(clients, service).GET(path, { ...init, ...(params === undefined ? {} : { params }), signal }),
  })
}

function queryOf<Of extends Service>(service: Of) {
  const request = requestOf(service)
  return <Body, Path extends GetPath<Of>>(
    decoder: Decoder<Body>,
    path: Path,
    ...params: Params<Of, Path>
  ): Query<Body> => ({ ...request(path, ...params), decoder })
}

/** A GET request to the API without a decoder. */
export const request = requestOf('api')
export const cloudRequest = requestOf('cloud')

/** A query of the API. `get(hostSummaries, '/hosts', { query: { mode: 'summary' } })` */
export const get = queryOf('api')
export const getChart = queryOf('chart')
export const getCloud = queryOf('cloud')
export const getRepository = queryOf('repository')
