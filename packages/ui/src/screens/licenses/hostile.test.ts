import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeCompliance, makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import { shownRows } from '../../testing/listRows.ts'
import { usedTo } from './complianceColumns.ts'
import { oracleColumns } from './contractColumns.ts'
import { oracleBody, oracleStart } from './oracleValues.ts'
import { databaseColumns } from './usedColumns.ts'

/** Of each kind some: a search prepares its list anew. */
const searched = hostileNames.filter((_, at) => at % 5 === 0)

describe('names that try to be something else', () => {
  test('are found by themselves among the used licences', () => {
    const rows = searched.map((hostname) => makeUsedLicense({ hostname, ignoredComment: hostname }))
    for (const name of searched)
      expect(shownRows(databaseColumns, rows, { search: name }).map(({ hostname }) => hostname)).toContain(
        name,
      )
  })

  test('are found by themselves among the contracts, and saved as they came', () => {
    const columns = oracleColumns(true)
    const host = { coveredLicensesCount: 1, totalCoveredLicensesCount: 1, consumedLicensesCount: 1 }
    const rows = searched.map((name) =>
      makeOracleContract({ unlimited: false, location: name, hosts: [{ hostname: name, ...host }] }),
    )
    for (const [at, name] of searched.entries()) {
      const row = rows[at] ?? makeOracleContract()
      expect(shownRows(columns, rows, { search: name })).toContain(row)
      expect(oracleBody(row.id, oracleStart(row).values)).toMatchObject({ hosts: [name], location: name })
    }
  })

  test('of a licence type lead to its usage and nowhere else', () => {
    const [row] = makeCompliance()
    for (const licenseTypeID of hostileNames) {
      if (!row || licenseTypeID.trim() === '' || !licenseTypeID.isWellFormed()) continue
      const { origin, pathname } = new URL(usedTo({ ...row, licenseTypeID }), 'https://console.example.net')
      expect([origin, pathname.split('/').slice(0, 3)]).toEqual([
        'https://console.example.net',
        ['', 'licenses', 'used'],
      ])
    }
  })
})
