import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useServices } from '../app/services.ts'
import type { Answer, Clients } from './client.ts'
import { send } from './query.ts'

/** `GET /hosts`: asked again wherever it is shown, whatever its parameters; `GET /hosts*`: and all that begin so. */
export type Affected = `GET /${string}`

/** Something a person does: one request, never sent twice by itself. */
export interface Act<Body> {
  /** `PUT /alerts`, for the reader of a failure. */
  name: string
  ask: (clients: Clients, signal: AbortSignal) => Promise<Answer<Body>>
  /** The questions whose answers it changes. */
  affects: readonly Affected[]
  /** Only for administrators: 401 without a word may be a refusal, and then the session goes on. */
  guarded?: boolean
}

/**
 * Carries out an act, then asks again what it changed. Rejects with an ApiError: who calls says it beside its cause, and
 * keeps what was typed.
 */
export function useAct() {
  const services = useServices()
  const askAgain = useAskAgain()
  return useCallback(
    async <Body>({ name, ask, affects, guarded }: Act<Body>): Promise<Body | undefined> => {
      const body = await send(services, name, ask, guarded)
      // Not waited for: what was done is done, whether or not the lists can be read again.
      askAgain(affects)
      return body
    },
    [services, askAgain],
  )
}

/** After several writes that belong together. */
export function useAskAgain(): (affects: readonly Affected[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (affects) => {
      const isAffected = (key: unknown) =>
        typeof key === 'string' && affects.some((call) => answeredTo(key, call))
      // After the page was left there may be no answers to ask for again.
      void mutate(isAffected).catch(() => undefined)
    },
    [mutate],
  )
}

/** Whether a kept answer, by its key, is one to this call. */
export function answeredTo(key: string, call: Affected): boolean {
  return key.startsWith(call.endsWith('*') ? `["${call.slice(0, -1)}` : `["${call}",`)
}
