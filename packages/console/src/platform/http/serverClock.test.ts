import { expect, test } from 'vitest'
import { createServerClock, skewOf } from './serverClock.ts'

const minute = 60_000
const day = 24 * 60 * minute
const sent = Date.parse('2026-03-16T09:30:00Z')
const dated = (time: number, more: Record<string, string> = {}) =>
  new Headers({ Date: new Date(time).toUTCString(), ...more })

test('measures a device clock that is ahead or behind', () => {
  expect(skewOf(dated(sent - 2 * day), sent, sent + 200)).toBe(2 * day)
  expect(skewOf(dated(sent + 2 * day), sent, sent)).toBe(-2 * day)
})

test('ignores a difference below five minutes', () => {
  expect(skewOf(dated(sent - 5 * minute + 1000), sent, sent)).toBe(0)
  expect(skewOf(dated(sent - 5 * minute), sent, sent)).toBe(5 * minute)
  expect(skewOf(dated(sent + 5 * minute), sent, sent)).toBe(-5 * minute)
})

test('does not mistake a slow response for clock skew', () => {
  expect(skewOf(dated(sent + 1000), sent, sent + day)).toBe(0)
  expect(skewOf(dated(sent + day), sent, sent + day)).toBe(0)
})

test.each([
  ['no Date header', new Headers()],
  ['another date format', new Headers({ Date: '2026-03-14T09:30:00Z' })],
  ['31 February', new Headers({ Date: 'Sat, 31 Feb 2026 09:30:00 GMT' })],
  ['a day that does not exist', new Headers({ Date: 'Mon, 99 Foo 2026 09:30:00 GMT' })],
  ['a cached response', dated(sent - 2 * day, { Age: '172800' })],
])('ignores %s', (_title, headers) => {
  expect(skewOf(headers, sent, sent)).toBeNull()
})

test('returns server time, and device time again once the device clock is corrected', async () => {
  let device = sent + 2 * day
  const clock = createServerClock(() => device)
  const fetchDated = clock.wrapFetch(async () => new Response(null, { headers: dated(sent) }))
  expect(clock.now()).toBe(device)

  await fetchDated(new Request('http://localhost/'))
  expect(clock.skew.get()).toBe(2 * day)
  expect(clock.now()).toBe(sent)

  device = sent
  await fetchDated(new Request('http://localhost/'))
  expect(clock.skew.get()).toBe(0)
  expect(clock.now()).toBe(sent)
})

test('keeps the known skew despite rounding of the Date header', async () => {
  let date = sent
  const clock = createServerClock(() => sent + 2 * day)
  const fetchDated = clock.wrapFetch(async () => new Response(null, { headers: dated(date) }))
  let changes = 0
  clock.skew.subscribe(() => (changes += 1))
  for (const seconds of [0, 1, 59, 60]) {
    date = sent + seconds * 1000
    // oxlint-disable-next-line no-await-in-loop -- one response after the other
    await fetchDated(new Request('http://localhost/'))
  }
  expect(changes).toBe(2)
  expect(clock.skew.get()).toBe(2 * day - minute)
})
