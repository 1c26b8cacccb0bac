import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClients } from '../http/client.ts'
import { createPrefetch } from './prefetch.ts'
import type { GetRequest } from './query.ts'

const config = { api: 'https://api.example', chart: null, cloud: null, repository: null, idleTimeout: null }
const clients = createClients(config, { provider: 'basic', token: null })
const { signal } = new AbortController()

function hosts(date?: string, json = JSON.stringify([date])): GetRequest {
  const data = new TextEncoder().encode(json).buffer
  return {
    name: 'GET /hosts',
    params: { query: { mode: 'summary', date } },
    fetcher: async () => ({ data, response: new Response() }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gives the response to one identical request', async () => {
  const prefetch = createPrefetch(() => 5000)
  await prefetch.start(hosts(), clients, signal)
  expect(prefetch.take(hosts('2026-01-31'))).toBeUndefined()
  expect(await prefetch.take(hosts())).toMatchObject({ data: [null] })
  expect(prefetch.take(hosts())).toBeUndefined()
})

test('tells the body once the response has arrived', async () => {
  const prefetch = createPrefetch(() => 5000)
  const started = prefetch.start(hosts('2026-01-31'), clients, signal)
  expect(prefetch.arrived(hosts('2026-01-31'))).toBeUndefined()
  await started
  const arrived = { body: ['2026-01-31'], requestedAt: 5000 }
  expect(prefetch.arrived(hosts('2026-01-31'))).toEqual(arrived)
  expect(prefetch.arrived(hosts('2026-01-31'))).toEqual(arrived)
})

test('tells no body that is long or no JSON', async () => {
  const prefetch = createPrefetch(() => 5000)
  await prefetch.start(hosts('2026-01-31', JSON.stringify('a'.repeat(2_000_000))), clients, signal)
  await prefetch.start(hosts('2026-02-28', '<html>'), clients, signal)
  expect(prefetch.arrived(hosts('2026-01-31'))).toBeUndefined()
  expect(prefetch.arrived(hosts('2026-02-28'))).toBeUndefined()
  expect(await prefetch.take(hosts('2026-01-31'))).toMatchObject({ data: 'a'.repeat(2_000_000) })
  await expect(prefetch.take(hosts('2026-02-28'))).rejects.toThrow(SyntaxError)
})

test('discards an unused response after ten seconds', async () => {
  const prefetch = createPrefetch(() => 5000)
  await prefetch.start(hosts(), clients, signal)
  vi.advanceTimersByTime(9999)
  expect(prefetch.arrived(hosts())).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(prefetch.take(hosts())).toBeUndefined()
})

test('keeps no response that is in the cache, and knows for two seconds that it is fresh', async () => {
  const prefetch = createPrefetch(() => 5000)
  await prefetch.start(hosts(), clients, signal)
  expect(prefetch.isFresh(hosts())).toBe(false)
  prefetch.markCached(hosts())
  expect(prefetch.take(hosts())).toBeUndefined()
  vi.advanceTimersByTime(1999)
  expect(prefetch.isFresh(hosts())).toBe(true)
  vi.advanceTimersByTime(1)
  expect(prefetch.isFresh(hosts())).toBe(false)
})

test('forgets all responses before a write', async () => {
  const prefetch = createPrefetch(() => 5000)
  await prefetch.start(hosts(), clients, signal)
  await prefetch.start(hosts('2026-01-31'), clients, signal)
  prefetch.markCached(hosts())
  prefetch.clear()
  expect(prefetch.isFresh(hosts())).toBe(false)
  expect(prefetch.take(hosts('2026-01-31'))).toBeUndefined()
})

test('keeps a body that its query has composed', async () => {
  const prefetch = createPrefetch(() => 5000)
  const composed = { ...hosts(), fetcher: async () => ({ data: ['a', 'b'], response: new Response() }) }
  await prefetch.start(composed, clients, signal)
  expect(prefetch.arrived(hosts())).toEqual({ body: ['a', 'b'], requestedAt: 5000 })
  expect(await prefetch.take(hosts())).toMatchObject({ data: ['a', 'b'] })
})

test('leaves a failed request to whoever takes it', async () => {
  const prefetch = createPrefetch(() => 5000)
  const failed = { ...hosts(), fetcher: () => Promise.reject(new TypeError('offline')) }
  await prefetch.start(failed, clients, signal)
  expect(prefetch.arrived(failed)).toBeUndefined()
  await expect(prefetch.take(failed)).rejects.toThrow('offline')

  const refused = { error: 'no', response: new Response(null, { status: 500 }) }
  await prefetch.start({ ...hosts(), fetcher: async () => refused }, clients, signal)
  expect(prefetch.arrived(hosts())).toBeUndefined()
  expect(await prefetch.take(hosts())).toBe(refused)
})
