import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import { usedLicensesTo } from '../../columns/usedLicense.ts'
import { linkOf, matchingRows } from '../../testing/fixtures/listRows.ts'
import { mysqlColumns, oracleColumns, sqlServerColumns } from './contracts/contractColumns.ts'
import {
  mysqlBody,
  mysqlInitialForm,
  oracleBody,
  oracleInitialForm,
  sqlServerBody,
  sqlServerInitialForm,
} from './contracts/forms/contractValues.ts'
import { databaseColumns } from './used/usedColumns.ts'

/** A sample, because each search indexes the list again. */
const sampledNames = hostileNames.filter((_, index) => index % 5 === 0)

describe('hostile names', () => {
  test('are found by search among the used licenses', () => {
    const rows = sampledNames.map((hostname) => makeUsedLicense({ hostname, ignoredComment: hostname }))
    for (const name of sampledNames) {
      const matches = matchingRows(databaseColumns, rows, { search: name })
      expect(matches.map(({ hostname }) => hostname)).toContain(name)
      expect(matches.length).toBeLessThan(rows.length)
    }
  })

  test('finds a database by filter and keeps its name inside the link to the host', () => {
    const rows = sampledNames.map((dbName) =>
      makeUsedLicense({ hostname: 'db-001', dbName, description: dbName }),
    )
    for (const [index, dbName] of sampledNames.entries()) {
      const row = rows[index] ?? makeUsedLicense()
      const nameFilter = { dbName: { kind: 'text', text: dbName } } as const
      const matches = matchingRows(databaseColumns, rows, { filters: nameFilter })
      expect(matches).toContain(row)
      expect(matches.length).toBeLessThan(rows.length)
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
    const rows = sampledNames.map((name) =>
      makeOracleContract({ unlimited: false, location: name, hosts: [{ hostname: name, ...host }] }),
    )
    for (const [index, name] of sampledNames.entries()) {
      const row = rows[index] ?? makeOracleContract()
      const matches = matchingRows(columns, rows, { search: name })
      expect(matches).toContain(row)
      expect(matches.length).toBeLessThan(rows.length)
      expect(oracleBody(row.id, oracleInitialForm(row).values)).toMatchObject({
        hosts: [name],
        location: name,
      })
    }
  })

  test('finds a contract by number and description and saves both trimmed', () => {
    const oracle = sampledNames.map((name) => makeOracleContract({ contractID: name, itemDescription: name }))
    const mysql = sampledNames.map((name) => makeMysqlContract({ contractID: name }))
    const sqlServer = sampledNames.map((name) => makeSqlServerContract({ contractID: name }))
    for (const [index, name] of sampledNames.entries()) {
      const contractID = name.trim()
      const [oracleRow, mysqlRow, sqlServerRow] = [oracle[index], mysql[index], sqlServer[index]]
      if (!oracleRow || !mysqlRow || !sqlServerRow) throw new Error('There is no such contract')
      const idFilter = { contractID: { kind: 'text', text: name } } as const
      const descriptionFilter = { itemDescription: { kind: 'text', text: name } } as const
      expect(matchingRows(oracleColumns(true), oracle, { filters: idFilter })).toContain(oracleRow)
      expect(matchingRows(oracleColumns(true), oracle, { filters: descriptionFilter })).toContain(oracleRow)
      expect(matchingRows(mysqlColumns(null), mysql, { filters: idFilter })).toContain(mysqlRow)
      expect(matchingRows(sqlServerColumns(null), sqlServer, { filters: idFilter })).toContain(sqlServerRow)
      expect(oracleBody(oracleRow.id, oracleInitialForm(oracleRow).values)).toMatchObject({ contractID })
      expect(mysqlBody(mysqlRow.id, mysqlInitialForm(mysqlRow).values)).toMatchObject({ contractID })
      expect(sqlServerBody(sqlServerRow.id, sqlServerInitialForm(sqlServerRow).values)).toMatchObject({
        contractID,
      })
    }
  })

  test('keeps a license type inside the link to the used licenses', () => {
    for (const licenseTypeID of hostileNames) {
      if (licenseTypeID.trim() === '' || !licenseTypeID.isWellFormed()) continue
      const { origin, pathname } = new URL(usedLicensesTo(licenseTypeID), 'https://console.example.net')
      expect([origin, pathname.split('/').slice(0, 3)]).toEqual([
        'https://console.example.net',
        ['', 'licenses', 'used'],
      ])
    }
  })
})
