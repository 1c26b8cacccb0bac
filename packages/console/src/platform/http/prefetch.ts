type Fetch = (request: Request) => Promise<Response>

export interface Prefetch {
  /** Sends a request before the page that needs it renders. Resolves once the response has arrived. */
  start: Fetch
  /** Like `fetch`, but serves the response of an identical prefetched request, once. */
  fetch: Fetch
}

/** Milliseconds before an unused response is discarded. */
const lifetime = 10_000

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('Accept') ?? ''}`

/** Waits for the whole body: on a slow network it arrives long after the headers. */
async function withBody(response: Response): Promise<Response> {
  if (response.body === null) return response
  return new Response(await response.arrayBuffer(), response)
}

export function createPrefetch(send: Fetch): Prefetch {
  const started = new Map<string, Promise<Response>>()
  return {
    async start(request) {
      const key = keyOf(request)
      if (!started.has(key)) {
        const response = send(request).then(withBody)
        started.set(key, response)
        setTimeout(() => started.get(key) === response && started.delete(key), lifetime)
      }
      // The consumer of the response handles its error.
      await started.get(key)?.catch(() => undefined)
      // The client reads the body, and a response body can be read only once.
      return new Response(null, { status: 204 })
    },
    async fetch(request) {
      // A write may change what the others contain.
      if (request.method !== 'GET') started.clear()
      const key = keyOf(request)
      const response = started.get(key)
      if (!response) return send(request)
      started.delete(key)
      return response
    },
  }
}
