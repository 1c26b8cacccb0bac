import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import type { Weight } from '../app/errorPolicy.ts'
import { useServices, type Services } from '../app/services.ts'
import { useEffectOf } from '../app/useEffectOf.ts'
import { ApiError, asApiError, malformed } from './ApiError.ts'
import { answered, type Answer, type Clients } from './client.ts'

/** What is asked: `name` is `GET /path`; `params` tells one question of that name from another. */
export interface Question<Body> {
  name: string
  params?: unknown
  ask: (clients: Clients, signal: AbortSignal) => Promise<Answer<Body>>
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
}

/** `read` gives the rows of a good body: a list, or null where the services write null for none. */
export function useList<Body, Row>(
  question: Question<Body> | null,
  read: (body: Body) => readonly Row[] | null,
  options: Options = { weight: 'page' },
): ListState<Row> & Refreshable {
  const { state, refresh, stale } = useAnswer(
    question,
    (body: Body, name) => asRows(read(body), name),
    options,
  )
  return useMemo(() => {
    if (state.status !== 'ready') return { ...state, refresh, stale }
    return { status: 'ready', rows: state.value, refreshing: state.refreshing ?? false, refresh, stale }
  }, [state, refresh, stale])
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

/** For what a person does: a form, a dialog, a button. */
export async function send<Body>(
  services: Services,
  name: string,
  ask: (clients: Clients, signal: AbortSignal) => Promise<Answer<Body>>,
): Promise<Body | undefined> {
  const session = services.session.get()
  const signal = session.status === 'in' ? session.signal : AbortSignal.abort()
  try {
    return await answered(name, ask(services.clients(), signal))
  } catch (error) {
    const failure = asApiError(error, name)
    // An answer to an older session says nothing about this one.
    if (failure.status === 401 && services.session.get() === session) expire(services)
    throw failure
  }
}

function expire(services: Services) {
  const { pathname, search, hash } = services.address()
  services.lastPath.interruptedAt(services.pendingAddress.get() ?? pathname + search + hash)
  services.session.end('expired')
}

/** That there is no such thing is known to who asks for one, not here. */
type Asked<Value> = Exclude<OneState<Value>, { status: 'notFound' }>

function useAnswer<Body, Value>(
  question: Question<Body> | null,
  read: (body: Body, name: string) => Value,
  { weight, every }: Options,
): { state: Asked<Value> } & Refreshable {
  const services = useServices()
  const key = question && JSON.stringify([question.name, question.params ?? null])
  const fetcher = async () => {
    if (!question || key === null) throw new Error('Nothing is asked')
    const body = await send(services, question.name, question.ask)
    return { key, value: readOrFail(body, read, question.name) }
  }
  const { data, error, isValidating, mutate } = useSWR<{ key: string; value: Value }, unknown>(key, fetcher, {
    refreshInterval: every ?? 0,
  })
  const failure = useMemo(
    () => (error === undefined || error === null ? null : asApiError(error, question?.name ?? '')),
    [error, question?.name],
  )
  const refresh = useCallback(() => void mutate().catch(() => undefined), [mutate])
  useEffectOf(failure, weight)

  // The rows of another question stay on screen until this one is answered, but its failure is this one's.
  const stale = failure?.status === 0 && data?.key === key
  const state = useMemo((): Asked<Value> => {
    if (failure && !stale) return failedState(failure, refresh)
    if (data === undefined) return { status: 'loading' }
    return { status: 'ready', value: data.value, refreshing: isValidating }
  }, [failure, stale, data, isValidating, refresh])
  return { state, refresh, stale }
}

function failedState(failure: ApiError, retry: () => void): Asked<never> {
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
function asRows<Row>(rows: readonly Row[] | null, name: string): readonly Row[] {
  if (rows === null) return noRows
  if (!Array.isArray(rows)) throw malformed(name, 'the list is not a list')
  if (rows.some((row) => row === null || row === undefined)) throw malformed(name, 'the list has holes')
  return rows
}
const noRows: readonly never[] = []
