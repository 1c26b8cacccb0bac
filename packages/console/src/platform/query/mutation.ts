import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, asApiError, isOutcomeUnknown, malformedResponse } from '../http/ApiError.ts'
import type { ApiResponse, Clients } from '../http/client.ts'
import { useServices, type Services } from '../services.ts'
import { sendRequest, type SendOptions } from './sendRequest.ts'

/** `GET /hosts` matches the operation with any parameters, `GET /hosts*` every operation with this prefix. */
export type QueryPattern = `GET ${string}`

/** One write request, never retried. */
export interface Mutation<Body> extends Omit<SendOptions, 'withoutToken'> {
  /** `PUT /alerts`, shown in error messages. */
  name: string
  fetcher: (clients: Clients, signal: AbortSignal) => Promise<ApiResponse<Body>>
  /** Queries to revalidate after the mutation. */
  invalidates: readonly QueryPattern[]
  /** True if a successful response confirms the write; by default any JSON and an empty body do. */
  confirms?: (body: unknown) => boolean
}

/**
 * Sends a mutation. Rejects with an ApiError if the server refused it, and with an UnknownOutcomeError if the
 * outcome is unknown; the caller shows the error and keeps the input.
 */
export async function sendMutation<Body>(
  services: Services,
  { name, fetcher, confirms, ...options }: Omit<Mutation<Body>, 'invalidates'>,
): Promise<Body | undefined> {
  // The write may change what they contain.
  services.prefetch.clear()
  try {
    const body = await sendRequest(services, name, fetcher, options)
    if (confirms && !confirms(body)) throw malformedResponse(name, 'the response does not confirm the change')
    return body
  } catch (error) {
    const failure = asApiError(error, name)
    throw isOutcomeUnknown(failure) ? new UnknownOutcomeError(failure.message) : failure
  }
}

/** Sends a mutation, then invalidates the affected queries, even if it failed. */
export function useMutation() {
  const services = useServices()
  const invalidate = useInvalidate()
  return useCallback(
    async <Body>({ invalidates, ...mutation }: Mutation<Body>): Promise<Body | undefined> => {
      try {
        const body = await sendMutation(services, mutation)
        // Not awaited: the write succeeded even if revalidation fails.
        invalidate(invalidates)
        return body
      } catch (error) {
        // Of a refused write, too: somebody else may have changed or deleted the entity.
        if (!(error instanceof ApiError) || error.wasSent) invalidate(invalidates)
        throw error
      }
    },
    [services, invalidate],
  )
}

/** Invalidates queries, for example after several writes. */
export function useInvalidate(): (invalidates: readonly QueryPattern[]) => void {
  const { mutate } = useSWRConfig()
  return useCallback(
    (invalidates) => {
      const isAffected = (key: unknown) =>
        typeof key === 'string' && invalidates.some((pattern) => matchesQuery(key, pattern))
      // The cache may be gone after a navigation.
      void mutate(isAffected).catch(() => undefined)
    },
    [mutate],
  )
}

/** True if the cache key belongs to this operation. */
export function matchesQuery(key: string, pattern: QueryPattern): boolean {
  return key.startsWith(pattern.endsWith('*') ? `["${pattern.slice(0, -1)}` : `["${pattern}",`)
}
