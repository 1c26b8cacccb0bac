import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeCompliance, makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import { usedTo } from '../../columns/compliance.ts'
import { linkOf, shownRows } from '../../testing/fixtures/listRows.ts'
import { mysqlColumns, oracleColumns, sqlServerColumns } from './contracts/contractColumns.ts'
import { mysqlBody, sqlServerBody } from './contracts/forms/countedBody.ts'
import { mysqlStart, sqlServerStart } from './contracts/forms/countedValues.ts'
import { oracleBody } from './contracts/forms/oracleBody.ts'
import { oracleStart } from './contracts/forms/oracleValues.ts'
import { databaseColumns } from './used/usedColumns.ts'

/** A sample, because each search indexes the list again. */
const searched = hostileNames.filter((_, at) => at % 5 === 0)

describe('hostile names', () => {
  test('are found by search among the used licenses', () => {
    const rows = searched.map((hostname) => makeUsedLicense({ hostname, ignoredComment: hostname }))
    for (const name of searched) {
      const found = shownRows(databaseColumns, rows, { search: name })
      expect(found.map(({ hostname }) => hostname)).toContain(name)
      expect(found.length).toBeLessThan(rows.length)
    }
  })

  test('of databases are found by filter and stay inside the link to the host', () => {
    const rows = searched.map((dbName) =>
      makeUsedLicense({ hostname: 'db-001', dbName, description: dbName }),
    )
    for (const [at, dbName] of searched.entries()) {
      const row = rows[at] ?? makeUsedLicense()
      const named = { dbName: { kind: 'text', text: dbName } } as const
      const found = shownRows(databaseColumns, rows, { filters: named })
      expect(found).toContain(row)
      expect(found.length).toBeLessThan(rows.length)
      const to = new URL(linkOf(databaseColumns, 'hostname', row) ?? '', 'https://console.example.net')
      expect([to.origin, ...to.pathname.split('/').slice(0, 3)]).toEqual([
        'https://console.example.net',
        '',
        'details',
        'db-001',
      ])
    }
  })

  test('are found by search among the contracts and saved unchanged', () => {
    const columns = oracleColumns(true)
    const host = { coveredLicensesCount: 1, totalCoveredLicensesCount: 1, consumedLicensesCount: 1 }
    const rows = searched.map((name) =>
      makeOracleContract({ unlimited: false, location: name, hosts: [{ hostname: name, ...host }] }),
    )
    for (const [at, name] of searched.entries()) {
      const row = rows[at] ?? makeOracleContract()
      const found = shownRows(columns, rows, { search: name })
      expect(found).toContain(row)
      expect(found.length).toBeLessThan(rows.length)
      expect(oracleBody(row.id, oracleStart(row).values)).toMatchObject({ hosts: [name], location: name })
    }
  })

  test('as contract number and description are found by filter and saved trimmed', () => {
    const oracle = searched.map((name) => makeOracleContract({ contractID: name, itemDescription: name }))
    const mysql = searched.map((name) => makeMysqlContract({ contractID: name }))
    const sqlServer = searched.map((name) => makeSqlServerContract({ contractID: name }))
    for (const [at, name] of searched.entries()) {
      const contractID = name.trim()
      const [one, two, three] = [oracle[at], mysql[at], sqlServer[at]]
      if (!one || !two || !three) throw new Error('There is no such contract')
      const identified = { contractID: { kind: 'text', text: name } } as const
      const described = { itemDescription: { kind: 'text', text: name } } as const
      expect(shownRows(oracleColumns(true), oracle, { filters: identified })).toContain(one)
      expect(shownRows(oracleColumns(true), oracle, { filters: described })).toContain(one)
      expect(shownRows(mysqlColumns(null), mysql, { filters: identified })).toContain(two)
      expect(shownRows(sqlServerColumns(null), sqlServer, { filters: identified })).toContain(three)
      expect(oracleBody(one.id, oracleStart(one).values)).toMatchObject({ contractID })
      expect(mysqlBody(two.id, mysqlStart(two).values)).toMatchObject({ contractID })
      expect(sqlServerBody(three.id, sqlServerStart(three).values)).toMatchObject({ contractID })
    }
  })

  test('as license type stay inside the link to the used licenses', () => {
    const [row] = makeCompliance()
    if (!row) throw new Error('There is no licence type')
    for (const licenseTypeID of hostileNames) {
      if (licenseTypeID.trim() === '' || !licenseTypeID.isWellFormed()) continue
      const { origin, pathname } = new URL(usedTo({ ...row, licenseTypeID }), 'https://console.example.net')
      expect([origin, pathname.split('/').slice(0, 3)]).toEqual([
        'https://console.example.net',
        ['', 'licenses', 'used'],
      ])
    }
  })
})
