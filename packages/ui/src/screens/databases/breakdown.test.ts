import { expect, test } from 'vitest'
import type { Column } from '../../components/data-table/column.ts'
import { breakdown, pickedBars, withBar } from './breakdown.ts'

interface Row {
  environment: string
  archivelog: boolean
}

const environment: Column<Row> = { id: 'environment', kind: 'text', filter: 'oneOf' }
const archivelog: Column<Row> = { id: 'archivelog', kind: 'boolean', filter: 'yesNo' }
const options = { words: { yes: 'Yes', no: 'No', none: '(none)' } }
const rows = [
  ...Array.from({ length: 3 }, () => ({ environment: 'PROD', archivelog: false })),
  { environment: 'DEV', archivelog: true },
  { environment: '', archivelog: false },
  { environment: '', archivelog: false },
]
const bars = (column: Column<Row>, of: readonly Row[]) =>
  breakdown(column, of, options).map(({ label, count }) => `${label} ${count}`)

test('values come by how often they are there, rows without one by a name of their own', () => {
  expect(bars(environment, rows)).toEqual(['PROD 3', '(none) 2', 'DEV 1'])
})

test('yes comes before no, however many there are', () => {
  expect(bars(archivelog, rows)).toEqual(['Yes 1', 'No 5'])
})

test('what is neither yes nor no is not counted', () => {
  expect(bars(archivelog, [Object.assign({}, rows[0], { archivelog: null })])).toEqual([])
})

test('a bar sets the filter of its value, and takes it back', () => {
  const others = { name: { kind: 'text', text: 'x' } } as const
  const set = withBar(environment, 'DEV', others)
  expect(set).toEqual({ ...others, environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(pickedBars('environment', set)).toEqual(['DEV'])
  expect(withBar(environment, 'DEV', set)).toEqual(others)
})

test('a second value widens the choice', () => {
  const two = withBar(environment, '', { environment: { kind: 'oneOf', values: ['DEV'] } })
  expect(two).toEqual({ environment: { kind: 'oneOf', values: ['DEV', ''] } })
  expect(withBar(environment, 'DEV', two)).toEqual({ environment: { kind: 'oneOf', values: [''] } })
})

test('a bar of yes or no is one or the other', () => {
  const yes = withBar(archivelog, '1', {})
  expect(yes).toEqual({ archivelog: { kind: 'yesNo', value: true } })
  expect(pickedBars('archivelog', yes)).toEqual(['1'])
  expect(withBar(archivelog, '0', yes)).toEqual({ archivelog: { kind: 'yesNo', value: false } })
  expect(withBar(archivelog, '1', yes)).toEqual({})
})
