import { expect, test } from 'vitest'
import { withoutUnknownColumns } from './withoutUnknownColumns.ts'

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
