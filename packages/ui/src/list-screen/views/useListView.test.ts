import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { emptyView, type ListView } from '../../lib/listView.ts'
import { withoutDefaults, completeView, withoutUnknownColumns } from './useListView.ts'

interface Row {
  name: string
  size: number
  note: string
}

const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'text', filter: 'text' },
  { id: 'size', kind: 'number', filter: 'range' },
  { id: 'note', kind: 'text', hidden: true },
]

describe('completeView and withoutDefaults by default', () => {
  test('hide the columns that are hidden by default', () => {
    expect(completeView(columns, {})).toEqual({ ...emptyView, hidden: ['note'] })
  })

  test('store no parts for the initial view', () => {
    expect(withoutDefaults(columns, completeView(columns, {}))).toEqual({})
  })

  test('apply the default sort of a column and store only other sorts', () => {
    const sorted: readonly Column<Row>[] = [
      { id: 'name', kind: 'text' },
      { id: 'size', kind: 'number', sorted: 'descending' },
    ]
    expect(completeView(sorted, {}).sort).toEqual({ id: 'size', desc: true })
    expect(withoutDefaults(sorted, completeView(sorted, {}))).toEqual({})
    for (const sort of [null, { id: 'size', desc: false }, { id: 'name', desc: true }])
      expect(withoutDefaults(sorted, completeView(sorted, { sort }))).toEqual({ sort })
  })
})

describe('completeView and withoutDefaults after a change', () => {
  const changes: readonly Partial<ListView>[] = [
    { search: 'db' },
    { sort: { id: 'size', desc: true } },
    { page: 3 },
    { pageSize: 'all' },
    { hidden: [] },
    { hidden: ['note', 'size'] },
    { filters: { size: { kind: 'range', min: 4 } } },
    { search: 'x', page: 2, pageSize: 100 },
  ]

  test.each(changes.map((change) => ({ change })))('round-trip $change', ({ change }) => {
    expect(withoutDefaults(columns, completeView(columns, change))).toEqual(change)
  })

  test('ignore the order of hidden columns', () => {
    const own: readonly Column<Row>[] = [
      { id: 'name', kind: 'text', hidden: true },
      { id: 'size', kind: 'number', hidden: true },
    ]
    expect(withoutDefaults(own, completeView(own, { hidden: ['size', 'name'] }))).toEqual({})
  })
})

describe('completeView with a day or one filter', () => {
  test.each([
    ['day', { kind: 'days', from: '2026-03-04', to: '2026-03-04' }],
    ['one', { kind: 'oneOf', values: ['a'] }],
  ] as const)('keeps the value of a %s filter', (filter, value) => {
    const own: readonly Column<Row>[] = [{ id: 'name', kind: 'text', filter }]
    expect(completeView(own, { filters: { name: value } }).filters).toEqual({ name: value })
  })
})

describe('completeView with an outdated URL', () => {
  test('drops unknown sorts, hidden columns and filters', () => {
    const view = completeView(columns, {
      sort: { id: 'gone', desc: false },
      hidden: ['gone', 'size'],
      filters: {
        gone: { kind: 'text', text: 'x' },
        size: { kind: 'text', text: 'a range by now' },
        note: { kind: 'text', text: 'not filterable' },
        name: { kind: 'text', text: 'kept' },
        ['__proto__']: { kind: 'text', text: 'x' },
      },
    })
    expect(view.sort).toBeNull()
    expect(view.hidden).toEqual(['size'])
    expect(view.filters).toEqual({ name: { kind: 'text', text: 'kept' } })
  })
})

describe('completeView and withoutDefaults with a column layout', () => {
  test.each([{ order: ['note', 'size'] }, { pinned: ['size'] }, { widths: { note: 90 } }])(
    'round-trip %o',
    (change) => expect(withoutDefaults(columns, completeView(columns, change))).toEqual(change),
  )

  test('store nothing if a column was moved back', () => {
    expect(withoutDefaults(columns, completeView(columns, { order: ['size', 'note'] }))).toEqual({})
  })

  test('drop unknown columns', () => {
    const gone = { order: ['gone', 'note', 'size'], pinned: ['gone'], widths: { gone: 90 } }
    expect(withoutDefaults(columns, completeView(columns, gone))).toEqual({ order: ['note', 'size'] })
  })
})

describe('withoutUnknownColumns', () => {
  const columns = [{ id: 'name' }, { id: 'count' }]

  test('drops sort, order, hidden, pinned and widths of unknown columns', () => {
    expect(
      withoutUnknownColumns(
        {
          search: 'db',
          filters: { host: { kind: 'text', text: 'a' } },
          sort: { id: 'date', desc: true },
          hidden: ['count', 'date'],
          order: ['date', 'name'],
          pinned: ['date'],
          widths: { name: 90, date: 80 },
        },
        columns,
      ),
    ).toEqual({
      search: 'db',
      filters: { host: { kind: 'text', text: 'a' } },
      hidden: ['count'],
      order: ['name'],
      pinned: [],
      widths: { name: 90 },
    })
  })

  test('keeps the sort of a known column', () => {
    expect(withoutUnknownColumns({ sort: { id: 'count', desc: true } }, columns)).toEqual({
      sort: { id: 'count', desc: true },
    })
  })
})
