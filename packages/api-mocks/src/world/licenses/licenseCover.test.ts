import { describe, expect, test } from 'vitest'
import { chance, pick } from '../../lib/seeded.ts'
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
    const places = ['Milan', 'Rome', 'Turin'] as const
    for (let round = 0; round < 400; round += 1) {
      const number = chance(77, round)
      const list = Array.from({ length: number(1) % 9 }, (_, index): NamedNeed => ({
        kind: 'host',
        names: [`h${index}`],
        location: pick(places, number(10 + index)),
        needed: (number(30 + index) % 40) / 2,
      }))
      const covers = Array.from({ length: number(2) % 6 }, (_, index) =>
        cover(`c${index}`, {
          count: number(50 + index) % 25,
          isPool: number(60 + index) % 2 === 0,
          unlimited: number(70 + index) % 9 === 0,
          pack: pick([1, 1, 1, 5], number(95 + index)),
          names: number(80 + index) % 3 === 0 ? ['h1', 'h4', 'h0'] : [],
          location: pick(['', 'Milan', 'Rome', 'Milan,Rome'], number(90 + index)),
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
