import { expect, it } from 'vitest'
import { memoryStore } from '../../platform/storage/storage.ts'
import { recordVisit } from './lastVisit.ts'

const minute = 60_000
const now = Date.parse('2026-03-16T09:00:00Z')

it('returns null on the first visit, then the end of the previous visit', () => {
  const store = memoryStore()
  expect(recordVisit(store, 'anna', now)).toBeNull()
  expect(recordVisit(store, 'anna', now + 20 * minute)).toBeNull()
  expect(recordVisit(store, 'anna', now + 60 * minute)).toBe(now + 20 * minute)
})

it('returns the same time during one visit', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now)
  for (let passed = 40; passed < 400; passed += 20)
    expect(recordVisit(store, 'anna', now + passed * minute)).toBe(now)
})

it('separates users without storing their names', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now)
  expect(recordVisit(store, 'bruno', now + 60 * minute)).toBeNull()
  expect(recordVisit(store, 'anna', now + 120 * minute)).toBe(now)
  expect(store.read('visits')).not.toContain('anna')
})

it('ignores a stored visit in the future', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now + 1000 * minute)
  expect(recordVisit(store, 'anna', now)).toBeNull()
})

it.each(['', '{', 'null', '7', '[null,7,{"who":"x","latest":1}]', '{"who":1}'])(
  'ignores %j in storage',
  (text) => {
    const store = memoryStore()
    store.write('visits', text)
    expect(recordVisit(store, 'anna', now)).toBeNull()
  },
)

it('starts a new visit after exactly 30 minutes of absence', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now)
  expect(recordVisit(store, 'anna', now + 30 * minute - 1)).toBeNull()
  expect(recordVisit(store, 'anna', now + 60 * minute - 1)).toBe(now + 30 * minute - 1)
})

it('remembers the latest five users', () => {
  const store = memoryStore()
  const people = ['anna', 'bruno', 'carla', 'dario', 'elena', 'fabio']
  for (const [index, name] of people.entries()) recordVisit(store, name, now + index * minute)
  const later = now + 120 * minute
  expect(recordVisit(store, 'bruno', later)).toBe(now + minute)
  expect(recordVisit(store, 'fabio', later)).toBe(now + 5 * minute)
  expect(recordVisit(store, 'anna', later)).toBeNull()
})

it('keeps one entry per user', () => {
  const store = memoryStore()
  for (const passed of [0, 40, 80, 120, 160, 200]) recordVisit(store, 'anna', now + passed * minute)
  expect(JSON.parse(store.read('visits') ?? '')).toHaveLength(1)
})

it('continues the visit when the clock has not advanced', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now)
  recordVisit(store, 'anna', now + 40 * minute)
  expect(recordVisit(store, 'anna', now + 40 * minute)).toBe(now)
})

it('ignores a stored visit without a time', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now - 60 * minute)
  const [stored] = JSON.parse(store.read('visits') ?? '[]')
  store.write('visits', JSON.stringify([{ who: stored.who, before: now }]))
  expect(recordVisit(store, 'anna', now)).toBeNull()
})

it('ignores a previous visit that is not a number', () => {
  const store = memoryStore()
  recordVisit(store, 'anna', now)
  const [stored] = JSON.parse(store.read('visits') ?? '[]')
  store.write('visits', JSON.stringify([{ ...stored, before: 'yesterday' }]))
  expect(recordVisit(store, 'anna', now + minute)).toBeNull()
})
