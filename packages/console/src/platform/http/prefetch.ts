type Fetch = (request: Request) => Promise<Response>

export interface Prefetch {
  /** Sends a request before the page that needs it is rendered. */
  start: Fetch
  /** Like `fetch`; an equal request that has been started gets its response, once. */
  fetch: Fetch
}

/** Milliseconds: a response that nobody has used by then is out of date. */
const lifetime = 10_000

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('Accept') ?? ''}`

export function createPrefetch(send: Fetch): Prefetch {
  const started = new Map<string, Promise<Response>>()
  return {
    async start(request) {
      const key = keyOf(request)
      if (!started.has(key)) {
        const response = send(request)
        // Whoever uses the response handles its error.
        response.catch(() => undefined)
        started.set(key, response)
        setTimeout(() => started.get(key) === response && started.delete(key), lifetime)
      }
      // The client reads a body, and that of the response can be read only once.
      return new Response(null, { status: 204 })
    },
    async fetch(request) {
      const key = keyOf(request)
      const response = started.get(key)
      if (!response) return send(request)
      started.delete(key)
      return response
    },
  }
}
