import { NOW } from '@inventory-console/api-mocks/clock'
import {
  makeMysqlContract,
  makeOracleContract,
  makeSqlServerContract,
} from '@inventory-console/api-mocks/fixtures/contracts'
import {
  makeMysqlLicenseTypes,
  makeSqlServerLicenseTypes,
  makeUsedLicense,
} from '@inventory-console/api-mocks/fixtures/licenses'
import { describe, expect, test } from 'vitest'
import type { Column } from '../../data-table/columns/column.ts'
import { vendorOf } from '../../domain/licenses/vendor.ts'
import { complianceColumns } from './compliance/complianceColumns.ts'
import { mysqlColumns, oracleColumns, sqlServerColumns } from './contracts/contractColumns.ts'
import { fullPartNumber } from './licenseFacts.ts'
import { clusterColumns, databaseColumns, hostColumns, veritasColumns } from './used/usedColumns.ts'

const now = Date.parse(NOW)
const ids = <Row>(columns: readonly Column<Row>[]) => columns.map(({ id }) => id).join(' ')
function cell<Row>(columns: readonly Column<Row>[], id: string, row: Row): unknown {
  const column = columns.find((column) => column.id === id)
  if (!column) throw new Error(`There is no column ${id}`)
  return column.value ? column.value(row, now) : Reflect.get(Object(row), id)
}
function markIn<Row>(columns: readonly Column<Row>[], id: string, row: Row) {
  return columns.find((column) => column.id === id)?.mark?.(row, now) ?? null
}

describe('license columns', () => {
  test('explain the contract on its card with the description of the license type', () => {
    const names = [oracleColumns(true), mysqlColumns([]), sqlServerColumns([])].map(
      (columns) => columns.find(({ card }) => card === 'name')?.id,
    )
    expect(new Set(names)).toEqual(new Set(['itemDescription']))
  })

  test('show the used licenses on each card', () => {
    const lists = [databaseColumns, hostColumns, clusterColumns, veritasColumns].map(
      (columns: readonly { id: string; card?: string }[]) =>
        columns.filter(({ card }) => card === 'status').map(({ id }) => id),
    )
    expect(lists.flat()).toEqual(Array.from(lists, () => 'usedLicenses'))
  })

  test('all have a filter', () => {
    const unfiltered = [
      complianceColumns,
      databaseColumns,
      hostColumns,
      clusterColumns,
      veritasColumns,
      oracleColumns(true),
      mysqlColumns([]),
      sqlServerColumns([]),
    ].flatMap((columns: readonly { id: string; filter?: string }[]) =>
      columns.filter(({ filter }) => !filter),
    )
    expect(unfiltered).toEqual([])
  })

  test('Oracle contracts without reference numbers have no column for them', () => {
    expect(ids(oracleColumns(false))).not.toContain('referenceNumber')
  })

  test('mark a contract whose license type is not on the price list', () => {
    const mysqlContractColumns = mysqlColumns(makeMysqlLicenseTypes())
    const unknownTypeContract = makeMysqlContract({ licenseTypeID: 'B00000' })
    expect(markIn(mysqlContractColumns, 'licenseTypeID', unknownTypeContract)).toMatchObject({
      id: 'unknownType',
    })
    expect(markIn(mysqlContractColumns, 'licenseTypeID', makeMysqlContract())).toBeNull()
    expect(markIn(mysqlColumns(null), 'licenseTypeID', unknownTypeContract)).toBeNull()
  })

  test('show no number for contracts by stream and mark it as unknown', () => {
    const columns = oracleColumns(false)
    const figures = [
      'purchased',
      'available',
      'licensesPerCore',
      'availableLicensesPerCore',
      'licensesPerUser',
      'availableLicensesPerUser',
    ]
    const none = {
      licensesPerCore: 0,
      availableLicensesPerCore: 0,
      licensesPerUser: 0,
      availableLicensesPerUser: 0,
    }
    const stream = { ...makeOracleContract(none), metric: 'Stream Perpetual' } as const
    expect(figures.map((id) => cell(columns, id, stream))).toEqual([null, null, null, null, null, null])
    expect(markIn(columns, 'purchased', stream)).toMatchObject({ id: 'numberUnreported' })
    const processor = { ...makeOracleContract(none), metric: 'Processor Perpetual' } as const
    expect(figures.map((id) => cell(columns, id, processor))).toEqual([0, 0, 0, 0, 0, 0])
    expect(markIn(columns, 'purchased', processor)).toBeNull()
  })

  test('add up the licenses of an Oracle contract by core and by user', () => {
    const contract = makeOracleContract({
      licensesPerCore: 40,
      availableLicensesPerCore: 7,
      licensesPerUser: 100,
      availableLicensesPerUser: 25,
    })
    const figures = ['purchased', 'available'].map((id) => cell(oracleColumns(false), id, contract))
    expect(figures).toEqual([140, 32])
  })

  test('show the description, edition and version of an SQL Server license', () => {
    const columns = sqlServerColumns(makeSqlServerLicenseTypes())
    const contract = makeSqlServerContract({ licenseTypeID: 'DG7GMGF0FLR2-0002' })
    expect(cell(columns, 'itemDescription', contract)).toBe('SQL Server 2019 Standard Core')
    expect(cell(columns, 'editionVersion', contract)).toBe('STD - 2019')
  })

  test('link a hypervisor cluster to its page but not a Veritas cluster', () => {
    const column = databaseColumns.find(({ id }) => id === 'clusterName')
    const to = column && 'to' in column ? column.to : () => 'nowhere'
    expect(to(makeUsedLicense({ clusterName: 'a,b', clusterType: 'VeritasCluster' }))).toBeNull()
    expect(to(makeUsedLicense({ clusterName: 'vmcl', clusterType: 'VMWare/VMWare' }))).toBe(
      '/hypervisors/vmcl',
    )
  })

  test.each([
    [0, false, false, false],
    [16, false, true, false],
    [16, true, false, true],
    [0, true, false, true],
  ])(
    'with %i licenses of the cluster, capped %s: strikes through used %s, cluster %s',
    (clusterLicenses, olvmCapped, used, cluster) => {
      const row = makeUsedLicense({ clusterLicenses, olvmCapped })
      const isStruck = (id: string) => databaseColumns.find((column) => column.id === id)?.strike?.(row)
      expect([isStruck('usedLicenses'), isStruck('clusterLicenses')]).toEqual([used, cluster])
    },
  )
})

describe('license facts', () => {
  const makeLicense = (licenseTypeID: string, description: string) => ({
    licenseTypeID,
    description,
    metric: 'HOST',
  })

  test.each([
    ['A90611', 'Oracle Database', {}, 'oracle'],
    ['7JQ-1', 'SQL Server 2019 Standard Core - 2 Core License Pack', {}, 'microsoft'],
    ['B64911', 'MySQL Enterprise Edition', {}, 'mysql'],
    ['ERC0001', 'Something', {}, 'oracle'],
    ['X1', 'Something', {}, null],
    // The price list takes precedence over the text.
    ['X2', 'Gateway', { microsoft: [{ id: 'X2' }] }, 'microsoft'],
  ])('finds the vendor of %s %s', (id, description, known, vendor) => {
    expect(vendorOf(makeLicense(id, description), known)).toBe(vendor)
  })

  test('formats a part number as id - description - metric', () => {
    expect(fullPartNumber(makeLicense('B64911', 'MySQL Enterprise Edition'))).toBe(
      'B64911 - MySQL Enterprise Edition - Host',
    )
    expect(fullPartNumber({ licenseTypeID: 'A1', description: '', metric: '' })).toBe('A1 - - - -')
    expect(fullPartNumber(makeLicense('', 'Oracle'))).toBe('')
  })
})
