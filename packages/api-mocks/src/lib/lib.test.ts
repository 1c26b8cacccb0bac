import { expect, test } from 'vitest'
import { discPng } from '../world/server/technologies.ts'
import { parseMockLink } from './mockLink.ts'
import { nearest } from './nearest.ts'
import { day, fixedClock, parseMoment, runningClock, utc, withOffset } from './time.ts'

test.each([
  ['2026-03-16T09:30:00.000Z', '2026-03-16T09:30:00Z'],
  ['2026-03-16T09:30:00.120Z', '2026-03-16T09:30:00.12Z'],
  ['2024-02-29T23:59:59.001Z', '2024-02-29T23:59:59.001Z'],
  ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00Z'],
  ['1969-12-31T23:59:59.500Z', '1969-12-31T23:59:59.5Z'],
  ['0001-01-01T00:00:00.000Z', '0001-01-01T00:00:00Z'],
])('formats %s as %s', (iso, expected) => {
  expect(utc(Date.parse(iso))).toBe(expected)
})

test('day() matches Date.toISOString', () => {
  for (let moment = Date.parse('1995-01-01'); moment < Date.parse('2045-01-01'); moment += 86_400_000 * 3) {
    expect(day(moment)).toBe(new Date(moment).toISOString().slice(0, 10))
  }
})

test('withOffset formats the zone as an offset', () => {
  const moment = Date.parse('2026-03-16T23:30:00.528Z')
  expect(withOffset(moment, 60)).toBe('2026-03-17T00:30:00.528+01:00')
  expect(withOffset(moment, -210)).toBe('2026-03-16T20:00:00.528-03:30')
})

test.each(['2025-10-30', '2025-10-30T10:00:00', '2025-13-01T00:00:00Z', '2025-10-30T10:00:00 01:00', 'now'])(
  'parseMoment rejects %s',
  (text) => {
    expect(parseMoment(text)).toBeUndefined()
  },
)

test('clocks move, and a fixed clock rejects an invalid time', () => {
  let real = 1000
  const ticking = runningClock(() => real)
  ticking.set(5000)
  real += 10
  ticking.move(1)
  expect(ticking.now()).toBe(5011)
  const still = fixedClock('2026-03-16T09:30:00Z')
  still.move(1000)
  expect(still.now()).toBe(Date.parse('2026-03-16T09:30:01Z'))
  expect(() => fixedClock('soon')).toThrow(RangeError)
})

test('parseMockLink reads the options and reports invalid ones', () => {
  const text = 'hosts:10000,seed:3,now:2026-03-16T09:30:00Z,latency:0'
  expect(parseMockLink(text)).toEqual({
    link: { hosts: 10_000, seed: 3, now: '2026-03-16T09:30:00Z', latency: 0 },
    errors: [],
  })
  const { link, errors } = parseMockLink('hosts:many,mood:good,seed:2,now:2026-03-16 09:30,x,hosts:1000001')
  expect(link).toEqual({ seed: 2 })
  expect(errors).toEqual([
    'hosts:many (a whole number up to 1000000)',
    expect.stringMatching(/^mood:good \(none of persona, hosts, /),
    'now:2026-03-16 09:30 (a moment like 2026-03-16T09:30:00Z)',
    expect.stringMatching(/^x \(none of /),
    'hosts:1000001 (a whole number up to 1000000)',
  ])
})

test('a logo is a PNG', () => {
  const bytes = Buffer.from(discPng('#C1181E'), 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.subarray(-8, -4).toString()).toBe('IEND')
})

test.each([
  ['hst', 'host'],
  ['hsot', 'host'],
  ['hxyt', 'host'],
  ['hxyz', undefined],
  ['certixyzwate', 'certificate'],
  ['cerxixyzwate', undefined],
])('the known name nearest to %s is %s', (typed, found) => {
  expect(nearest(typed, ['host', 'certificate'])).toBe(found)
})
