import { expect, test } from 'vitest'
import {
  makeMysqlContracts,
  makeOracleContracts,
  makeSqlServerContracts,
} from './contracts/contractFixtures.ts'
import {
  makeCompliance,
  makeLicenseHistory,
  makeUsedLicense,
  makeUsedLicenses,
  makeUsedLicensesPerCluster,
  makeUsedLicensesPerHost,
  makeVeritasLicenses,
} from './licenseFixtures.ts'

test('license fixtures are non-empty and deterministic', () => {
  for (const make of [
    makeUsedLicenses,
    makeUsedLicensesPerHost,
    makeUsedLicensesPerCluster,
    makeVeritasLicenses,
    makeCompliance,
    makeLicenseHistory,
    makeOracleContracts,
    makeMysqlContracts,
    makeSqlServerContracts,
  ]) {
    expect(make().length).toBeGreaterThan(0)
    expect(make()).toEqual(make())
  }
  expect(makeUsedLicense({ ignored: true }).ignored).toBe(true)
})

test('Oracle contracts cover every variant: unlimited, basket, restricted, with and without hosts and dates', () => {
  const contracts = makeOracleContracts()
  const has = (check: (contract: (typeof contracts)[number]) => boolean) => contracts.some(check)
  expect(has(({ unlimited }) => unlimited)).toBe(true)
  expect(has(({ basket, unlimited }) => basket && !unlimited)).toBe(true)
  expect(has(({ restricted, hosts }) => restricted && hosts.length > 1)).toBe(true)
  expect(has(({ hosts }) => hosts.length === 0)).toBe(true)
  expect(has(({ supportExpiration }) => supportExpiration === null)).toBe(true)
  expect(has(({ productOrderDate }) => productOrderDate === '1970-01-01T00:00:00Z')).toBe(true)
  expect(has(({ location }) => location !== '')).toBe(true)
  expect(has(({ availableLicensesPerCore }) => availableLicensesPerCore > 0)).toBe(true)
  expect(has(({ licensesPerUser }) => licensesPerUser > 0)).toBe(true)
})
