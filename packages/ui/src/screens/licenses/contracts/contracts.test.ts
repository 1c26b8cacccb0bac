import { NOW } from '@inventory-console/api-mocks/clock'
import { oracleContract } from '@inventory-console/api-mocks/decoders/api/contracts'
import {
  makeMysqlContract,
  makeOracleContract,
  makeOracleContracts,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { describe, expect, test } from 'vitest'
import { daysUntil, isWithin, renewalMark, spanOf } from '../../../columns/renewals.ts'
import { calendarDay } from '../../../lib/values/format.ts'
import { decodedRows } from '../../../testing/decoded.ts'
import { missingOfHosts } from './contractColumns.ts'
import { wireDay } from './contractDates.ts'
import { mysqlBody, sqlServerBody } from './forms/countedBody.ts'
import { mysqlStart, sqlServerStart } from './forms/countedValues.ts'
import { oracleBody, withRestricted, withUnlimited } from './forms/oracleBody.ts'
import { oracleStart } from './forms/oracleValues.ts'

const now = Date.parse(NOW)

describe('the days of contracts', () => {
  test.each([
    ['2026-12-31T00:00:00Z', '2026-12-31'],
    ['1970-01-01T00:00:00Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['', null],
    ['soon', null],
    [null, null],
    [7, null],
  ])('%o is the day %o, wherever it is read', (value, day) => {
    expect(calendarDay(value)).toBe(day)
  })

  test.each([
    ['2026-03-15T00:00:00Z', -1],
    ['2026-03-16T00:00:00Z', 0],
    ['2026-04-28T00:00:00Z', 43],
    [null, null],
  ])('from now to %j are %j', (day, days) => {
    expect(daysUntil(day, now)).toBe(days)
  })

  test('go back as they came', () => {
    expect(wireDay(calendarDay('2026-12-31T00:00:00Z'))).toBe('2026-12-31T00:00:00Z')
    expect(wireDay(null)).toBeNull()
  })

  test('from today to the last day of the term, and expired from yesterday back', () => {
    expect(spanOf(30, now)).toEqual({ kind: 'days', from: '2026-03-16', to: '2026-04-15' })
    expect(spanOf('expired', now)).toEqual({ kind: 'days', to: '2026-03-15' })
    const within = (day: string) =>
      ([30, 90, 180, 'expired'] as const).filter((term) => isWithin(day, term, now))
    expect(within('2026-03-15')).toEqual(['expired'])
    expect(within('2026-03-16')).toEqual([30, 90, 180])
    expect(within('2026-04-15')).toEqual([30, 90, 180])
    expect(within('2026-04-16')).toEqual([90, 180])
    expect(within('2026-06-15')).toEqual([180])
    expect(within('2026-09-13')).toEqual([])
    expect(isWithin(null, 30, now)).toBe(false)
  })

  test.each([
    ['2026-03-15', 'expired'],
    ['2026-06-14', 'expiresSoon'],
    ['2026-09-12', 'expires'],
    ['2026-09-13', undefined],
  ])('support until %s is marked %s', (day, mark) => {
    expect(renewalMark({ supportExpiration: `${day}T00:00:00Z` }, now)?.id).toBe(mark)
  })
})

describe('the gap of a contract', () => {
  const host = (consumedLicensesCount: number, totalCoveredLicensesCount: number) => ({
    hostname: 'db-001',
    coveredLicensesCount: 0,
    consumedLicensesCount,
    totalCoveredLicensesCount,
  })
  test.each([
    [null, null],
    [[host(8, 8), host(4, 6)], null],
    [[host(8, 5), host(4, 3), host(2, 6)], 4],
  ])('of the hosts %j is %j', (hosts, missing) => {
    expect(missingOfHosts({ hosts })).toBe(missing)
  })
})

describe('what is saved', () => {
  test('of an Oracle contract is what was there, where nothing was changed', () => {
    const contracts = makeOracleContracts()
    expect(contracts.length).toBeGreaterThan(1)
    for (const contract of contracts) {
      const { id, values } = oracleStart(contract)
      const { hosts, ...body } = oracleBody(id, values)
      expect(hosts).toEqual((contract.hosts ?? []).map(({ hostname }) => hostname))
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

  test('a number in place of a text is kept, and saved as a text', () => {
    const [contract] = decodedRows(oracleContract, [{ ...makeOracleContract(), csi: 17_031_984 }])
    const { id, values } = oracleStart(contract ?? makeOracleContract())
    expect(oracleBody(id, values).csi).toBe('17031984')
  })

  test('a copy is a new contract', () => {
    const { id, values } = oracleStart(makeOracleContract(), true)
    expect(oracleBody(id, values)).not.toHaveProperty('id')
  })

  test('a number that the services do not tell has to be typed again, so that it does not become zero', () => {
    expect(oracleStart(makeOracleContract({ metric: 'Stream Perpetual' })).values.count).toBeNull()
  })

  test('without limit there is a basket, no number and no host; restricted, there is no basket', () => {
    expect(withUnlimited(true)).toEqual({
      unlimited: true,
      count: null,
      basket: true,
      restricted: false,
      hosts: [],
    })
    expect(withRestricted(true)).toEqual({ restricted: true, basket: false })
    expect(withRestricted(false)).toEqual({ restricted: false, hosts: [] })
  })

  test('MySQL and SQL Server name their counts differently, and only what their type counts', () => {
    const mysql = mysqlStart(
      makeMysqlContract({ type: 'HOST', hosts: ['a'], clusters: ['b'], numberOfLicenses: 3 }),
    )
    expect(mysqlBody(mysql.id, mysql.values)).toMatchObject({
      type: 'HOST',
      hosts: ['a'],
      clusters: [],
      numberOfLicenses: 3,
    })
    const microsoft = sqlServerStart(
      makeSqlServerContract({ type: 'CLUSTER', hosts: ['a'], clusters: ['b'] }),
    )
    const body = sqlServerBody(microsoft.id, microsoft.values)
    expect(body).toMatchObject({ type: 'CLUSTER', hosts: [], clusters: ['b'] })
    expect(body).not.toHaveProperty('csi')
    expect(body.licensesNumber).toBe(makeSqlServerContract().licensesNumber)
  })
})
