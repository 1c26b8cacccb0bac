import { describe, expect, test } from 'vitest'
import { completeOrder, moveColumn } from './arrange.ts'

const ids = ['name', 'a', 'b', 'c', 'd']

describe('completeOrder', () => {
  const orderOf = (...order: string[]) => completeOrder(ids, order).join(' ')
  test('keeps the default order without a custom order', () => expect(orderOf()).toBe('name a b c d'))
  test('applies the custom order', () => expect(orderOf('d', 'b', 'a', 'c')).toBe('name d b a c'))
  test('puts columns missing from the order after their predecessor', () =>
    expect(orderOf('d', 'a')).toBe('name d a b c'))
  test('drops unknown and duplicate ids, and keeps the first column first', () =>
    expect(orderOf('x', 'c', 'c', 'name')).toBe('name a b c d'))
  test('returns an empty list without columns', () => expect(completeOrder([], ['a'])).toEqual([]))
})

describe('moveColumn', () => {
  const columns = ids.map((id) => ({ id }))
  const move = (id: string, target: string) => moveColumn(columns, [], id, target)
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
    const arranged = ['name', 'b', 'a', 'c', 'd'].map((id) => ({ id }))
    expect(moveColumn(arranged, ['b'], 'd', 'b')).toEqual({
      order: ['d', 'b', 'a', 'c'],
      pinned: ['b', 'd'],
    })
    expect(moveColumn(arranged, ['b'], 'b', 'a')).toEqual({ order: ['a', 'b', 'c', 'd'], pinned: [] })
  })
})
