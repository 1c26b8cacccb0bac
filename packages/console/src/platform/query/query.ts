import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useServices, type Services } from '../environment/services.ts'
import { ApiError, asApiError, malformed } from '../http/ApiError.ts'
import type { Answer, ReadClients } from '../http/client.ts'
import type { ErrorScope } from '../http/errorPolicy.ts'
import { isRecord } from '../storage/storage.ts'
import { sendRequest, type SendOptions } from './sendRequest.ts'
import { useErrorPolicy } from './useErrorPolicy.ts'

/** A cacheable request: `name` is `GET /path`; the cache key is `[name, params]`. */
export interface Query<Body> extends Pick<SendOptions, 'guarded' | 'withoutToken'> {
  name: string
  params?: unknown
  fetcher: (clients: ReadClients, signal: AbortSignal) => Promise<Answer<Body>>
}

export interface Refreshable {
  refresh: () => void
  /** The last revalidation failed, so the data on screen is old. */
  stale: boolean
}

interface Options {
  errorScope: ErrorScope
  /** Milliseconds. */
  refreshInterval?: number
  /** This status (true: 404) means that the item does not exist. The screen shows that itself. */
  absent?: true | number
  /** Aborts the request on unmount. Only for a query that no other component shares. */
  abortOnUnmount?: boolean
  /** False: a component that mounts later gets the cached data without a new request. Default true. */
  revalidateIfStale?: boolean
}

/** A query for a list. `read` returns the rows of a valid body; the server sends null for an empty list. */
export function useList<Body, Row>(
  query: Query<Body> | null,
  read: (body: Body) => readonly Row[] | null,
  options: Options = { errorScope: 'page' },
): ListState<Row> & Refreshable {
  const { state, refresh, stale, at } = useQueryState(
    query,
    (body: Body, name) => asRows(read(body), name),
    options,
  )
  return useMemo(() => {
    // A missing list is an error of its page, and the error policy handles it.
    if (state.status === 'notFound') return { status: 'loading', refresh, stale }
    if (state.status !== 'ready') return { ...state, refresh, stale }
    const asOf = at === undefined ? {} : { asOf: at }
    return {
      status: 'ready',
      rows: state.value,
      refreshing: state.refreshing ?? false,
      ...asOf,
      refresh,
      stale,
    }
  }, [state, refresh, stale, at])
}

/** Reads a body that must be an object. Any other body has no value. */
export function ofRecord<Body, Value>(read: (body: Body) => Value) {
  return (body: Body): Value | undefined => (isRecord(body) ? read(body) : undefined)
}

/** A query for one item. `read` returns undefined if the body violates the contract. */
export function useOne<Body, Value>(
  query: Query<Body> | null,
  read: (body: Body) => Value | undefined,
  options: Options = { errorScope: 'page' },
): OneState<Value> & Refreshable {
  const { state, refresh, stale } = useQueryState(
    query,
    (body: Body, name) => {
      const value = read(body)
      if (value === undefined) throw malformed(name, 'the response does not match the contract')
      return value
    },
    options,
  )
  return useMemo(() => ({ ...state, refresh, stale }), [state, refresh, stale])
}

/** Sends a read. Rejects with an ApiError. */
export function send<Body>(
  services: Services,
  name: string,
  fetcher: Query<Body>['fetcher'],
  options: SendOptions = {},
): Promise<Body | undefined> {
  return sendRequest(services, name, fetcher, options)
}

function useQueryState<Body, Value>(
  query: Query<Body> | null,
  read: (body: Body, name: string) => Value,
  { errorScope, refreshInterval, absent, abortOnUnmount = false, revalidateIfStale = true }: Options,
): { state: OneState<Value>; at: number | undefined } & Refreshable {
  const services = useServices()
  const key = query && JSON.stringify([query.name, query.params ?? null])
  const cancellable = useAbortOnUnmount(abortOnUnmount ? key : null)
  const load = async () => {
    if (!query || key === null) throw new Error('The query is disabled')
    const askedAt = services.localNow()
    const { name, fetcher, guarded, withoutToken } = query
    const body = await send(services, name, abortOnUnmount ? cancellable(fetcher) : fetcher, {
      guarded,
      withoutToken,
    })
    return { key, value: readOrFail(body, read, name), at: services.now() - (services.localNow() - askedAt) }
  }
  const { data, error, isValidating, mutate } = useSWR<Fetched<Value>, unknown>(key, load, {
    refreshInterval: refreshInterval ?? 0,
    revalidateIfStale,
  })
  const failure = useMemo(
    () => (error === undefined || error === null ? null : asApiError(error, query?.name ?? '')),
    [error, query?.name],
  )
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])
  const missing = absent !== undefined && failure?.status === (absent === true ? 404 : absent)
  useErrorPolicy(missing ? null : failure, errorScope)

  // Rows of the previous key stay on screen until the new response arrives. Errors belong to the new key.
  const stale = failure?.status === 0 && data?.key === key
  const state = useMemo((): OneState<Value> => {
    if (missing) return { status: 'notFound' }
    if (failure && !stale) return failedState(failure, refresh)
    if (data === undefined) return { status: 'loading' }
    return { status: 'ready', value: data.value, refreshing: isValidating }
  }, [missing, failure, stale, data, isValidating, refresh])
  return { state, refresh, stale, at: data?.at }
}

interface Fetched<Value> {
  key: string
  value: Value
  /** Server time of the request, in milliseconds. */
  at: number
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
      // After logout there is no cache left to clear.
      void mutate(key).catch(() => undefined)
    }
  }, [key, mutate])
  return <Body>(fetcher: Query<Body>['fetcher']): Query<Body>['fetcher'] =>
    async (clients, signal) => {
      const controller = new AbortController()
      open.current = controller
      try {
        return await fetcher(clients, AbortSignal.any([signal, controller.signal]))
      } catch (error) {
        if (controller.signal.aborted) return await new Promise<never>(() => {})
        throw error
      } finally {
        if (open.current === controller) open.current = null
      }
    }
}

function failedState(failure: ApiError, retry: () => void): OneState<never> {
  if (failure.status === 403) return { status: 'forbidden' }
  return { status: 'failed', error: { message: failure.message }, retry }
}

function readOrFail<Body, Value>(
  body: Body | undefined,
  read: (body: Body, name: string) => Value,
  name: string,
) {
  if (body === undefined) throw malformed(name, 'the response is empty')
  try {
    return read(body, name)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw malformed(name, 'the response does not match the contract')
  }
}

/** Checks that a body is a list of rows. Responses are untrusted. */
export function asRows<Row>(rows: readonly Row[] | null, name: string): readonly Row[] {
  if (rows === null) return noRows
  if (!Array.isArray(rows)) throw malformed(name, 'the list is not a list')
  // All rows are strings or all are objects.
  const fits = rows.every(typeof rows[0] === 'string' ? isText : isThing)
  if (!fits) throw malformed(name, 'the list has holes')
  return rows
}
const isText = (row: unknown) => typeof row === 'string'
const isThing = (row: unknown) => typeof row === 'object' && row !== null
const noRows: readonly never[] = []
