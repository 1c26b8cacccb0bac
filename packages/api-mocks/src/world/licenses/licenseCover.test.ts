import { describe, expect, test } from 'vitest'
import { defaultSource } from '../../lib/locales.ts'
import { fakeOf } from '../../lib/random.ts'
import { coveredSum, coverNeeds, inOrder, type Cover, type Need, type Needs } from './licenseCover.ts'

interface NamedNeed extends Need {
  names: string[]
}

function needsOf(list: NamedNeed[]): Needs {
  return {
    all: () => list,
    find: (name) => list.find(({ names }) => names.includes(name)),
    total: () => list.reduce((total, { needed }) => total + needed, 0),
  }
}

const cover = (id: string, rest: Partial<Cover>): Cover => ({
  id,
  count: 0,
  unlimited: false,
  isPool: false,
  isRestricted: false,
  names: [],
  pack: 1,
  ...rest,
})

const first: NamedNeed = { names: ['a', 'b'], kind: 'host', needed: 10 }
const second: NamedNeed = { names: ['c'], kind: 'host', needed: 6 }

describe('license cover', () => {
  test('covers named hosts first, then takes baskets from the largest to the smallest', () => {
    const covers = [
      cover('small', { count: 3, isPool: true }),
      cover('large', { count: 5, isPool: true }),
      cover('named', { count: 4, names: ['b', 'unknown'] }),
    ]
    const { byNeed, used, byName } = coverNeeds(needsOf([first]), covers)
    expect(byNeed.get(first)).toBe(10)
    expect(Object.fromEntries(used)).toEqual({ named: 4, large: 5, small: 1 })
    expect(Object.fromEntries(byName.get('named') ?? [])).toEqual({ b: 4, unknown: 0 })
  })

  test('uses contracts without a basket before baskets, and larger ones before smaller ones', () => {
    const covers = [
      { id: 'basket', isPool: true, count: 9 },
      { id: 'small', isPool: false, count: 2 },
      { id: 'plain', isPool: false, count: 4 },
    ]
    expect(inOrder(covers).map(({ id }) => id)).toEqual(['plain', 'small', 'basket'])
  })

  test('an unlimited contract covers all needs', () => {
    const covers = [cover('unlimited', { unlimited: true, isPool: true })]
    expect(coveredSum(needsOf([first, second]), covers)).toBe(16)
  })

  test('covers named users in whole packs of 25', () => {
    const users: NamedNeed = { names: ['a'], kind: 'host', needed: 2000 }
    expect(coveredSum(needsOf([users]), [cover('a', { count: 1080, isPool: true, pack: 25 })])).toBe(1075)
  })

  test('a restricted contract covers no cluster', () => {
    const cluster: NamedNeed = { names: ['a'], kind: 'hypervisor', needed: 8 }
    const covers = [cover('restricted', { count: 99, isRestricted: true, names: ['a', 'c'] })]
    expect(coveredSum(needsOf([cluster, second]), covers)).toBe(6)
  })

  test('a contract without hosts or basket covers nothing', () => {
    expect(coveredSum(needsOf([first, second]), [cover('plain', { count: 99 })])).toBe(0)
  })

  test('coveredSum matches the covers by need and never exceeds needs or purchases', () => {
    for (let round = 0; round < 400; round += 1) {
      const fake = fakeOf(defaultSource, round)
      const list = Array.from({ length: fake(1).number.int(8) }, (_, index): NamedNeed => ({
        kind: 'host',
        names: [`h${index}`],
        needed: fake(30 + index).number.int(39) / 2,
      }))
      const covers = Array.from({ length: fake(2).number.int(5) }, (_, index) =>
        cover(`c${index}`, {
          count: fake(50 + index).number.int(24),
          isPool: fake(60 + index).datatype.boolean(1 / 2),
          unlimited: fake(70 + index).datatype.boolean(1 / 9),
          pack: fake(95 + index).helpers.arrayElement([1, 1, 1, 5]),
          names: fake(80 + index).datatype.boolean(1 / 3) ? ['h1', 'h4', 'h0'] : [],
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
