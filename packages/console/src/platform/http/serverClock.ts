import type { Now } from '@inventory-console/ui/lib/dates'
import { observable, type Observable } from '../storage/observable.ts'

/** Smaller differences are latency and rounding. */
const tolerance = 5 * 60_000
/** Smaller changes of a known skew do not re-render the page. */
const precision = 60_000

export interface ServerClock {
  /** Server time; device time until a response shows a skew. */
  now: Now
  /** Milliseconds by which the device's clock is ahead of the server's; 0 within the tolerance. */
  skew: Pick<Observable<number>, 'get' | 'subscribe'>
  /** Wraps a fetch function and measures the skew of each response. */
  wrapFetch: (send: Send) => Send
}

type Send = (input: Request) => Promise<Response>

export function createServerClock(localNow: Now): ServerClock {
  const skew = observable(0)
  return {
    now: () => localNow() - skew.get(),
    skew,
    wrapFetch: (send) => async (input) => {
      const sentAt = localNow()
      const response = await send(input)
      const measured = skewOf(response.headers, sentAt, localNow())
      if (measured === 0 || (measured !== null && Math.abs(measured - skew.get()) >= precision))
        skew.set(measured)
      return response
    },
  }
}

/**
 * Returns null without a usable `Date` header; a cross-origin server must expose it with
 * `Access-Control-Expose-Headers`.
 */
export function skewOf(headers: Headers, sentAt: number, receivedAt: number): number | null {
  // A response from a shared cache has its original date.
  if (headers.get('Age') !== null && headers.get('Age') !== '0') return null
  const date = httpDate(headers.get('Date'))
  if (Number.isNaN(date)) return null
  // The server set the header at some time between the two.
  const difference = date < sentAt ? sentAt - date : Math.min(0, receivedAt - date)
  return Math.abs(difference) < tolerance ? 0 : difference
}

/**
 * Returns milliseconds, or NaN for any other format: `Date.parse` reads `in 3` as a year and 31 February as
 * March. The two obsolete formats of RFC 9110 are not supported.
 */
export function httpDate(text: string | null): number {
  const time = Date.parse(text ?? '')
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : Number.NaN
}
