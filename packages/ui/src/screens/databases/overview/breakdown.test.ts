import { expect, test } from 'vitest'
import type { Column } from '../../../data-table/columns/column.ts'
import { breakdown } from './Overview.tsx'

interface Row {
  environment: string
  archivelog: boolean
}

const environment: Column<Row> = { id: 'environment', kind: 'text', filter: 'oneOf' }
const archivelog: Column<Row> = { id: 'archivelog', kind: 'boolean', filter: 'yesNo' }
const options = { labels: { yes: 'Yes', no: 'No', none: '(none)' } }
const rows = [
  ...Array.from({ length: 3 }, () => ({ environment: 'PROD', archivelog: false })),
  { environment: 'DEV', archivelog: true },
  { environment: '', archivelog: false },
  { environment: '', archivelog: false },
]
const bars = (column: Column<Row>, testRows: readonly Row[]) =>
  breakdown(column, testRows, options).map(({ label, count }) => `${label} ${count}`)

test('sorts values by frequency and groups rows without a value', () => {
  expect(bars(environment, rows)).toEqual(['PROD 3', '(none) 2', 'DEV 1'])
})

test('puts yes before no', () => {
  expect(bars(archivelog, rows)).toEqual(['Yes 1', 'No 5'])
})

test('counts a text in a column of yes and no apart', () => {
  const answers = [...rows, Object.assign({}, rows[0], { archivelog: 'N/A' })]
  expect(bars(archivelog, answers)).toEqual(['N/A 1', 'Yes 1', 'No 5'])
})

test('ignores values that are neither text nor true nor false', () => {
  expect(bars(archivelog, [Object.assign({}, rows[0], { archivelog: null })])).toEqual([])
})
