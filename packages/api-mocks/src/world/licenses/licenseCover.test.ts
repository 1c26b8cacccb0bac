import { describe, expect, test } from 'vitest'
import { defaultSource, fakeOf } from '../../lib/random.ts'
import { coveredSum, coverNeeds, type Cover, type Need, type Needs } from './licenseCover.ts'

interface NamedNeed extends Need {
  names: string[]
}

function needsOf(list: NamedNeed[]): Needs {
  const byLocation = new Map<string, number>()
  for (const { location, needed } of list) byLocation.set(location, (byLocation.get(location) ?? 0) + needed)
  return {
    all: () => list,
    find: (name) => list.find(({ names }) => names.includes(name)),
    byLocation,
  }
}

const cover = (id: string, rest: Partial<Cover>): Cover => ({
  id,
  count: 0,
  unlimited: false,
  isPool: false,
  names: [],
  location: '',
  ...rest,
})

const milan: NamedNeed = { names: ['a', 'b'], kind: 'host', location: 'Milan', needed: 10 }
const rome: NamedNeed = { names: ['c'], kind: 'host', location: 'Rome', needed: 6 }

describe('license cover', () => {
  test('covers named hosts first, then the basket of the location, then the basket of all locations', () => {
    const covers = [
      cover('all', { count: 5, isPool: true }),
      cover('milan', { count: 3, isPool: true, location: 'Milan' }),
      cover('named', { count: 4, names: ['b', 'unknown'] }),
    ]
    const { byNeed, used, byName } = coverNeeds(needsOf([milan, rome]), covers)
    expect([byNeed.get(milan), byNeed.get(rome)]).toEqual([10, 2])
    expect(Object.fromEntries(used)).toEqual({ all: 5, milan: 3, named: 4 })
    expect(Object.fromEntries(byName.get('named') ?? [])).toEqual({ b: 4, unknown: 0 })
  })

  test('an unlimited contract covers all needs of its locations', () => {
    const covers = [cover('unlimited', { unlimited: true, isPool: true, location: 'Milan,Turin' })]
    expect(coveredSum(needsOf([milan, rome]), covers)).toBe(10)
  })

  test('a contract without hosts or basket covers nothing', () => {
    expect(coveredSum(needsOf([milan, rome]), [cover('plain', { count: 99 })])).toBe(0)
  })

  test('coveredSum matches the covers by need and never exceeds needs or purchases', () => {
    const locations = ['Milan', 'Rome', 'Turin'] as const
    for (let round = 0; round < 400; round += 1) {
      const fake = fakeOf(defaultSource, round)
      const list = Array.from({ length: fake(1).number.int(8) }, (_, index): NamedNeed => ({
        kind: 'host',
        names: [`h${index}`],
        location: fake(10 + index).helpers.arrayElement(locations),
        needed: fake(30 + index).number.int(39) / 2,
      }))
      const covers = Array.from({ length: fake(2).number.int(5) }, (_, index) =>
        cover(`c${index}`, {
          count: fake(50 + index).number.int(24),
          isPool: fake(60 + index).datatype.boolean(1 / 2),
          unlimited: fake(70 + index).datatype.boolean(1 / 9),
          pack: fake(95 + index).helpers.arrayElement([1, 1, 1, 5]),
          names: fake(80 + index).datatype.boolean(1 / 3) ? ['h1', 'h4', 'h0'] : [],
          location: fake(90 + index).helpers.arrayElement(['', 'Milan', 'Rome', 'Milan,Rome']),
        }),
      )
      const needs = needsOf(list)
      const { byNeed, used } = coverNeeds(needs, covers)
      const total = [...byNeed.values()].reduce((sum, value) => sum + value, 0)
      expect(coveredSum(needs, covers)).toBe(total)
      expect([...used.values()].reduce((sum, value) => sum + value, 0)).toBe(total)
      for (const need of list) expect(byNeed.get(need) ?? 0).toBeLessThanOrEqual(need.needed)
      for (const { id, count } of covers.filter(({ unlimited }) => !unlimited))
        expect(used.get(id) ?? 0).toBeLessThanOrEqual(count)
    }
  })
})
