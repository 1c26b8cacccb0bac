import { expect, it } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import type { ValueTexts } from '../../data-table/engine/keys.ts'
import { runNow } from '../../data-table/engine/slices.ts'
import { countRows, sampleDays } from './CountOverTime.tsx'

/** Local time. */
const at = (day: string) => new Date(`${day}T09:30:00`).getTime()

it('samples nine Mondays before today', () => {
  // 18 March 2026 is a Wednesday: its Monday is the 16th.
  const days = sampleDays('weekly', at('2026-03-18'))
  expect([days.length, days.at(0), days.at(-1)]).toEqual([9, '2026-01-19', '2026-03-16'])
  expect(new Set(days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual(new Set([1]))
})

it('does not sample today twice on a Monday or the first of a month', () => {
  expect(sampleDays('weekly', at('2026-03-16')).at(-1)).toBe('2026-03-09')
  expect(sampleDays('monthly', at('2026-03-01')).at(-1)).toBe('2026-02-01')
})

it('samples the first days of nine months, over the end of a year', () => {
  expect(sampleDays('monthly', at('2026-03-31'))).toEqual([
    '2025-07-01',
    '2025-08-01',
    '2025-09-01',
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
})

interface Host {
  hostname: string
  environment: string
}

const columns: readonly Column<Host>[] = [
  { id: 'hostname', kind: 'text' },
  { id: 'environment', kind: 'text' },
]
const text = String
const texts: ValueTexts = {
  dateTime: text,
  date: text,
  number: text,
  gigabytes: text,
  bytes: text,
  percent: text,
  fill: text,
  compliance: text,
  codeLabel: (_, code) => code,
}
const rows = [
  { hostname: 'web-1', environment: 'PROD' },
  { hostname: 'web-2', environment: 'TEST' },
  { hostname: 'db-1', environment: 'PROD' },
]
const source = { columns, texts, rows, now: 0 }

it.each([
  ['all rows', {}, 3],
  ['the rows of a filter', { filters: { environment: { kind: 'oneOf', values: ['PROD'] } } as const }, 2],
  ['the rows of a search', { search: 'web' }, 2],
  // web-1 only: web-2 is TEST, and db-1 has another name.
  [
    'the rows of both',
    { search: 'web', filters: { environment: { kind: 'oneOf', values: ['PROD'] } } as const },
    1,
  ],
])('counts %s', (_, query, count) => {
  expect(runNow(countRows(source, { search: '', sort: null, filters: {}, ...query }))).toBe(count)
})
