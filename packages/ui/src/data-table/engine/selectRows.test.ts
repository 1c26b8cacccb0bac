import { describe, expect, test } from 'vitest'
import type { FilterValue } from '../../lib/listView.ts'
import { seededRandom } from '../../testing/fixtures/seededRandom.ts'
import type { Column } from '../columns/column.ts'
import { facetOf } from './facets.ts'
import { referenceRows, plainTexts } from './reference.ts'
import { selectRows, type Query } from './selectRows.ts'
import { runNow, type Work } from './slices.ts'
import { TableStore } from './tableStore.ts'

interface Item {
  name: string | null
  place: string
  count: number | null
  size: number
  seen: string
  built: string
  on: boolean | null
  tags: readonly string[]
  version: string
  severity: string
  light: string
}

const columns: readonly Column<Item>[] = [
  { id: 'name', kind: 'link', to: ({ name }) => name },
  { id: 'place', kind: 'text' },
  { id: 'count', kind: 'number' },
  { id: 'size', kind: 'gigabytes' },
  { id: 'seen', kind: 'dateTime' },
  { id: 'built', kind: 'date' },
  { id: 'on', kind: 'boolean' },
  { id: 'tags', kind: 'list' },
  { id: 'version', kind: 'version' },
  { id: 'severity', kind: 'severity' },
  { id: 'light', kind: 'semaphore' },
  { id: 'state', kind: 'badge', value: ({ severity }) => severity, tone: () => 'info' },
  { id: 'used', kind: 'fill', value: ({ count }) => count },
  { id: 'bytes', kind: 'bytes', value: ({ size }) => size },
  { id: 'age', kind: 'number', value: ({ count }, now) => (count === null ? null : now - count) },
  { id: 'thrower', kind: 'text', value: ({ place }) => (place.startsWith('M') ? place.trim() : null) },
]

type Dice = ReturnType<typeof seededRandom>
function pick<Value>(roll: Dice, pool: readonly Value[]): Value {
  const picked = pool.slice(roll(pool.length))[0]
  if (picked === undefined) throw new Error('Nothing to pick from')
  return picked
}

// Valid, malformed and hostile values.
const words =
  'Milan|milan|MÍLAN|db-2|db-10|db-010|São Paulo|Zürich|zürich|__proto__|constructor|<b>x</b>|(.*)[|\u202eevil|a\u200bb|=1+1|🦄|\ud800| |ΣΑΣ'.split(
    '|',
  )
const wrong = [null, '', { name: 'x' }, ['y'], {}, 5, -12_345, true, false] as const
const texting = (roll: Dice) => (roll(6) === 0 ? pick(roll, wrong) : pick(roll, words))
const times =
  '2026-03-16T09:30:00Z|2026-03-16T23:59:59.999Z|2025-12-31T00:00:00+01:00|2026-03-16|2026-02-28|0001-01-01T00:00:00Z|1970-01-01T00:00:00Z|yesterday|'.split(
    '|',
  )
const timing = (roll: Dice) => (roll(6) === 0 ? pick(roll, wrong) : pick(roll, times))
const counting = (roll: Dice) => (roll(6) === 0 ? pick(roll, wrong) : roll(20_000) / 4 - 100)

function makeItem(roll: Dice): unknown {
  if (roll(40) === 0) return pick(roll, [null, {}, 'a text', 7, []])
  return {
    name: texting(roll),
    place: texting(roll),
    count: roll(3) === 0 ? roll(5) : counting(roll),
    size: counting(roll),
    seen: timing(roll),
    built: timing(roll),
    on: pick(roll, [true, false, null, 'true']),
    tags: roll(6) === 0 ? pick(roll, wrong) : Array.from({ length: roll(4) }, () => texting(roll)),
    severity: roll(6) === 0 ? pick(roll, wrong) : pick(roll, ['INFO', 'WARNING', 'CRITICAL', 'NEW']),
    light: roll(6) === 0 ? pick(roll, wrong) : pick(roll, ['green', 'RED', 'Yellow', 'N/A', '', 'blue']),
    version: pick(roll, ['1.6.9', '1.6.10', '1.10', '2', null, '', '2.0-rc1']),
  }
}

/** Round trip through JSON, like a response. */
function makeItems(roll: Dice, length: number): Item[] {
  return JSON.parse(JSON.stringify(Array.from({ length }, () => makeItem(roll))))
}

function makeFilter(roll: Dice): FilterValue {
  const days = ['2025-12-31', '2026-03-15', '2026-03-16'] as const
  const number = () => roll(5000) - 100
  return pick<() => FilterValue>(roll, [
    () => ({
      kind: 'text',
      text: pick(roll, ['', 'mil', '-1', '(', '16/03', 'É', ' mil ', 'mil; db-1', ',']),
    }),
    () => ({ kind: 'oneOf', values: words.filter(() => roll(4) === 0) }),
    () => ({ kind: 'oneOf', values: [''] }),
    () => ({ kind: 'range', min: number() }),
    () => ({ kind: 'range', max: number() }),
    () => ({ kind: 'range', min: number(), max: number() }),
    () => ({ kind: 'range' }),
    () => ({ kind: 'yesNo', value: roll(2) === 0 }),
    () => ({ kind: 'days', from: pick(roll, days) }),
    () => ({ kind: 'days', from: pick(roll, days), to: pick(roll, days) }),
  ])()
}

function makeQuery(roll: Dice): Query {
  const ids = ['none', ...columns.map(({ id }) => id)] as const
  const id = pick(roll, ['none', ...ids])
  return {
    search: pick(roll, [
      '',
      '',
      ' ',
      'm',
      'mi',
      'mil',
      'MILÁN',
      'db-',
      'db-1',
      '10',
      '(.*',
      '__proto__',
      '12,345',
      '16/03/2026',
      'σας',
      'nope',
      '\u00a0mil\t',
      'mil, db-1;12,345\n16/03/2026',
      ' , ;',
      'word of crit',
    ]),
    sort: roll(3) === 0 ? null : { id, desc: roll(2) === 0 },
    filters: Object.fromEntries(ids.flatMap((one) => (roll(9) === 0 ? [[one, makeFilter(roll)]] : []))),
  }
}

const now = 1_000_000
const prepare = (rows: readonly Item[], before?: TableStore<Item>, moment = now) =>
  new TableStore({ columns, texts: plainTexts, rows, now: moment }, before)

function answer(tableStore: TableStore<Item>, query: Query): number[] {
  const order = runNow(selectRows(tableStore, query))
  return order ? [...order] : tableStore.rows.map((_, position) => position)
}

describe('selectRows', () => {
  test.each(Array.from({ length: 40 }, (_, seed) => seed))(
    'finds and sorts like the naive implementation (seed %i)',
    (seed) => {
      const roll = seededRandom(seed)
      let rows = makeItems(roll, roll(3) === 0 ? roll(4) : 150)
      let tableStore = prepare(rows)
      for (let round = 0; round < 12; round += 1) {
        const query = makeQuery(roll)
        expect({ query, found: answer(tableStore, query) }).toEqual({
          query,
          found: referenceRows(columns, rows, tableStore.now, query),
        })
        if (round % 3 < 2) continue
        // Simulates a refresh with equal, changed or fewer rows, or a later clock.
        const [fresh, length] = [makeItems(roll, 10), pick(roll, [rows.length, 3, 400])]
        const changes = roll(2) === 0
        rows = Array.from(
          { length },
          (_, index) => (changes && index % 7 === 0 ? fresh[index % 10] : rows[index % rows.length]) ?? [],
        ).flat()
        tableStore = prepare(rows, tableStore, now + roll(2))
      }
    },
  )
})

test('selectRows matches the naive implementation while the search is typed, deleted and replaced', () => {
  const rows = makeItems(seededRandom(3), 400)
  const tableStore = prepare(rows)
  const typed = 'm mi mil mi mil milan mi m d db db- db-1 b-1 db- i mi'.split(' ')
  for (const search of typed) {
    const query: Query = { search, sort: null, filters: {} }
    expect({ search, found: answer(tableStore, query) }).toEqual({
      search,
      found: referenceRows(columns, rows, now, query),
    })
  }
})

test('Preparation reuses the dictionary for equal rows and returns the same result', () => {
  const rows = makeItems(seededRandom(7), 200)
  const query: Query = { search: 'mil', sort: { id: 'name', desc: false }, filters: {} }
  const before = prepare(rows)
  const first = answer(before, query)
  const after = prepare(structuredClone(rows), before)
  expect(answer(after, query)).toEqual(first)
  const [column] = columns
  if (!column) throw new Error('no column')
  expect(runNow(after.store(column)).dictionary).toBe(runNow(before.store(column)).dictionary)
})

test('Preparation drops values of removed rows', () => {
  const [column] = columns
  if (!column) throw new Error('no column')
  let tableStore = prepare([])
  for (let round = 0; round < 20; round += 1) {
    const rows = makeItems(seededRandom(1), 50).map((row, index) => ({ ...row, name: `${round}-${index}` }))
    tableStore = prepare(rows, tableStore)
    expect(runNow(tableStore.store(column)).keys.length).toBeLessThan(300)
  }
})

test('selectRows handles a megabyte of text in a cell', () => {
  const long = 'é'.repeat(2 ** 20)
  const rows = makeItems(seededRandom(3), 20).map((row, index) =>
    index === 4 ? { ...row, name: `${long}needle` } : { ...row, name: `n${index}` },
  )
  const tableStore = prepare(rows)
  expect(answer(tableStore, { search: 'eNEEDLE', sort: { id: 'name', desc: true }, filters: {} })).toEqual([
    4,
  ])
  expect(
    answer(tableStore, {
      search: '',
      sort: null,
      filters: { name: { kind: 'oneOf', values: [`${long}needle`] } },
    }),
  ).toEqual([4])
})

test('interleaved work returns the same results as separate runs', () => {
  const roll = seededRandom(11)
  const rows = makeItems(roll, 3000)
  const queries = Array.from({ length: 6 }, () => makeQuery(roll))
  const apart = queries.map((query) => answer(prepare(rows), query))
  const shared = prepare(rows, prepare(makeItems(roll, 100)))
  const facets = columns.map((column) => facetOf(shared, column))
  const together = side(
    queries.map((query) => selectRows(shared, query)),
    [shared.all(), ...facets],
  )
  expect(together.map((order) => (order ? [...order] : rows.map((_, index) => index)))).toEqual(apart)
})

/** Runs one step of each generator in turn. */
function side<Result>(works: readonly Work<Result>[], beside: readonly Work<unknown>[]): Result[] {
  const results = new Map<number, Result>()
  while (results.size < works.length) {
    for (const work of beside) work.next()
    for (const [at, work] of works.entries()) {
      const step = results.has(at) ? undefined : work.next()
      if (step?.done === true) results.set(at, step.value)
    }
  }
  return works.map((_, index) => results.get(index)).filter((result) => result !== undefined)
}
