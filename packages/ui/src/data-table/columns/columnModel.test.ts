import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { cardModel, type ColumnModel, completeOrder, moveColumn } from './columnModel.ts'

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

interface Row {
  name: string
  code: string
}

function model(...columns: readonly Column<Row>[]): ColumnModel<Row> {
  const visible = columns.map((column) => ({ column, width: 100 }))
  return {
    orderedColumns: columns,
    visible,
    groupCells: [],
    width: 400,
    pinnedWidth: 100,
    availableWidth: 400,
    empty: [],
    emptyHidden: [],
  }
}

const name: Column<Row> = { id: 'name', kind: 'text' }
const text = (id: string): Column<Row> => ({ id, kind: 'text', value: () => id })
const status: Column<Row> = { id: 'code', kind: 'severity' }
const parts = (shown: ColumnModel<Row>) =>
  cardModel(shown).visible.map(({ column, card }) => `${column.id} ${card}`)

test('cardModel shows the identity, the status and the first two other columns', () => {
  expect(parts(model(name, text('a'), status, text('b'), text('c')))).toEqual([
    'name identity',
    'code status',
    'a fact',
    'b secondFact',
  ])
})

test('cardModel prefers columns with a slot', () => {
  const fact: Column<Row> = { ...text('c'), card: 'fact' }
  const chosen: Column<Row> = {
    id: 'chosen',
    kind: 'badge',
    value: () => '',
    tone: () => 'info',
    card: 'status',
  }
  expect(parts(model(name, status, text('a'), text('b'), fact, chosen))).toEqual([
    'name identity',
    'chosen status',
    'c fact',
    'code secondFact',
  ])
})

test('cardModel shows the name beside the identity before the status', () => {
  expect(parts(model(name, text('a'), text('b'), { ...text('c'), card: 'name' }, status))).toEqual([
    'name identity',
    'c name',
    'code status',
    'a fact',
    'b secondFact',
  ])
})

test('cardModel gives the line of both facts to a wide column', () => {
  expect(parts(model(name, text('a'), { ...text('b'), card: 'wide' }, status))).toEqual([
    'name identity',
    'code status',
    'b wide',
  ])
})

test('cardModel omits missing parts of a narrow table', () => {
  expect(parts(model(name))).toEqual(['name identity'])
})
