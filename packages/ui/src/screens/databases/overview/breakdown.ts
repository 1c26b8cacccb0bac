import type { CountBar } from '../../../components/count-bars/CountBars.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { readKey } from '../../../data-table/engine/keys.ts'

interface BreakdownWords {
  yes: string
  no: string
  /** Label for rows without a value. */
  none: string
}

interface BreakdownOptions<Row> {
  labels: BreakdownWords
  /** Color of the value, if it has one. */
  color?: ((row: Row) => string) | undefined
}

/** Number of rows per value: yes before no, all others by frequency. */
export function breakdown<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { labels, color }: BreakdownOptions<Row>,
): CountBar[] {
  const counts = new Map<string, { count: number; row: Row }>()
  for (const row of rows) {
    const key = readKey(column, row, 0)
    if (key === null && column.kind === 'boolean') continue
    const id = key === null ? '' : String(key)
    const counted = counts.get(id)
    if (counted) counted.count += 1
    else counts.set(id, { count: 1, row })
  }
  const isFlag = column.kind === 'boolean'
  const bars = [...counts].map(([id, { count, row }]) => ({
    id,
    count,
    label: isFlag ? (id === '1' ? labels.yes : labels.no) : id === '' ? labels.none : id,
    ...(color && id !== '' ? { color: color(row) } : {}),
  }))
  return isFlag
    ? bars.toSorted((a, b) => (a.id > b.id ? -1 : 1))
    : bars.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}
