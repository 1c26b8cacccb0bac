import { arrange } from '../data-table/columns/arrange.ts'
import type { Column } from '../data-table/columns/column.ts'
import { Preparation } from '../data-table/engine/preparation.ts'
import { selectRows } from '../data-table/engine/select.ts'
import { runNow } from '../data-table/engine/slices.ts'
import { pageSizes, type FilterValue, type ListView } from '../lib/listView.ts'
import { formatFor } from '../lib/values/format.ts'
import { viewParts, wholeView } from '../list-screen/views/viewParts.ts'
import { dice } from './fixtures/dice.ts'

interface Row {
  id: string
  name: string
  environment: string
  cores: number | null
  clustered: boolean
  createdAt: string
  tags: readonly string[]
}

const words = ['PROD', 'a,b', 'c\\d', '', '100%', 'x&y=z', '+1', 'Größe', '\u202E', '..', '-desc', '#', '?']

const named = ['f.name', 'environment', '__proto__', 'sort', 'a,b', 'cores:2', 'note'] as const
const columns: readonly Column<Row>[] = [
  { id: 'id', kind: 'text', filter: 'text' },
  { id: 'cores', kind: 'number', filter: 'range' },
  { id: 'clustered', kind: 'boolean', filter: 'yesNo' },
  { id: 'createdAt', kind: 'dateTime', filter: 'days' },
  { id: 'tags', kind: 'list', filter: 'oneOf', hidden: true },
  // Ids that could be mistaken for URL parameters.
  ...named.map((id): Column<Row> => ({
    id,
    kind: 'text',
    filter: 'oneOf',
    value: (row) => row.environment + row.name,
  })),
]

const rows: readonly Row[] = Array.from({ length: 60 }, (_, at) => {
  const roll = dice(at)
  return {
    id: `row-${at}`,
    name: `db-${roll(20)}`,
    environment: words[roll(words.length)] ?? '',
    cores: roll(5) === 0 ? null : roll(64) / 2,
    clustered: roll(2) === 0,
    createdAt: `2026-0${1 + roll(8)}-1${roll(10)}T09:30:00Z`,
    tags: words.filter(() => roll(4) === 0),
  }
})

/** A random view of a list by seed. */
export function someView(seed: number): Partial<ListView> {
  const roll = dice(seed)
  const ids = columns.map(({ id }) => id)
  const some = () => ids.filter(() => roll(3) === 0)
  const filters = columns.flatMap((column): [string, FilterValue][] =>
    roll(4) === 0 ? [[column.id, filterOf(column, roll)]] : [],
  )
  const size = pageSizes[roll(pageSizes.length)]
  return viewParts(columns, {
    search: roll(3) === 0 ? (words[roll(words.length)] ?? '') : '',
    sort: roll(2) === 0 ? { id: ids[roll(ids.length)] ?? 'id', desc: roll(2) === 0 } : null,
    page: 1 + roll(2),
    pageSize: size ?? 25,
    hidden: roll(2) === 0 ? some().filter((id) => id !== 'id') : ['tags'],
    order: roll(2) === 0 ? ids.toSorted(() => roll(3) - 1) : [],
    pinned: roll(3) === 0 ? some() : [],
    showEmpty: false,
    widths: Object.fromEntries(some().map((id) => [id, 64 + roll(400)])),
    filters: Object.fromEntries(filters),
  })
}

function filterOf({ filter }: Column<Row>, roll: ReturnType<typeof dice>): FilterValue {
  const either = roll(2) === 0
  if (filter === 'range') return { kind: 'range', ...(either ? { min: roll(20) / 2 } : { max: 31.5 }) }
  if (filter === 'yesNo') return { kind: 'yesNo', value: either }
  if (filter === 'days') return { kind: 'days', ...(either ? { from: '2026-03-01' } : { to: '2026-06-30' }) }
  if (filter === 'oneOf')
    return { kind: 'oneOf', values: words.map((word) => word + (roll(2) === 0 ? 'db-7' : '')) }
  return { kind: 'text', text: `row-${roll(6)}` }
}

const format = formatFor('en')
const texts = {
  ...format,
  percent: (value: number) => format.number(value),
  fill: (value: number) => format.number(value),
  compliance: (value: number) => format.number(value),
  word: (_: unknown, code: string) => code,
}

/** Visible part of a view: matching rows and columns, both in order, with the column widths. */
export function seen(view: Partial<ListView>) {
  const whole = wholeView(columns, view)
  const preparation = new Preparation({ columns, texts, rows, now: Date.parse('2026-03-16T09:30:00Z') })
  const order = runNow(selectRows(preparation, whole))
  const { hidden, pinned, widths, page, pageSize } = whole
  return {
    rows: Array.from(order ?? rows.keys(), (at) => rows[at]?.id),
    columns: arrange(columns, whole).flatMap(({ id }) => (hidden.includes(id) ? [] : [id])),
    pinned: pinned.toSorted(),
    widths: new Map(Object.entries(widths)),
    page,
    pageSize,
  }
}
