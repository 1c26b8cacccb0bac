import { expect, test, vi } from 'vitest'
import { createPrefetch } from './prefetch.ts'

const hosts = () => new Request('https://inventory.test/api/hosts?mode=summary')

function mockSend() {
  return vi.fn(async ({ url }: Request) => new Response(url))
}

test('serves the prefetched response to the next identical request', async () => {
  const send = mockSend()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  const response = await prefetch.fetch(hosts())
  expect(await response.text()).toBe(hosts().url)
  expect(send).toHaveBeenCalledTimes(1)
})

test('sends the request again after the prefetched response was used', async () => {
  const send = mockSend()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  await prefetch.fetch(hosts())
  await prefetch.fetch(hosts())
  expect(send).toHaveBeenCalledTimes(2)
})

test('ignores the prefetched response for another Accept header', async () => {
  const send = mockSend()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  await prefetch.fetch(new Request(hosts(), { headers: { Accept: 'application/vnd.ms-excel' } }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('discards an unused response after ten seconds', async () => {
  vi.useFakeTimers()
  const send = mockSend()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  vi.advanceTimersByTime(10_000)
  await prefetch.fetch(hosts())
  vi.useRealTimers()
  expect(send).toHaveBeenCalledTimes(2)
})

test('discards unused responses on a write, which may change them', async () => {
  const send = mockSend()
  const prefetch = createPrefetch(send)
  await prefetch.start(hosts())
  await prefetch.fetch(new Request('https://inventory.test/api/alerts/ack', { method: 'POST' }))
  await prefetch.fetch(hosts())
  expect(send).toHaveBeenCalledTimes(3)
})

test('resolves once the whole body has arrived', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const prefetch = createPrefetch(async () => new Response(readable, { headers: { 'X-Total': '7' } }))
  const onArrived = vi.fn<() => void>()
  const started = prefetch.start(hosts()).then(onArrived)
  await writer.write(new TextEncoder().encode('[]'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(onArrived).not.toHaveBeenCalled()
  await writer.close()
  await started
  const response = await prefetch.fetch(hosts())
  expect([await response.text(), response.headers.get('X-Total')]).toEqual(['[]', '7'])
})

test('rejects with the error of the prefetched request', async () => {
  const prefetch = createPrefetch(() => Promise.reject(new TypeError('offline')))
  await prefetch.start(hosts())
  await expect(prefetch.fetch(hosts())).rejects.toThrow('offline')
})
