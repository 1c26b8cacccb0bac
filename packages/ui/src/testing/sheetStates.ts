import type { Column } from '../data-table/columns/column.ts'
import { selectRows, type RowQuery } from '../data-table/engine/selectRows.ts'
import { runNow } from '../data-table/engine/slices.ts'
import { TableStore } from '../data-table/engine/tableStore.ts'
import type { FilterValue } from '../lib/listView.ts'
import type { Sheet } from '../lib/sheet.ts'
import { sheetOf } from '../list-screen/export/sheetOf.ts'
import { referenceCell, referenceRows, plainTexts, labelOf } from './fixtures/referenceRows.ts'
import { seededRandom } from './fixtures/seededRandom.ts'

export interface SheetState {
  sheet: Sheet
  headers: readonly string[]
  /** Expected cell values, calculated independently: times in milliseconds, `null` for an empty cell. */
  cells: readonly (readonly (string | number | boolean | null)[])[]
}

type Row = Readonly<Record<string, unknown>>
const text = (id: string) => (row: Row) => (typeof row[id] === 'string' ? row[id] : null)
const number = (id: string) => (row: Row) => (typeof row[id] === 'number' ? row[id] : null)

const columns: readonly Column<Row>[] = [
  { id: 'text', kind: 'text', value: text('text') },
  { id: 'link', kind: 'link', to: () => null, value: text('link') },
  { id: 'number', kind: 'number', value: number('number') },
  { id: 'gigabytes', kind: 'gigabytes', value: number('gigabytes') },
  { id: 'bytes', kind: 'bytes', value: number('bytes') },
  { id: 'percent', kind: 'percent', value: number('percent') },
  { id: 'fill', kind: 'fill', value: number('fill') },
  { id: 'compliance', kind: 'compliance', value: number('compliance') },
  { id: 'dateTime', kind: 'dateTime', value: text('dateTime') },
  { id: 'date', kind: 'date', value: text('date') },
  {
    id: 'boolean',
    kind: 'boolean',
    value: (row) => (typeof row['boolean'] === 'boolean' ? row['boolean'] : null),
  },
  { id: 'list', kind: 'list', value: (row) => (Array.isArray(row['list']) ? row['list'].map(String) : null) },
  { id: 'version', kind: 'version', value: text('version') },
  { id: 'code', kind: 'code', value: text('code') },
  { id: 'badge', kind: 'badge', tone: () => 'neutral', value: text('badge') },
  { id: 'severity', kind: 'severity', value: text('severity') },
  { id: 'semaphore', kind: 'semaphore', value: text('semaphore') },
]

const hostileTexts = [
  '=1+1',
  '+39 02',
  '-x',
  '@sum(A1)',
  '\ttab',
  '\rreturn',
  'line\nbreak',
  'a "quoted" one',
  "'apostrophe",
  'p,q;r',
  '<script>alert(1)</script> & more',
  '_x0041_ and _x005F_',
  '\u0001\u0008\u000b\u001f',
  '\u202Egnp.exe\u202C \u200Bzero',
  '\ud800 alone \udfff',
  '😀 Größe Ünïcode 東京',
  '\uffff\ufffe',
  '__proto__',
  ' leading and trailing ',
  '0012',
  '1e5',
  'TRUE',
  '01/02/2026',
  'db',
  'DB-1',
]
const numbers = [0, -0.5, 1, 1.5, 1e21, 1e-7, 123_456_789.123, -1234.5, 0.1 + 0.2, 99.999, 5e-324]
const sampleDates = [
  '2026-03-16T09:30:00Z',
  '2025-12-31T23:59:59.999Z',
  '1900-02-28T12:00:00Z',
  '1899-12-31T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '2026-02-30',
  'never',
  '2024-02-29',
]

const now = Date.parse('2026-03-16T09:30:00.000Z')

/** A random list by seed: every row kind, search, filters, sort, moved and hidden columns. */
export function sheetState(seed: number): SheetState {
  const random = seededRandom(seed)
  const pick = <Value>(from: readonly Value[]): Value | null => from[random(from.length)] ?? null
  const rows = Array.from({ length: random(9) }, () => makeRow(random, pick))
  const randomColumns = columns.filter(() => random(4) > 0)
  const list = randomColumns.length === 0 ? columns.slice(0, 3) : randomColumns
  const ids = list.map(({ id }) => id)
  const query: RowQuery = {
    search: random(3) === 0 ? (pick(['db', 'a', '=', '1', 'ü', 'zzz', '"']) ?? '') : '',
    sort: random(2) === 0 ? { id: pick(ids) ?? '', desc: random(2) === 0 } : null,
    filters: random(3) === 0 ? filterOf(pick(list), pick) : {},
  }
  const arrangedColumns = random(2) === 0 ? list.toSorted(() => random(3) - 1) : list
  const visibleColumns = arrangedColumns.filter((_, index) => index === 0 || random(3) > 0)
  const emptyHidden = arrangedColumns.flatMap((column) =>
    !visibleColumns.includes(column) && random(3) === 0 ? [column.id] : [],
  )
  const exportedColumns = arrangedColumns.filter(
    (column) => visibleColumns.includes(column) || emptyHidden.includes(column.id),
  )

  const tableStore = new TableStore({ columns: list, texts: plainTexts, rows, now })
  const order = runNow(selectRows(tableStore, query))
  const sheet = sheetOf(
    {
      model: {
        orderedColumns: arrangedColumns,
        emptyHidden,
        visible: visibleColumns.map((column) => ({ column, width: 60 + random(200) })),
      },
      result: { order },
      tableStore,
      counts: { matched: order?.length ?? rows.length },
      paginated: false,
      texts: { header: headerOf, codeLabel: (_, code) => labelOf(code) },
    },
    {
      title: pick(hostileTexts) ?? '',
      unit: (name) => `unit of ${name}`,
      labels: { true: 'Sì; certo', false: 'No' },
      isDecimalComma: random(2) === 0,
      unread: () => '',
    },
  )
  const matchingRows = referenceRows(list, rows, now, query)
  return {
    sheet: { ...sheet, about: null },
    headers: exportedColumns.map(({ id, kind }) =>
      kind === 'gigabytes' || kind === 'percent' || kind === 'bytes'
        ? `${headerOf(id)} (unit of ${kind})`
        : headerOf(id),
    ),
    cells: matchingRows.map((position) => exportedColumns.map((column) => expected(column, rows[position]))),
  }
}

function headerOf(id: string): string {
  return `=${id} “è”`
}

function makeRow(
  random: ReturnType<typeof seededRandom>,
  pick: <Value>(from: readonly Value[]) => Value | null,
): Row {
  const row: Record<string, unknown> = {}
  for (const { kind } of columns) {
    if (random(5) === 0) continue
    if (kind === 'boolean') row[kind] = random(2) === 0
    else if (kind === 'list') row[kind] = Array.from({ length: random(4) }, () => pick(hostileTexts))
    else if (kind === 'dateTime' || kind === 'date') row[kind] = pick(sampleDates)
    else if (['number', 'gigabytes', 'bytes', 'percent', 'fill', 'compliance'].includes(kind))
      row[kind] = pick(numbers)
    else if (kind === 'semaphore') row[kind] = pick(['GREEN', 'yellow', '', 'nonsense'])
    else if (kind === 'severity') row[kind] = pick(['INFO', 'CRITICAL', 'NOTICE'])
    else row[kind] = pick(hostileTexts)
  }
  return row
}

function filterOf(
  column: Column<Row> | null,
  pick: <Value>(from: readonly Value[]) => Value | null,
): Record<string, FilterValue> {
  if (!column) return {}
  const { id, kind } = column
  if (kind === 'boolean') return { [id]: { kind: 'yesNo', value: true } }
  if (kind === 'dateTime' || kind === 'date') return { [id]: { kind: 'days', from: '2025-01-01' } }
  if (kind === 'number' || kind === 'bytes') return { [id]: { kind: 'range', min: 0 } }
  return { [id]: { kind: 'text', text: pick(['a', '=', 'db', 'zzz']) ?? '' } }
}

function expected(column: Column<Row>, row: Row | undefined): string | number | boolean | null {
  const { blank, number, texts: expectedText } = referenceCell(column, row, now)
  if (blank) return null
  if (column.kind === 'boolean') return number === 1
  if (!Number.isNaN(number)) return number
  const isCoded = column.kind === 'badge' || column.kind === 'severity' || column.kind === 'semaphore'
  return isCoded ? labelOf(expectedText[0] ?? '') : expectedText.join('\n')
}
