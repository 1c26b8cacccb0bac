import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test } from 'vitest'
import { fixtureColumns } from '../../testing/fixtures/fixtureColumns.ts'
import { columns, type Item, makeItems, makeQuery, pick } from '../../testing/fixtures/randomRows.ts'
import { plainTexts, referenceRows } from '../../testing/fixtures/referenceRows.ts'
import { seededRandom } from '../../testing/fixtures/seededRandom.ts'
import { facetOf } from './facets.ts'
import { countMatches, type RowQuery, selectRows } from './selectRows.ts'
import { runNow, type Work } from './slices.ts'
import { TableStore } from './tableStore.ts'

const now = 1_000_000
const prepare = (rows: readonly Item[], before?: TableStore<Item>, moment = now) =>
  new TableStore({ columns, texts: plainTexts, rows, now: moment }, before)

function answer(tableStore: TableStore<Item>, query: RowQuery): number[] {
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
    const query: RowQuery = { search, sort: null, filters: {} }
    expect({ search, found: answer(tableStore, query) }).toEqual({
      search,
      found: referenceRows(columns, rows, now, query),
    })
  }
})

test('selectRows finds whole words while a quoted term is typed and deleted', () => {
  const rows = makeItems(seededRandom(3), 400)
  const tableStore = prepare(rows)
  const found = (search: string) => answer(tableStore, { search, sort: null, filters: {} })
  const milan = found('milan')
  expect(milan.length).toBeGreaterThan(0)
  expect(found('"mila')).toEqual([])
  expect(found('"milan"')).toEqual(milan)
  expect(found('"mila"')).toEqual([])
  expect(found('milan')).toEqual(milan)
})

test('TableStore reuses the dictionary for equal rows and returns the same result', () => {
  const rows = makeItems(seededRandom(7), 200)
  const query: RowQuery = { search: 'mil', sort: { id: 'name', desc: false }, filters: {} }
  const before = prepare(rows)
  const first = answer(before, query)
  const after = prepare(structuredClone(rows), before)
  expect(answer(after, query)).toEqual(first)
  const [column] = columns
  if (!column) throw new Error('no column')
  expect(runNow(after.store(column)).dictionary).toBe(runNow(before.store(column)).dictionary)
})

test('TableStore drops values of removed rows', () => {
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
    for (const [index, work] of works.entries()) {
      const step = results.has(index) ? undefined : work.next()
      if (step?.done === true) results.set(index, step.value)
    }
  }
  return works.map((_, index) => results.get(index)).filter((result) => result !== undefined)
}

const texts = {
  date: String,
  dateTime: String,
  number: String,
  gigabytes: String,
  bytes: String,
  percent: String,
  fill: String,
  compliance: String,
  codeLabel: (_: unknown, code: string) => code,
}
const rows = ['PROD', 'PROD', 'TEST', ''].map((environment, index) =>
  makeHost(index + 1, { environment, databases: index === 0 ? {} : { 'Oracle/Database': ['A'] } }),
)

test('countMatches counts the rows of each filter separately and skips unknown columns', () => {
  const tableStore = new TableStore({ columns: fixtureColumns, texts, rows, now: 0 })
  const counts = runNow(
    countMatches(tableStore, [
      { id: 'prod', column: 'environment', filter: { kind: 'oneOf', values: ['PROD'] } },
      { id: 'some', column: 'databases', filter: { kind: 'yesNo', value: true } },
      { id: 'none', column: 'databases', filter: { kind: 'yesNo', value: false } },
      { id: 'gone', column: 'nowhere', filter: { kind: 'yesNo', value: true } },
    ]),
  )
  expect([...counts]).toEqual([
    ['prod', 2],
    ['some', 3],
    ['none', 1],
  ])
})
