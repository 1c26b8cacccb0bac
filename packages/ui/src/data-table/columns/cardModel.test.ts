import { expect, test } from 'vitest'
import { cardModel } from './cardModel.ts'
import type { Column } from './column.ts'
import type { ColumnModel } from './columnModel.ts'

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
