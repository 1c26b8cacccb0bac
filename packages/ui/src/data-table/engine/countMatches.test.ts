import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { expect, test } from 'vitest'
import { fixtureColumns } from '../../testing/fixtures/fixtureColumns.ts'
import { countMatches } from './countMatches.ts'
import { runNow } from './slices.ts'
import { TableStore } from './tableStore.ts'

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
