import { expect, it } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { nestedChanges, shownPaths } from './nestedChanges.ts'

interface Row {
  name: string
  info: { os: string; cores: number }
  pdbs: readonly { name: string; status: string; used?: number; tags?: readonly string[] }[]
  tags: readonly string[] | null
}

const row: Row = {
  name: 'A',
  info: { os: 'Linux', cores: 4 },
  pdbs: [
    { name: 'P1', status: 'OPEN', used: 1 },
    { name: 'P2', status: 'OPEN' },
  ],
  tags: ['x', 'y'],
}
const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'text' },
  { id: 'system', kind: 'text', value: ({ info }) => info.os },
  { id: 'pdbs', kind: 'list', value: ({ pdbs }) => pdbs.map(({ name }) => name) },
]
const shown = shownPaths(columns, [row])

function changesOf(after: Partial<Row>) {
  return nestedChanges(row, { ...row, ...after }, shown).map(({ path, from, to, isMeasurement }) => ({
    path: path.map((step) => Object.values(step).join('')).join(' '),
    from,
    to,
    isMeasurement,
  }))
}

it('names the entry and the field that changed', () => {
  const [first, second] = row.pdbs
  if (!first || !second) throw new Error('no entries')
  expect(changesOf({ pdbs: [second, { ...first, status: 'MOUNTED' }] })).toEqual([
    { path: 'pdbs P1 status', from: 'OPEN', to: 'MOUNTED', isMeasurement: false },
  ])
  expect(changesOf({ pdbs: [{ ...first, used: 2 }, second] })).toEqual([
    { path: 'pdbs P1 used', from: 1, to: 2, isMeasurement: true },
  ])
})

it('leaves to the columns what they show', () => {
  expect(changesOf({ info: { os: 'AIX', cores: 4 }, pdbs: row.pdbs.slice(1), name: 'B' })).toEqual([])
})

it('compares fields and lists without a column, and treats null as an empty list', () => {
  expect(changesOf({ info: { os: 'Linux', cores: 8 } })).toEqual([
    { path: 'info cores', from: 4, to: 8, isMeasurement: false },
  ])
  expect(changesOf({ tags: ['y', 'x'] })).toEqual([])
  expect(changesOf({ tags: null })).toEqual([{ path: 'tags', from: 'x, y', to: '', isMeasurement: false }])
})
