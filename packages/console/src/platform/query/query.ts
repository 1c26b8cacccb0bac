import type { ApiPaths, ChartPaths, CloudPaths, RepositoryPaths } from '@inventory-console/api-mocks/contract'
import {
  decode,
  type Decoded,
  DecodeError,
  type ReplacedValue,
} from '@inventory-console/api-mocks/contract/decode'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { expectUnread, isReadByTable } from '@inventory-console/ui/lib/unreadValues'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR, { useSWRConfig } from 'swr'
import { type ApiError, asApiError, malformedResponse, NotSentError } from '../http/ApiError.ts'
import { type ApiResponse, type ReadClients, readJson, type requestOnce } from '../http/client.ts'
import { errorEffect, type ErrorScope, saveFailure } from '../http/errorPolicy.ts'
import { type Services, useServices } from '../services.ts'
import { randomText } from '../session/token.ts'
import { observable, type Observable } from '../storage/observable.ts'
import type { QueryPattern } from './mutation.ts'
import { type SendOptions, sendRequest } from './sendRequest.ts'

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
  parseAs?: 'blob' | 'text' | 'arrayBuffer'
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
    async fetcher(clients, signal, init) {
      const client = clientOf(clients, service)
      const options = { ...init, ...(params === undefined ? {} : { params }), signal }
      return init?.parseAs
        ? client.GET(path, options)
        : readJson(client.GET(path, { ...options, parseAs: 'arrayBuffer' }))
    },
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

export interface Refreshable {
  refresh: () => void
  /** True if the last refresh failed with any status, so the data on screen is outdated. */
  stale: boolean
}

export interface QueryOptions {
  /** Default `inline`. */
  errorScope?: ErrorScope
  /** False sends no request. Default true. */
  enabled?: boolean
  /** Polling interval in milliseconds. */
  refreshInterval?: number
  /** Status that means "does not exist" (`true`: 404); the screen renders its not-found state. */
  notFoundStatus?: true | number
  /** Aborts the request on unmount. Only for a query that no other component shares. */
  abortOnUnmount?: boolean
  /** False: a remount serves the cached data without revalidating. Default true. */
  revalidateIfStale?: boolean
  /** False: the footer says nothing if a refresh fails, because no page shows the data. Default true. */
  reportsStale?: boolean
}

/** Milliseconds between retries while the server is unreachable. */
const reconnectInterval = 15_000

/** Queries a list. `select` returns the rows of the decoded body. */
export function useList<Body, Row>(
  query: Query<Body> | null,
  select: (body: Body) => readonly Row[],
  options: QueryOptions = {},
): ListState<Row> & Refreshable {
  const { state, refresh, stale, fetchedAt } = useQueryState(query, select, options)
  return useMemo(() => {
    // A missing list is a page error; see the error policy.
    if (state.status === 'notFound') return { status: 'loading', refresh, stale }
    if (state.status !== 'ready') return { ...state, refresh, stale }
    const asOf = fetchedAt === undefined ? {} : { asOf: fetchedAt }
    return {
      status: 'ready',
      value: state.value,
      refreshing: state.refreshing ?? false,
      ...asOf,
      refresh,
      stale,
    }
  }, [state, refresh, stale, fetchedAt])
}

/** Queries one item. `select` returns undefined if the decoded body has no usable value. */
export function useOne<Body, Value>(
  query: Query<Body> | null,
  select: (body: Body) => Value | undefined,
  options: QueryOptions = {},
): OneState<Value> & Refreshable {
  const { state, refresh, stale } = useQueryState(query, select, options)
  return useMemo(() => ({ ...state, refresh, stale }), [state, refresh, stale])
}

interface ReadOptions extends Pick<SendOptions, 'redact'> {
  /** Also aborts the request. */
  signal?: AbortSignal | undefined
}

/** Sends a GET whose body is not decoded, such as a file. Rejects with an ApiError. */
export function send<Body>(
  services: Services,
  { name, fetcher, init, adminOnly, withoutToken }: GetRequest<Body>,
  { signal, redact }: ReadOptions = {},
): Promise<Body | undefined> {
  return sendRequest(
    services,
    name,
    (clients, session) => fetcher(clients, signal ? AbortSignal.any([session, signal]) : session, init),
    { adminOnly, withoutToken, redact },
  )
}

/** Sends a query and decodes the response. Rejects with an ApiError. */
export async function fetchQuery<Body>(
  services: Services,
  query: Query<Body>,
  options?: Pick<ReadOptions, 'signal'>,
): Promise<{ value: Body; unread: Unread }> {
  const fetcher: GetRequest['fetcher'] = (...request) =>
    services.prefetch.take(query) ?? query.fetcher(...request)
  const body = await send(services, { ...query, fetcher }, options)
  if (body === undefined) throw malformedResponse(query.name, 'the response is empty')
  return decodeBody(query, body)
}

/** Throws an ApiError if the body does not match the contract at all. */
function decodeBody<Body>({ name, decoder }: Query<Body>, body: unknown): { value: Body; unread: Unread } {
  const unread: Unread = observable<readonly ReplacedValue[]>([])
  const values = new Set<ReplacedValue>()
  const { value, problems } = decodeOrFail(decoder, body, name, (read) => {
    if (isReadByTable(read) || values.has(read)) return
    values.add(read)
    // Not now, because a component may be rendering.
    queueMicrotask(() => unread.set([...values]))
  })
  const { count, first } = problems
  if (count > 0) expectUnread()
  if (import.meta.env.DEV && count > 0) console.warn(`${name}: ${count} values violate the contract`, first)
  return { value, unread }
}

/** Unreadable values that a screen has read, except cells of tables, which mark themselves. */
type Unread = Observable<readonly ReplacedValue[]>

function decodeOrFail<Body>(
  decoder: Decoder<Body>,
  body: unknown,
  name: string,
  onRead: (value: ReplacedValue) => void,
): Decoded<Body> {
  try {
    return decode(decoder, body, onRead)
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
    if (import.meta.env.DEV) console.warn(`${name}: ${error.message}`)
    throw contractError(name)
  }
}

function useQueryState<Body, Value>(
  query: Query<Body> | null,
  select: (body: Body) => Value | undefined,
  {
    errorScope = 'inline',
    enabled = true,
    refreshInterval,
    notFoundStatus,
    abortOnUnmount = false,
    revalidateIfStale = true,
    reportsStale = true,
  }: QueryOptions,
): { state: OneState<Value>; fetchedAt: number | undefined } & Refreshable {
  const services = useServices()
  const key = enabled && query ? JSON.stringify([query.name, query.params ?? null, query.selection]) : null
  const cancellable = useAbortOnUnmount(abortOnUnmount ? key : null)
  const hasArrived = useArrived(key, query, select)
  const load = async () => {
    if (!query || key === null) throw new Error('The query is disabled')
    const requestedAt = services.localNow()
    const fetcher = abortOnUnmount ? cancellable(query.fetcher) : query.fetcher
    const { value: body, unread } = await fetchQuery(services, { ...query, fetcher })
    const fetchedAt = services.now() - (services.localNow() - requestedAt)
    return { key, value: selectOrFail(body, select, query.name), unread, fetchedAt }
  }
  const {
    data: kept,
    error,
    isValidating,
    mutate,
  } = useSWR<Fetched<Value>, unknown>(key, load, {
    refreshInterval: refreshInterval ?? 0,
    revalidateIfStale,
    ...(hasArrived ? { revalidateOnMount: false } : {}),
    // SWR ends polling after an error.
    shouldRetryOnError: true,
    onErrorRetry(failed, _key, _config, revalidate, options) {
      const { status, wasSent } = asApiError(failed, '')
      const isUnreachable = status === 0 && wasSent
      const delay = refreshInterval ?? (isUnreachable ? reconnectInterval : null)
      if (delay === null) return
      const retry = () => {
        if (document.visibilityState === 'hidden') setTimeout(retry, delay)
        else void revalidate(options)
      }
      setTimeout(retry, delay)
    },
  })
  // `keepPreviousData` would also keep it for a query that is disabled.
  const data = key === null ? undefined : kept
  const failure = useMemo(
    () => (error === undefined || error === null ? null : asApiError(error, query?.name ?? '')),
    [error, query?.name],
  )
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])
  const missing =
    notFoundStatus !== undefined && failure?.status === (notFoundStatus === true ? 404 : notFoundStatus)
  // Only the first load may open an error page. A missing entity may be another one than before.
  const mayReplacePage = data === undefined || (failure?.status === 404 && data.key !== key)
  useErrorPolicy(missing || !mayReplacePage ? null : failure, errorScope)
  useReportUnread(key, query?.name ?? '', data?.key === key ? data.unread : undefined)

  // Rows of the previous key stay on screen until the new response arrives; errors belong to the new key.
  const stale = failure !== null && !missing && !endsAccess(failure) && data?.key === key
  useReportStale(stale && reportsStale ? data.fetchedAt : undefined, refresh)
  const state = useMemo((): OneState<Value> => {
    if (missing) return { status: 'notFound' }
    if (failure && !stale) return failedState(failure, refresh)
    if (data === undefined) return { status: 'loading' }
    return { status: 'ready', value: data.value, refreshing: isValidating }
  }, [missing, failure, stale, data, isValidating, refresh])
  return { state, refresh, stale, fetchedAt: data?.fetchedAt }
}

/**
 * True if the prefetched response arrived before the first render. It is put into the cache, so that the first render has
 * the rows instead of a skeleton.
 */
function useArrived<Body>(
  key: string | null,
  query: Query<Body> | null,
  select: (body: Body) => unknown,
): boolean {
  const { prefetch, now, localNow } = useServices()
  const { cache } = useSWRConfig()
  const [hasArrived] = useState(() => {
    if (key === null || !query) return false
    if (cache.get(key)?.data !== undefined) return prefetch.isFresh(query)
    const arrived = prefetch.arrived(query)
    if (!arrived) return false
    try {
      const { value: body, unread } = decodeBody(query, arrived.body)
      const value = selectOrFail(body, select, query.name)
      const fetched: Fetched<unknown> = {
        key,
        value,
        unread,
        fetchedAt: now() - (localNow() - arrived.requestedAt),
      }
      cache.set(key, { data: fetched, isValidating: false, isLoading: false })
      prefetch.markCached(query)
      return true
    } catch {
      // The query takes the response and reports the error.
      return false
    }
  })
  return hasArrived
}

interface Fetched<Value> {
  key: string
  value: Value
  unread: Unread
  /** Server time of the request, in milliseconds. */
  fetchedAt: number
}

/** Aborts the request on unmount and clears its cache entry, so that the next mount fetches again. */
function useAbortOnUnmount(key: string | null) {
  const { mutate } = useSWRConfig()
  const open = useRef<AbortController>(null)
  useEffect(() => {
    if (key === null) return undefined
    return () => {
      if (!open.current) return
      open.current.abort()
      open.current = null
      // The cache is gone after logout.
      void mutate(key).catch(() => undefined)
    }
  }, [key, mutate])
  return (fetcher: Query<unknown>['fetcher']): Query<unknown>['fetcher'] =>
    async (clients, signal, init) => {
      const controller = new AbortController()
      open.current = controller
      try {
        return await fetcher(clients, AbortSignal.any([signal, controller.signal]), init)
      } catch (error) {
        if (controller.signal.aborted) return await new Promise<never>(() => {})
        throw error
      } finally {
        if (open.current === controller) open.current = null
      }
    }
}

/** The user may no longer see the rows. */
function endsAccess({ status }: ApiError): boolean {
  return status === 401 || status === 403
}

function failedState(failure: ApiError, retry: () => void): OneState<never> {
  if (failure.status === 403) return { status: 'forbidden' }
  return { status: 'failed', error: { message: failure.message }, retry }
}

function selectOrFail<Body, Value>(
  body: Body,
  select: (body: Body) => Value | undefined,
  name: string,
): Value {
  try {
    const value = select(body)
    if (value !== undefined) return value
  } catch {
    throw contractError(name)
  }
  throw contractError(name)
}

function contractError(name: string): ApiError {
  return malformedResponse(name, 'the response does not match the contract')
}

/** Reports the time of data that could not be refreshed, while the component is mounted. */
function useReportStale(fetchedAt: number | undefined, refresh: () => void): void {
  const { staleSince } = useServices()
  const id = useId()
  useEffect(() => {
    if (fetchedAt === undefined) return undefined
    staleSince.set({ ...staleSince.get(), [id]: { fetchedAt, refresh } })
    return () => {
      const { [id]: _, ...others } = staleSince.get()
      staleSince.set(others)
    }
  }, [staleSince, id, fetchedAt, refresh])
}

/** Reports the unreadable values that the screen reads, while the component is mounted. */
function useReportUnread(
  key: string | null,
  request: string,
  unread: Observable<readonly ReplacedValue[]> | undefined,
): void {
  const { unread: responses } = useServices()
  const id = useId()
  useEffect(() => {
    if (key === null || unread === undefined) return undefined
    const report = () => {
      const values = unread.get()
      if (values.length > 0) responses.set({ ...responses.get(), [id]: { key, request, values } })
    }
    report()
    const unsubscribe = unread.subscribe(report)
    return () => {
      unsubscribe()
      const { [id]: reported, ...others } = responses.get()
      if (reported) responses.set(others)
    }
  }, [responses, id, key, request, unread])
}

/** Applies the error policy to a failed query of the current page. */
function useErrorPolicy(error: ApiError | null, errorScope: ErrorScope): void {
  const navigate = useNavigate()
  const { address: currentLocation, tab } = useServices()
  useEffect(() => {
    const effect = error ? errorEffect(error.status, errorScope) : 'caller'
    // sendRequest has ended the session, and the route guard redirects to the login.
    if (!error || effect === 'caller' || effect === 'expired') return
    const { pathname, search, hash } = currentLocation()
    const id = randomText()
    saveFailure(tab, id, { from: pathname + search + hash, cause: error.message })
    // Replaces the history entry of the failed page, so that Back returns to the page before it.
    void navigate(effect, { replace: true, state: { failure: id } })
  }, [error, errorScope, navigate, currentLocation, tab])
}
