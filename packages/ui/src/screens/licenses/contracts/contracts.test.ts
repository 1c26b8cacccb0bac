import { NOW } from '@inventory-console/api-mocks/clock'
import { oracleContract } from '@inventory-console/api-mocks/decoders/api/contracts'
import {
  makeMysqlContract,
  makeOracleContract,
  makeOracleContracts,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { describe, expect, test } from 'vitest'
import { daysUntil, isWithin, renewalMark, renewalDays } from '../../../columns/renewals.ts'
import { calendarDay } from '../../../lib/dates.ts'
import { decodeRows } from '../../../testing/decodeRows.ts'
import { missingOfHosts } from './contractColumns.ts'
import {
  mysqlBody,
  mysqlInitialForm,
  oracleBody,
  oracleInitialForm,
  sqlServerBody,
  sqlServerInitialForm,
  wireDay,
  withUnlimited,
} from './forms/contractValues.ts'

const now = Date.parse(NOW)

describe('contract dates', () => {
  test.each([
    ['2026-12-31T00:00:00Z', '2026-12-31'],
    ['1970-01-01T00:00:00Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['', null],
    ['soon', null],
    [null, null],
    [7, null],
  ])('reads %o as the UTC day %o', (value, day) => {
    expect(calendarDay(value)).toBe(day)
  })

  test.each([
    ['2026-03-15T00:00:00Z', -1],
    ['2026-03-16T00:00:00Z', 0],
    ['2026-04-28T00:00:00Z', 43],
    [null, null],
  ])('counts the days until %j as %j', (day, days) => {
    expect(daysUntil(day, now)).toBe(days)
  })

  test('sends a day back in the format of the response', () => {
    expect(wireDay(calendarDay('2026-12-31T00:00:00Z'))).toBe('2026-12-31T00:00:00Z')
    expect(wireDay(null)).toBeNull()
  })

  test('a term spans from today to its last day, and expired ends yesterday', () => {
    expect(renewalDays(30, now)).toEqual({ kind: 'days', from: '2026-03-16', to: '2026-04-15' })
    expect(renewalDays('expired', now)).toEqual({ kind: 'days', to: '2026-03-15' })
    const termsWithin = (day: string) =>
      ([30, 90, 180, 'expired'] as const).filter((term) => isWithin(day, term, now))
    expect(termsWithin('2026-03-15')).toEqual(['expired'])
    expect(termsWithin('2026-03-16')).toEqual([30, 90, 180])
    expect(termsWithin('2026-04-15')).toEqual([30, 90, 180])
    expect(termsWithin('2026-04-16')).toEqual([90, 180])
    expect(termsWithin('2026-06-15')).toEqual([180])
    expect(termsWithin('2026-09-13')).toEqual([])
    expect(isWithin(null, 30, now)).toBe(false)
  })

  test.each([
    ['2026-03-15', 'expired'],
    ['2026-06-14', 'expiresSoon'],
    ['2026-09-12', 'expires'],
    ['2026-09-13', undefined],
  ])('marks support until %s as %s', (day, mark) => {
    expect(renewalMark({ supportExpiration: `${day}T00:00:00Z` }, now)?.id).toBe(mark)
  })
})

describe('missingOfHosts', () => {
  const host = (consumedLicensesCount: number, totalCoveredLicensesCount: number) => ({
    hostname: 'db-001',
    coveredLicensesCount: 0,
    consumedLicensesCount,
    totalCoveredLicensesCount,
  })
  test.each([
    [[], null],
    [[host(8, 8), host(4, 6)], null],
    [[host(8, 5), host(4, 3), host(2, 6)], 4],
  ])('sums up the uncovered licenses of %j as %j', (hosts, missing) => {
    expect(missingOfHosts({ hosts })).toBe(missing)
  })
})

describe('contract bodies', () => {
  test('sends an unchanged Oracle contract back unchanged', () => {
    const contracts = makeOracleContracts()
    expect(contracts.length).toBeGreaterThan(1)
    for (const contract of contracts) {
      const { id, values } = oracleInitialForm(contract)
      const { hosts, ...body } = oracleBody(id, values)
      expect(hosts).toEqual(contract.hosts.map(({ hostname }) => hostname))
      const { contractID, csi, referenceNumber, unlimited, basket, restricted, status, location } = contract
      expect(body).toMatchObject({
        contractID,
        csi,
        referenceNumber,
        unlimited,
        basket,
        restricted,
        status,
        location: location || 'All',
      })
      expect(body.count).toBe(contract.licensesPerCore + contract.licensesPerUser)
      expect(body.id).toBe(contract.id)
    }
  })

  test('sends a numeric CSI as text', () => {
    const [contract] = decodeRows(oracleContract, [{ ...makeOracleContract(), csi: 17_031_984 }])
    const { id, values } = oracleInitialForm(contract ?? makeOracleContract())
    expect(oracleBody(id, values).csi).toBe('17031984')
  })

  test('sends a copy without an id', () => {
    const { id, values } = oracleInitialForm(makeOracleContract(), true)
    expect(oracleBody(id, values)).not.toHaveProperty('id')
  })

  test('leaves the number of licenses empty if the server does not return it', () => {
    expect(oracleInitialForm(makeOracleContract({ metric: 'Stream Perpetual' })).values.count).toBeNull()
  })

  test('unlimited contracts become a basket without number and hosts', () => {
    expect(withUnlimited(true)).toEqual({
      unlimited: true,
      count: null,
      basket: true,
      restricted: false,
      hosts: [],
    })
  })

  test('MySQL and SQL Server contracts send only the names of their type, and each its own count field', () => {
    const mysql = mysqlInitialForm(
      makeMysqlContract({ type: 'HOST', hosts: ['a'], clusters: ['b'], numberOfLicenses: 3 }),
    )
    expect(mysqlBody(mysql.id, mysql.values)).toMatchObject({
      type: 'HOST',
      hosts: ['a'],
      clusters: [],
      numberOfLicenses: 3,
    })
    const microsoft = sqlServerInitialForm(
      makeSqlServerContract({ type: 'CLUSTER', hosts: ['a'], clusters: ['b'] }),
    )
    const body = sqlServerBody(microsoft.id, microsoft.values)
    expect(body).toMatchObject({ type: 'CLUSTER', hosts: [], clusters: ['b'] })
    expect(body).not.toHaveProperty('csi')
    expect(body.licensesNumber).toBe(makeSqlServerContract().licensesNumber)
  })
})
