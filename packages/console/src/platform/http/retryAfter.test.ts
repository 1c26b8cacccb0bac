import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClients, retryDelay } from './client.ts'

const now = Date.parse('2026-03-16T09:30:00Z')
const response = (status: number, headers: Record<string, string>) => new Response(null, { status, headers })

describe('retryDelay', () => {
  it.each([
    ['seconds', 429, { 'Retry-After': '3' }, 3000],
    ['a date', 503, { 'Retry-After': 'Mon, 16 Mar 2026 09:30:05 GMT' }, 5000],
    [
      'a date by the clock of the server',
      503,
      { 'Retry-After': 'Wed, 18 Mar 2026 12:00:05 GMT', Date: 'Wed, 18 Mar 2026 12:00:00 GMT' },
      5000,
    ],
    ['a date in the past', 503, { 'Retry-After': 'Mon, 16 Mar 2026 09:00:00 GMT' }, 0],
    ['30 seconds', 503, { 'Retry-After': '30' }, 30_000],
    ['more than 30 seconds', 503, { 'Retry-After': '31' }, null],
    ['an hour', 503, { 'Retry-After': '3600' }, null],
    ['no header', 503, {}, null],
    ['a number before a unit', 503, { 'Retry-After': '3 s' }, null],
    ['a number after a word', 503, { 'Retry-After': 'in 3' }, null],
    ['a number below zero', 503, { 'Retry-After': '-3' }, null],
    ['a fraction', 503, { 'Retry-After': '1.5' }, null],
    ['a date in another format', 503, { 'Retry-After': '2026-03-16T09:30:05Z' }, null],
    ['a date that does not exist', 503, { 'Retry-After': 'Mon, 31 Feb 2026 09:30:05 GMT' }, null],
    ['a date in the format of RFC 850', 503, { 'Retry-After': 'Monday, 16-Mar-26 09:30:05 GMT' }, null],
    ['a date in the format of asctime', 503, { 'Retry-After': 'Mon Mar 16 09:30:05 2026' }, null],
    [
      'a date beside an unreadable date of the server',
      503,
      { 'Retry-After': 'Mon, 16 Mar 2026 09:30:05 GMT', Date: 'in 3' },
      5000,
    ],
    ['an unreadable value', 503, { 'Retry-After': 'soon' }, null],
    ['another status', 500, { 'Retry-After': '1' }, null],
  ] as const)('returns the delay for %s', (_case, status, headers, delay) => {
    expect(retryDelay(response(status, headers), now)).toBe(delay)
  })
})

describe('createClients', () => {
  const config = {
    api: 'http://localhost/api',
    chart: null,
    cloud: 'http://localhost/thunder',
    repository: null,
    idleTimeout: null,
  }
  const clients = () => createClients(config, { provider: 'basic', token: null })
  let sent: string[] = []
  const respondInOrder = (...responses: readonly (() => Response)[]) =>
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push(request.method)
      return (responses[sent.length - 1] ?? responses.at(-1))?.()
    })
  const busy = () => response(503, { 'Retry-After': '5' })
  const done = () => Response.json({ connected: true })

  beforeEach(() => {
    sent = []
    vi.useFakeTimers({ now })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('retries a GET after the delay in Retry-After', async () => {
    respondInOrder(busy, done)
    const responsePromise = clients().api.GET('/database/connection/status')
    await vi.advanceTimersByTimeAsync(4999)
    expect(sent).toEqual(['GET'])
    await vi.advanceTimersByTimeAsync(1)
    expect((await responsePromise).data).toEqual({ connected: true })
    expect(sent).toEqual(['GET', 'GET'])
  })

  it('gives up after two retries', async () => {
    respondInOrder(busy)
    const responsePromise = clients().api.GET('/database/connection/status')
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await responsePromise).response.status).toBe(503)
    expect(sent).toHaveLength(3)
  })

  it('stops waiting when the request is aborted', async () => {
    respondInOrder(busy)
    const unmount = new AbortController()
    const responsePromise = clients().api.GET('/database/connection/status', { signal: unmount.signal })
    await vi.advanceTimersByTimeAsync(1)
    unmount.abort()
    await expect(responsePromise).rejects.toThrow('aborted')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  it('never retries a write', async () => {
    respondInOrder(busy)
    const responsePromise = clients().api.POST('/alerts/ack', { body: { ids: [] } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await responsePromise).response.status).toBe(503)
    expect(sent).toEqual(['POST'])
  })
})
