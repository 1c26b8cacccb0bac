import type { Column } from '../data-table/columns/column.ts'
import { completeOrder } from '../data-table/columns/columnModel.ts'
import { selectRows } from '../data-table/engine/selectRows.ts'
import { runNow } from '../data-table/engine/slices.ts'
import { TableStore } from '../data-table/engine/tableStore.ts'
import { formatFor } from '../lib/format.ts'
import { pageSizes, type FilterValue, type ListView } from '../lib/listView.ts'
import { withoutDefaults, completeView } from '../list-screen/views/useListView.ts'
import { seededRandom } from './fixtures/seededRandom.ts'

interface Row {
  id: string
  name: string
  environment: string
  cores: number | null
  clustered: boolean
  createdAt: string
  tags: readonly string[]
}

const filterValues = [
  'PROD',
  'a,b',
  'c\\d',
  '',
  '100%',
  'x&y=z',
  '+1',
  'Größe',
  '\u202E',
  '..',
  '-desc',
  '#',
  '?',
]

const specialColumnIds = ['f.name', 'environment', '__proto__', 'sort', 'a,b', 'cores:2', 'note'] as const
const columns: readonly Column<Row>[] = [
  { id: 'id', kind: 'text', filter: 'text' },
  { id: 'cores', kind: 'number', filter: 'range' },
  { id: 'clustered', kind: 'boolean', filter: 'yesNo' },
  { id: 'createdAt', kind: 'dateTime', filter: 'days' },
  { id: 'tags', kind: 'list', filter: 'oneOf', hidden: true },
  // Ids that could be mistaken for URL parameters.
  ...specialColumnIds.map((id): Column<Row> => ({
    id,
    kind: 'text',
    filter: 'oneOf',
    value: (row) => row.environment + row.name,
  })),
]

const rows: readonly Row[] = Array.from({ length: 60 }, (_, index) => {
  const random = seededRandom(index)
  return {
    id: `row-${index}`,
    name: `db-${random(20)}`,
    environment: filterValues[random(filterValues.length)] ?? '',
    cores: random(5) === 0 ? null : random(64) / 2,
    clustered: random(2) === 0,
    createdAt: `2026-0${1 + random(8)}-1${random(10)}T09:30:00Z`,
    tags: filterValues.filter(() => random(4) === 0),
  }
})

/** A random view of a list by seed. */
export function makeView(seed: number): Partial<ListView> {
  const random = seededRandom(seed)
  const ids = columns.map(({ id }) => id)
  const randomIds = () => ids.filter(() => random(3) === 0)
  const filters = columns.flatMap((column): [string, FilterValue][] =>
    random(4) === 0 ? [[column.id, filterOf(column, random)]] : [],
  )
  const size = pageSizes[random(pageSizes.length)]
  return withoutDefaults(columns, {
    search: random(3) === 0 ? (filterValues[random(filterValues.length)] ?? '') : '',
    sort: random(2) === 0 ? { id: ids[random(ids.length)] ?? 'id', desc: random(2) === 0 } : null,
    page: 1 + random(2),
    pageSize: size ?? 25,
    hidden: random(2) === 0 ? randomIds().filter((id) => id !== 'id') : ['tags'],
    order: random(2) === 0 ? ids.toSorted(() => random(3) - 1) : [],
    pinned: random(3) === 0 ? randomIds() : [],
    showEmpty: false,
    widths: Object.fromEntries(randomIds().map((id) => [id, 64 + random(400)])),
    filters: Object.fromEntries(filters),
  })
}

function filterOf({ filter }: Column<Row>, random: ReturnType<typeof seededRandom>): FilterValue {
  const isFirstVariant = random(2) === 0
  if (filter === 'range')
    return { kind: 'range', ...(isFirstVariant ? { min: random(20) / 2 } : { max: 31.5 }) }
  if (filter === 'yesNo') return { kind: 'yesNo', value: isFirstVariant }
  if (filter === 'days')
    return { kind: 'days', ...(isFirstVariant ? { from: '2026-03-01' } : { to: '2026-06-30' }) }
  if (filter === 'oneOf')
    return { kind: 'oneOf', values: filterValues.map((word) => word + (random(2) === 0 ? 'db-7' : '')) }
  return { kind: 'text', text: `row-${random(6)}` }
}

const format = formatFor('en')
const texts = {
  ...format,
  percent: (value: number) => format.number(value),
  fill: (value: number) => format.number(value),
  compliance: (value: number) => format.number(value),
  codeLabel: (_: unknown, code: string) => code,
}

/** Visible part of a view: matching rows and columns, both in order, with the column widths. */
export function evaluateView(view: Partial<ListView>) {
  const fullView = completeView(columns, view)
  const tableStore = new TableStore({ columns, texts, rows, now: Date.parse('2026-03-16T09:30:00Z') })
  const order = runNow(selectRows(tableStore, fullView))
  const { hidden, order: customOrder, pinned, widths, page, pageSize } = fullView
  const ids = columns.map(({ id }) => id)
  const [first, ...others] = completeOrder(ids, customOrder).map((id) => ({
    id,
    isPinned: pinned.includes(id),
  }))
  return {
    rows: Array.from(order ?? rows.keys(), (index) => rows[index]?.id),
    columns: [first, ...others.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned))].flatMap(
      (column) => (column === undefined || hidden.includes(column.id) ? [] : [column.id]),
    ),
    pinned: pinned.toSorted(),
    widths: new Map(Object.entries(widths)),
    page,
    pageSize,
  }
}
