import { expect, it } from 'vitest'
import { noteVisit } from './lastVisit.ts'
import { memoryStore } from './storage.ts'

const minute = 60_000
const now = Date.parse('2026-03-16T09:00:00Z')

it('knows nothing of a first visit, and the end of it at the next one', () => {
  const store = memoryStore()
  expect(noteVisit(store, 'anna', now)).toBeNull()
  expect(noteVisit(store, 'anna', now + 20 * minute)).toBeNull()
  expect(noteVisit(store, 'anna', now + 60 * minute)).toBe(now + 20 * minute)
})

it('keeps it for as long as one is there', () => {
  const store = memoryStore()
  noteVisit(store, 'anna', now)
  for (let passed = 40; passed < 400; passed += 20)
    expect(noteVisit(store, 'anna', now + passed * minute)).toBe(now)
})

it('tells people apart and writes no name', () => {
  const store = memoryStore()
  noteVisit(store, 'anna', now)
  expect(noteVisit(store, 'bruno', now + 60 * minute)).toBeNull()
  expect(noteVisit(store, 'anna', now + 120 * minute)).toBe(now)
  expect(store.read('visits')).not.toContain('anna')
})

it('does not take a moment of the future for the last visit', () => {
  const store = memoryStore()
  noteVisit(store, 'anna', now + 1000 * minute)
  expect(noteVisit(store, 'anna', now)).toBeNull()
})

it.each(['', '{', 'null', '7', '[null,7,{"who":"x","latest":1}]', '{"who":1}'])(
  'survives %j in storage',
  (text) => {
    const store = memoryStore()
    store.write('visits', text)
    expect(noteVisit(store, 'anna', now)).toBeNull()
  },
)
