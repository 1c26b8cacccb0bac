import { de, en } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { defaultSource, fakerIn, sourceOf } from './locales.ts'
import { cyclic, fakeNamed, fakeOf, objectId, weights } from './random.ts'

const draw = (entity: number, topic: number, source = defaultSource) =>
  fakeOf(source, entity)(topic).number.int(1e9)

test('gives each topic of each entity its own values, independent of earlier calls', () => {
  const first = draw(1, 2)
  draw(3, 4)
  expect(draw(1, 2)).toBe(first)
  const values = [1, 2, 3].flatMap((entity) => [1, 2, 3].map((topic) => draw(entity, topic)))
  expect(new Set([...values, draw(1, 1, sourceOf(2))]).size).toBe(10)
})

test('gives each part of an entity its own values', () => {
  const fake = fakeOf(defaultSource, 1)
  const values = [fake, fake.part(1, 1), fake.part(1, 2), fake.part(2, 1)].map((part) =>
    part(1).number.int(1e9),
  )
  expect(new Set(values).size).toBe(4)
})

test('spreads numbers evenly between 0 and 1 and picks weighted elements by their weight', () => {
  const draws = Array.from({ length: 20_000 }, (_, row) => fakeOf(defaultSource, row)(5).number.float())
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
  expect(mean).toBeCloseTo(0.5, 1)
  expect(Math.min(...draws)).toBeLessThan(0.001)
  expect(Math.max(...draws)).toBeGreaterThan(0.999)
  const coin = weights([
    [3, 'heads'],
    [1, 'tails'],
  ])
  const heads = draws.filter(
    (_, row) => fakeOf(defaultSource, row)(6).helpers.weightedArrayElement(coin) === 'heads',
  )
  expect(heads.length / draws.length).toBeCloseTo(0.75, 1)
})

test('objectId starts with the time in seconds and is the same for the same key', () => {
  const moment = Date.parse('2026-03-16T09:30:00.120Z')
  const id = objectId(moment, fakeNamed(defaultSource, 'a'))
  expect(id).toMatch(/^69b7cd98[0-9a-f]{16}$/)
  expect(objectId(moment, fakeNamed(defaultSource, 'a'))).toBe(id)
  expect(objectId(moment, fakeNamed(defaultSource, 'b'))).not.toBe(id)
})

test('has one faker for each locale', () => {
  expect(fakerIn('en')).toBe(fakerIn('en'))
  const german = [de, en]
  expect(fakerIn(german)).toBe(fakerIn(german))
  expect(fakerIn(german).rawDefinitions.metadata?.code).toBe('de')
})

test('cyclic starts again after the last value', () => {
  expect([0, 1, 2, 3].map((index) => cyclic(['a', 'b', 'c'], index))).toEqual(['a', 'b', 'c', 'a'])
})
