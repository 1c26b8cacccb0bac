import { type ApiResponse, parseJson, type ReadClients, readJson } from '../http/client.ts'
import type { GetRequest } from './query.ts'

/** Requests sent before the page that needs them renders. */
export interface Prefetch {
  /** Sends a request. Resolves once its response has arrived or failed. */
  start: (request: GetRequest, clients: ReadClients, signal: AbortSignal) => Promise<void>
  /** The response of an identical request, once. The caller handles its error. */
  take: (request: GetRequest) => Promise<ApiResponse<unknown>> | undefined
  /** The successful response of an identical request if it has arrived and its body is small. */
  arrived: (request: GetRequest) => Arrived | undefined
  /** The arrived response is in the cache, so that nobody takes it any more. */
  markCached: (request: GetRequest) => void
  /** True for a short time after that, so that other parts of the page do not send the request again. */
  isFresh: (request: GetRequest) => boolean
  /** Discards all, for example before a write that may change them. */
  clear: () => void
}

interface Arrived {
  body: unknown
  /** Device time in milliseconds. */
  requestedAt: number
}

interface Started {
  response: Promise<ApiResponse<unknown>>
  requestedAt: number
  /** The body in bytes, or what the query has composed of several. */
  data?: unknown
}

/** Bytes. The page renders its frame before it reads a larger body. */
const largestBody = 2_000_000

/** Milliseconds before an unused response is discarded. */
const lifetime = 10_000
/** Milliseconds, as SWR by default. */
const dedupingInterval = 2000

export function createPrefetch(localNow: () => number): Prefetch {
  const started = new Map<string, Started>()
  const fresh = new Set<string>()
  return {
    async start(request, clients, signal) {
      const key = keyOf(request)
      const response = request.fetcher(clients, signal, { parseAs: 'arrayBuffer' })
      const entry: Started = { response, requestedAt: localNow() }
      started.set(key, entry)
      setTimeout(() => started.get(key) === entry && started.delete(key), lifetime)
      try {
        entry.data = (await response).data
      } catch {
        // Whoever takes the response handles its error.
      }
    },
    take(request) {
      const key = keyOf(request)
      const entry = started.get(key)
      started.delete(key)
      return entry && readJson(entry.response)
    },
    arrived(request) {
      const { data, requestedAt = 0 } = started.get(keyOf(request)) ?? {}
      if (!(data instanceof ArrayBuffer)) return data === undefined ? undefined : { body: data, requestedAt }
      if (data.byteLength > largestBody) return undefined
      try {
        return { body: parseJson(data), requestedAt }
      } catch {
        // Whoever takes the response handles its error.
        return undefined
      }
    },
    markCached(request) {
      const key = keyOf(request)
      started.delete(key)
      fresh.add(key)
      setTimeout(() => fresh.delete(key), dedupingInterval)
    },
    isFresh: (request) => fresh.has(keyOf(request)),
    clear() {
      started.clear()
      fresh.clear()
    },
  }
}

function keyOf({ name, params }: GetRequest): string {
  return JSON.stringify([name, params ?? null])
}
