import { makeDatabaseRows } from '@inventory-console/api-mocks/fixtures/databases'
import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { selectedBars, toggleBar } from '../../components/count-bars/CountBars.tsx'
import { matchingRows } from '../../testing/fixtures/listRows.ts'
import { allColumns } from './AllDatabasesScreen.tsx'
import { oracleColumns } from './OracleDatabasesScreen.tsx'
import { breakdown } from './overview/Overview.tsx'

/** A sample, because each search prepares the list again. */
const sampledNames = hostileNames.filter((_, index) => index % 5 === 0)

const labels = { yes: 'Yes', no: 'No', none: 'None' }
const [database] = makeDatabaseRows(1)
const [oracle] = makeOracleDatabaseRows(1)
const databases = sampledNames.flatMap((name) => (database ? [{ ...database, name, environment: name }] : []))
const oracles = sampledNames.flatMap((name) => (oracle ? [{ ...oracle, name, hostname: name }] : []))

describe('hostile names', () => {
  test('are found by search in the list of all databases', () => {
    const columns = allColumns([])
    for (const name of sampledNames) {
      const matches = matchingRows(columns, databases, { search: name })
      expect(matches.map((row) => row.name)).toContain(name)
      expect(matches.length).toBeLessThan(databases.length)
    }
  })

  test('are found by the host filter of Oracle databases', () => {
    for (const name of sampledNames) {
      const matches = matchingRows(oracleColumns, oracles, {
        filters: { hostname: { kind: 'text', text: name } },
      })
      expect(matches.map((row) => row.hostname)).toContain(name)
      expect(matches.length).toBeLessThan(oracles.length)
    }
  })

  test('have bars that filter to exactly their rows', () => {
    const columns = allColumns([])
    const column = columns.find(({ id }) => id === 'environment')
    if (!column) throw new Error('There is no environment')
    const bars = breakdown(column, databases, { labels })
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(databases.length)
    for (const { id, count } of bars) {
      const filters = toggleBar(column, id, {})
      expect(selectedBars('environment', filters)).toEqual([id])
      expect(matchingRows(columns, databases, { filters })).toHaveLength(count)
    }
  })
})
