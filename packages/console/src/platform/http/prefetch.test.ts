import { expect, test, vi } from 'vitest'
import { createPrefetch } from './prefetch.ts'

const hosts = () => new Request('https://inventory.test/api/hosts?mode=summary')

function sent() {
  return vi.fn(async ({ url }: Request) => new Response(url))
}

test('gives the response of a started request to the next equal request', async () => {
  const send = sent()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  const response = await prefetch.fetch(hosts())
  expect(await response.text()).toBe(hosts().url)
  expect(send).toHaveBeenCalledTimes(1)
})

test('sends the request again after its response has been used', async () => {
  const send = sent()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  await prefetch.fetch(hosts())
  await prefetch.fetch(hosts())
  expect(send).toHaveBeenCalledTimes(2)
})

test('does not use the response for another media type', async () => {
  const send = sent()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  await prefetch.fetch(new Request(hosts(), { headers: { Accept: 'application/vnd.ms-excel' } }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('drops a response that has not been used after ten seconds', async () => {
  vi.useFakeTimers()
  const send = sent()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  vi.advanceTimersByTime(10_000)
  await prefetch.fetch(hosts())
  vi.useRealTimers()
  expect(send).toHaveBeenCalledTimes(2)
})

test('passes the error of a started request to the request that uses it', async () => {
  const prefetch = createPrefetch(() => Promise.reject(new TypeError('offline')))
  await prefetch.start(hosts())
  await expect(prefetch.fetch(hosts())).rejects.toThrow('offline')
})
