import { makeOracleLicenseTypes } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { ofMysql, ofOracle, withUse } from './licenseType.ts'
import { contractsTo, typeTo } from './LicenseTypesScreen.tsx'
import {
  licenseTypeBody,
  licenseTypeRules,
  licenseTypeStart,
  metricChoices,
  newLicenseType,
} from './licenseTypeValues.ts'

const type = (id: string) => ({
  id,
  itemDescription: id,
  metric: 'Processor Perpetual' as const,
  cost: 0,
  aliases: [],
  option: false,
})
const none = { oracle: [], mysql: [], microsoft: [] }
const used = (hostname: string, dbName: string, licenseTypeID = 'A1') => ({ hostname, dbName, licenseTypeID })

test('counts the databases, hosts and contracts of each license type', () => {
  // h1 has db1 and db2, h2 another db1: three databases on two hosts. db1 of h1 is listed twice.
  const rows = [
    used('h1', 'db1'),
    used('h1', 'db1'),
    used('h1', 'db2'),
    used('h2', 'db1'),
    used('h2', 'x', 'A2'),
  ]
  const contracts = { ...none, oracle: [{ licenseTypeID: 'A1' }, { licenseTypeID: 'A1' }] }
  expect(withUse([ofOracle(type('A1')), ofOracle(type('A3'))], rows, contracts)).toMatchObject([
    { use: { usages: 4, databases: 3, hosts: 2 }, contracts: 2 },
    { use: { usages: 0, databases: 0, hosts: 0 }, contracts: 0 },
  ])
})

test('counts contracts of the same vendor only', () => {
  const contracts = { ...none, oracle: [{ licenseTypeID: 'B1' }] }
  expect(withUse([ofMysql({ id: 'B1', itemDescription: '' })], [], contracts)[0]?.contracts).toBe(0)
})

test('returns null counts while their list is not loaded', () => {
  const [row] = withUse([ofOracle(type('A1'))], null, { ...none, oracle: null })
  expect(row).toMatchObject({ use: null, contracts: null })
})

test('has no price for a cost of 0', () => {
  expect(ofOracle(type('A1')).cost).toBeNull()
  expect(ofOracle({ ...type('A1'), cost: 0.5 }).cost).toBe(0.5)
})

test('links to the used licenses and contracts of the license type', () => {
  expect(typeTo({ id: 'A1' })).toBe('/licenses/used?f.licenseTypeID=in%3AA1')
  expect(contractsTo({ vendor: 'mysql', id: 'B1' })).toBe('/licenses/contract/mysql?f.licenseTypeID=in%3AB1')
})

test('sends an unchanged license type back unchanged', () => {
  for (const listed of makeOracleLicenseTypes())
    expect(licenseTypeBody(licenseTypeStart(listed).values)).toEqual(listed)
})

test('keeps a metric that the price list does not name', () => {
  const listed = { ...type('A1'), metric: 'Core Month' }
  const { values } = licenseTypeStart(listed)
  expect(licenseTypeBody(values)).toEqual(listed)
  expect(metricChoices(values.metric).at(-1)).toEqual({ value: 'Core Month', label: 'Core Month' })
})

test('rejects the id of a listed license type for a new one only', () => {
  const idRules = (start: Parameters<typeof licenseTypeRules>[0]) =>
    licenseTypeRules(start, ['A1'], 'taken').id.flatMap((rule) => rule(' A1') ?? [])
  expect(idRules(newLicenseType)).toContainEqual({ kind: 'message', text: 'taken' })
  expect(idRules({ id: 'oracle A1', name: 'A1', values: {} })).toEqual([])
})
