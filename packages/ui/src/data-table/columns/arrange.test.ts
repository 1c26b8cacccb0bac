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

describe('arrange', () => {
  test('keeps the default order without a custom order', () => expect(ids({})).toBe('abcd'))
  test('applies the custom order', () => expect(ids({ order: ['d', 'b', 'a', 'c'] })).toBe('dbac'))
  test('puts columns missing from the order after their predecessor', () =>
    expect(ids({ order: ['d', 'a'] })).toBe('dabc'))
  test('drops unknown and duplicate ids', () =>
    expect(ids({ order: ['x', 'c', 'c', 'name'], pinned: ['y'] })).toBe('abcd'))
  test('puts pinned columns first', () => expect(ids({ pinned: ['c'] })).toBe('cabd'))
})

describe('moveColumn', () => {
  const move = (id: string, target: string, pinned: string[] = []) =>
    moveColumn(columns, { order: [], pinned }, id, target)
  test('moves a column forwards and backwards to the target', () => {
    expect(move('a', 'c')?.order).toEqual(['b', 'c', 'a', 'd'])
    expect(move('d', 'b')?.order).toEqual(['a', 'd', 'b', 'c'])
  })
  test('returns null for the first column and unknown targets, and never moves before the first', () => {
    expect(move('c', 'name')?.order).toEqual(['c', 'a', 'b', 'd'])
    expect(move('name', 'c')).toBeNull()
    expect(move('b', 'b')).toBeNull()
    expect(move('b', 'gone')).toBeNull()
  })
  test('pins or unpins a column to match its target', () => {
    expect(move('d', 'b', ['b'])).toEqual({ order: ['d', 'b', 'a', 'c'], pinned: ['b', 'd'] })
    expect(move('b', 'a', ['b'])).toEqual({ order: ['a', 'b', 'c', 'd'], pinned: [] })
  })
})
