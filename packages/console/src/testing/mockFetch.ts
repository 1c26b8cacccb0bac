type Fetcher = (request: Request) => Promise<Response | undefined>

/**
 * Intercepts `fetch` in the page: a service worker would also intercept lazy-loaded modules. Requests that
 * `fetcher` does not handle go to `fallback`.
 */
export function mockFetch(
  fetcher: Fetcher,
  fallback: (request: Request, go: typeof fetch) => Promise<Response>,
  onResponse: (request: Request) => void,
): () => void {
  const originalFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const responsePromise = fetcher(request).then((response) => response ?? fallback(request, originalFetch))
    const response = await Promise.race([responsePromise, rejectOnAbort(request.signal)])
    // `fetch` rejects like this on a network error.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    onResponse(request)
    return withSignal(response, request.signal)
  }
  return () => void (window.fetch = originalFetch)
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail, { once: true })
  })
}

/** Aborts a body that is still streaming. */
function withSignal(response: Response, signal: AbortSignal): Response {
  if (!response.body) return response
  const body = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
  return new Response(body, response)
}
