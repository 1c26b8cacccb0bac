import { describe, expect, it } from 'vitest'
import { seededRandom } from '../testing/fixtures/seededRandom.ts'
import { compareRows, identityKey, identityNames, matchRows } from './comparison.ts'

interface Row {
  id: string
  host: string
  name: string
  size: number
}

const row = (host: string, name: string, size = 0, id = ''): Row => ({ host, name, size, id })
const comparison = { identity: ({ host, name }: Row) => [host, name] as const }
const keyOf = (row: Row) => identityKey(comparison, row)

describe('compareRows', () => {
  it('matches rows by identity, not by document id', () => {
    const before = [row('h1', 'A', 1, 'doc 1'), row('h1', 'B', 1, 'doc 2'), row('h2', 'A', 1, 'doc 3')]
    const after = [row('h2', 'A', 2, 'doc 4'), row('h1', 'A', 1, 'doc 5'), row('h1', 'C', 1, 'doc 1')]
    expect(compareRows(comparison, before, after)).toEqual({
      added: [after[2]],
      removed: [before[1]],
      matched: [
        { before: before[2], after: after[0] },
        { before: before[0], after: after[1] },
      ],
    })
  })

  it('counts added and removed rows as the multiset difference of the keys', () => {
    const roll = seededRandom(12)
    const rows = () => Array.from({ length: roll(14) }, () => row(`h${roll(3)}`, `db${roll(4)}`, roll(3)))
    for (let round = 0; round < 500; round += 1) {
      const [before, after] = [rows(), rows()]
      const { added, removed, matched } = compareRows(comparison, before, after)
      const keys = new Set([...before, ...after].map(keyOf))
      const times = (rows: readonly Row[], key: string) => rows.filter((row) => keyOf(row) === key).length
      const gained = [...keys].map((key) => times(after, key) - times(before, key))
      expect(added).toHaveLength(gained.reduce((sum, gain) => sum + Math.max(0, gain), 0))
      expect(removed).toHaveLength(gained.reduce((sum, gain) => sum + Math.max(0, -gain), 0))
      expect(matched.map(({ before }) => keyOf(before))).toEqual(matched.map(({ after }) => keyOf(after)))
      expect(new Set([...matched.map(({ before }) => before), ...removed])).toEqual(new Set(before))
      expect(new Set([...matched.map(({ after }) => after), ...added])).toEqual(new Set(after))
    }
  })
})

it('matches rows with equal keys by likeness first', () => {
  const before = [row('h', 'USERS', 1), row('h', 'USERS', 2)]
  const after = [row('h', 'USERS', 2), row('h', 'USERS', 3)]
  const { matched, added, removed } = matchRows(before, after, keyOf, [({ size }) => String(size)])
  expect(matched).toEqual([
    { before: before[1], after: after[0] },
    { before: before[0], after: after[1] },
  ])
  expect([added, removed]).toEqual([[], []])
})

describe('identityKey', () => {
  it('distinguishes values that contain separators', () => {
    expect(keyOf(row('a', 'b","c'))).not.toBe(keyOf(row('a","b', 'c')))
  })

  it('treats null, undefined and empty values alike', () => {
    const key = (name: string | null | undefined) => identityKey({ identity: () => ['h', name] }, null)
    expect(key(null)).toBe(key(undefined))
    expect(key('')).toBe(key(undefined))
  })
})

it('splits an identity into group and name', () => {
  const named = (...parts: readonly (string | number)[]) =>
    identityNames({ identity: () => ['host', ...parts], groupedBy: 'host', groupTo: () => null }, 0)
  expect(named()).toEqual({ group: 'host', name: '' })
  expect(named('DB', '', 7)).toEqual({ group: 'host', name: 'DB · 7' })
})
