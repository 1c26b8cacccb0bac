import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useServices, type Services } from '../environment/services.ts'
import { ApiError, asApiError, malformed } from '../http/ApiError.ts'
import type { Answer, ReadClients } from '../http/client.ts'
import type { Weight } from '../http/errorPolicy.ts'
import { isRecord } from '../storage/storage.ts'
import { sendRequest, type SendOptions } from './sendRequest.ts'
import { useEffectOf } from './useErrorPolicy.ts'

/** A cacheable request: `name` is `GET /path`; the cache key is `[name, params]`. */
export interface Question<Body> extends Pick<SendOptions, 'guarded' | 'withoutToken'> {
  name: string
  params?: unknown
  ask: (clients: ReadClients, signal: AbortSignal) => Promise<Answer<Body>>
}

export interface Refreshable {
  refresh: () => void
  /** What is shown is from before: asking again got no answer. */
  stale: boolean
}

interface Options {
  weight: Weight
  /** Milliseconds after which it is asked again. */
  every?: number
  /** 404, or the status given, says that there is no such thing: the screen shows that in its place. */
  absent?: true | number
  /** Nobody else asks it: who leaves before the answer takes the question back. */
  cancel?: boolean
  /** Who comes back to it finds the answer that was given, without asking again. */
  keep?: boolean
}

/** `read` gives the rows of a good body: a list, or null where the services write null for none. */
export function useList<Body, Row>(
  question: Question<Body> | null,
  read: (body: Body) => readonly Row[] | null,
  options: Options = { weight: 'page' },
): ListState<Row> & Refreshable {
  const { state, refresh, stale, at } = useAnswer(
    question,
    (body: Body, name) => asRows(read(body), name),
    options,
  )
  return useMemo(() => {
    // A list that is not there is a failure of its page, told by the error policy.
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

/** Of a body that must be an object: what is anything else has no value. */
export function ofRecord<Body, Value>(read: (body: Body) => Value) {
  return (body: Body): Value | undefined => (isRecord(body) ? read(body) : undefined)
}

/** `read` gives the value of a good body, or undefined where the body is not what the contract promises. */
export function useOne<Body, Value>(
  question: Question<Body> | null,
  read: (body: Body) => Value | undefined,
  options: Options = { weight: 'page' },
): OneState<Value> & Refreshable {
  const { state, refresh, stale } = useAnswer(
    question,
    (body: Body, name) => {
      const value = read(body)
      if (value === undefined) throw malformed(name, 'the answer is not what was promised')
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
  ask: Question<Body>['ask'],
  options: SendOptions = {},
): Promise<Body | undefined> {
  return sendRequest(services, name, ask, options)
}

function useAnswer<Body, Value>(
  question: Question<Body> | null,
  read: (body: Body, name: string) => Value,
  { weight, every, absent, cancel = false, keep = false }: Options,
): { state: OneState<Value>; at: number | undefined } & Refreshable {
  const services = useServices()
  const key = question && JSON.stringify([question.name, question.params ?? null])
  const cancellable = useCancellable(cancel ? key : null)
  const fetcher = async () => {
    if (!question || key === null) throw new Error('Nothing is asked')
    const askedAt = services.localNow()
    const { name, ask, guarded, withoutToken } = question
    const body = await send(services, name, cancel ? cancellable(ask) : ask, { guarded, withoutToken })
    return { key, value: readOrFail(body, read, name), at: services.now() - (services.localNow() - askedAt) }
  }
  const { data, error, isValidating, mutate } = useSWR<Answered<Value>, unknown>(key, fetcher, {
    refreshInterval: every ?? 0,
    revalidateIfStale: !keep,
  })
  const failure = useMemo(
    () => (error === undefined || error === null ? null : asApiError(error, question?.name ?? '')),
    [error, question?.name],
  )
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])
  const missing = absent !== undefined && failure?.status === (absent === true ? 404 : absent)
  useEffectOf(missing ? null : failure, weight)

  // The rows of another question stay on screen until this one is answered, but its failure is this one's.
  const stale = failure?.status === 0 && data?.key === key
  const state = useMemo((): OneState<Value> => {
    if (missing) return { status: 'notFound' }
    if (failure && !stale) return failedState(failure, refresh)
    if (data === undefined) return { status: 'loading' }
    return { status: 'ready', value: data.value, refreshing: isValidating }
  }, [missing, failure, stale, data, isValidating, refresh])
  return { state, refresh, stale, at: data?.at }
}

interface Answered<Value> {
  key: string
  value: Value
  /** When it was asked. */
  at: number
}

/** Of a question that nobody waits for any more there is neither an answer nor a failure, and it can be asked anew. */
function useCancellable(key: string | null) {
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
  return <Body>(ask: Question<Body>['ask']): Question<Body>['ask'] =>
    async (clients, signal) => {
      const controller = new AbortController()
      open.current = controller
      try {
        return await ask(clients, AbortSignal.any([signal, controller.signal]))
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
  if (body === undefined) throw malformed(name, 'the answer is empty')
  try {
    return read(body, name)
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw malformed(name, 'the answer is not what was promised')
  }
}

/** Bodies come from outside: the contract promises rows, the wire may bring anything. */
export function asRows<Row>(rows: readonly Row[] | null, name: string): readonly Row[] {
  if (rows === null) return noRows
  if (!Array.isArray(rows)) throw malformed(name, 'the list is not a list')
  // Names or things, one as the other.
  const fits = rows.every(typeof rows[0] === 'string' ? isText : isThing)
  if (!fits) throw malformed(name, 'the list has holes')
  return rows
}
const isText = (row: unknown) => typeof row === 'string'
const isThing = (row: unknown) => typeof row === 'object' && row !== null
const noRows: readonly never[] = []
