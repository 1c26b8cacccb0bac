import { httpDate } from './httpDate.ts'

/** Milliseconds. A longer Retry-After fails at once, so that the user can retry. */
const maxDelay = 30_000
const maxRetries = 2

/** Retries a GET that failed with 429 or 503 after the delay in `Retry-After`. */
export async function withRetryAfter(
  signal: AbortSignal,
  send: () => Promise<Response>,
  now: () => number = Date.now,
): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const response = await send()
    const delay = retries < maxRetries ? retryDelay(response, now()) : null
    if (delay === null) return response
    // oxlint-disable-next-line no-await-in-loop -- the server requested the delay
    await Promise.all([response.body?.cancel(), sleep(delay, signal)])
  }
}

/** Milliseconds to wait, or null if the request must not be retried. */
export function retryDelay({ status, headers }: Response, now: number): number | null {
  const value = headers.get('Retry-After')?.trim() ?? ''
  if ((status !== 429 && status !== 503) || value === '') return null
  const sent = httpDate(headers.get('Date'))
  // An HTTP date is relative to the `Date` header of the response, if it has one.
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : httpDate(value) - (sent || now)
  return delay <= maxDelay ? Math.max(0, delay) : null
}

function sleep(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort)
      resolve()
    }, delay)
    signal.addEventListener('abort', abort, { once: true })
  })
}
