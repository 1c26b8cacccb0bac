import { describe, expect, test } from 'vitest'
import { arrange, moveColumn } from './arrange.ts'
import type { Column } from './column.ts'

const columns = ['name', 'a', 'b', 'c', 'd'].map((id): Column<null> => ({
  id,
  kind: 'text',
  value: () => id,
}))
const ids = (view: { order?: string[]; pinned?: string[] }) =>
  arrange(columns, { order: [], pinned: [], ...view })
    .map(({ id }) => id)
    .join('')
    .replace('name', '')

describe('columns stand', () => {
  test('as they are, when nobody moved one', () => expect(ids({})).toBe('abcd'))
  test('in the order wanted', () => expect(ids({ order: ['d', 'b', 'a', 'c'] })).toBe('dbac'))
  test('after the one they follow, when the order does not know them', () =>
    expect(ids({ order: ['d', 'a'] })).toBe('dabc'))
  test('without those that are gone, and each once', () =>
    expect(ids({ order: ['x', 'c', 'c', 'name'], pinned: ['y'] })).toBe('abcd'))
  test('with pinned ones before the others', () => expect(ids({ pinned: ['c'] })).toBe('cabd'))
})

describe('a column moves', () => {
  const move = (id: string, target: string, pinned: string[] = []) =>
    moveColumn(columns, { order: [], pinned }, id, target)
  test('to the place of another, either way', () => {
    expect(move('a', 'c')?.order).toEqual(['b', 'c', 'a', 'd'])
    expect(move('d', 'b')?.order).toEqual(['a', 'd', 'b', 'c'])
  })
  test('never before the first, which never moves', () => {
    expect(move('c', 'name')?.order).toEqual(['c', 'a', 'b', 'd'])
    expect(move('name', 'c')).toBeNull()
    expect(move('b', 'b')).toBeNull()
    expect(move('b', 'gone')).toBeNull()
  })
  test('among pinned ones and out of them', () => {
    expect(move('d', 'b', ['b'])).toEqual({ order: ['d', 'b', 'a', 'c'], pinned: ['b', 'd'] })
    expect(move('b', 'a', ['b'])).toEqual({ order: ['a', 'b', 'c', 'd'], pinned: [] })
  })
})
