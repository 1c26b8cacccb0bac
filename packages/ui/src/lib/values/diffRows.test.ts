import { expect, it } from 'vitest'
import { dice } from '../../testing/fixtures/dice.ts'
import { diffRows, named, type ComparedRow, type RowDiff } from './diffRows.ts'

type Value = string | number | null
type Compared = ComparedRow<object, Value>

function apply({ added, removed, changed }: RowDiff<object, Value>, rows: readonly Compared[]): Compared[] {
  const gone = new Set(removed.map(({ id }) => id))
  const changes = new Map(changed.map((row) => [row.id, row.fields]))
  const kept = rows.filter(({ id }) => !gone.has(id))
  const altered = kept.map((row) => {
    const fields = changes.get(row.id) ?? []
    for (const { at, from } of fields) expect(row.values[at]).toBe(from)
    return {
      ...row,
      values: row.values.map(
        (value, at) =>
          fields.find((field) => field.at === at)?.to ??
          (fields.some((field) => field.at === at) ? null : value),
      ),
    }
  })
  return [...altered, ...added]
}

const said = (rows: readonly Compared[]) =>
  rows.map(({ id, values }) => JSON.stringify([id, values])).toSorted()

it('apply(diff(a, b), a) says the same as b, 2,000 times', () => {
  const roll = dice(12)
  const words: readonly Value[] = ['', 'a', '__proto__', 'constructor', 0, -1, 1.5, null, 'a,b', '\u202e']
  const some = () =>
    Array.from({ length: roll(12) }, () => ({ name: `${words[roll(words.length)]}${roll(6)}` }))
  const list = (): Compared[] =>
    named(some(), ({ name }) => name).map(([id, row]) => ({
      id,
      row,
      values: Array.from({ length: 4 }, () => words[roll(words.length)] ?? null),
    }))
  for (let at = 0; at < 2000; at += 1) {
    const [before, after] = [list(), list()]
    expect(said(apply(diffRows(before, after), before))).toEqual(said(after))
    expect(diffRows(after, after)).toEqual({ added: [], removed: [], changed: [] })
  }
})

it('compares the second row of a name with the second', () => {
  expect(named(['a', 'b', 'a'], String)).toEqual([
    ['a 0', 'a'],
    ['b 0', 'b'],
    ['a 1', 'a'],
  ])
})
