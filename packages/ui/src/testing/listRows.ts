import { NOW } from '@inventory-console/api-mocks/clock'
import type { Column } from '../data-table/columns/column.ts'
import { Preparation } from '../data-table/engine/preparation.ts'
import { readKey, type Key } from '../data-table/engine/read.ts'
import { selectRows, type Query } from '../data-table/engine/select.ts'
import { runNow } from '../data-table/engine/slices.ts'
import { formatFor } from '../lib/format.ts'

const now = Date.parse(NOW)
const format = formatFor('en')
const texts = {
  ...format,
  fill: format.percent,
  compliance: format.percent,
  word: (_: unknown, code: string) => code,
}

/** What a list shows of these rows, in its order. */
export function shownRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  query: Partial<Query>,
): readonly Row[] {
  const preparation = new Preparation({ columns, texts, rows, now })
  const order = runNow(selectRows(preparation, { search: '', sort: null, filters: {}, ...query }))
  return order ? [...order].flatMap((at) => rows[at] ?? []) : rows
}

export function columnOf<Row>(columns: readonly Column<Row>[], id: string): Column<Row> {
  const column = columns.find((one) => one.id === id)
  if (!column) throw new Error(`There is no column ${id}`)
  return column
}

/** The value of a cell as the table knows it. */
export function cellOf<Row>(columns: readonly Column<Row>[], id: string, row: Row): Key {
  return readKey(columnOf(columns, id), row, now)
}

/** Where a cell leads. */
export function linkOf<Row>(columns: readonly Column<Row>[], id: string, row: Row): string | null {
  const column = columnOf(columns, id)
  return column.kind === 'link' ? column.to(row) : null
}
