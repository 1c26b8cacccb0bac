import { describe, expect, test } from 'vitest'
import { hypervisor, inventory, license, licensedHost } from '../../testing/estate/handMadeInventory.ts'
import { mySqlContract, oracleContract, sqlServerContract } from '../../testing/estate/smallEstate.ts'
import { complianceIn, percentagesIn } from './compliance.ts'
import { oracleContractRows } from './contracts/oracleContracts.ts'
import type { LicensedHost, LicenseInventory } from './licenseInventory.ts'
import { sqlServerYear, storedInstances } from './sqlServerLicenses.ts'
import { usedLicensesIn, usedPerCluster, usedPerHost, usedPerVeritasCluster } from './usedLicenses.ts'

const rowsOf = (estate: LicenseInventory) => [...estate.hosts].flatMap(usedLicensesIn(estate))
const idsOf = (estate: LicenseInventory) =>
  rowsOf(estate).map(({ hostname, licenseTypeID }) => `${hostname} ${licenseTypeID}`)
const complianceRow = (estate: LicenseInventory, id: string) => {
  const { oracle, mySql, sqlServer } = complianceIn(estate)
  return [...oracle, ...mySql, ...sqlServer].find(({ licenseTypeID }) => licenseTypeID === id)
}
const inVm = (name: string, more: Partial<LicensedHost> = {}) => ({ hypervisor: hypervisor(name), ...more })

describe('licenses of a hypervisor cluster', () => {
  test('are half a license per CPU', () => {
    const [row] = rowsOf(inventory([licensedHost('a', [license('A90611', 4)], inVm('c1'))]))
    expect(row).toMatchObject({ clusterName: 'c1', usedLicenses: 4, clusterLicenses: 32 })
  })

  test('are the sockets for Standard Edition 2, times 25 for named users', () => {
    const licenses = [license('L103405', 2), license('L103399', 2)]
    const rows = rowsOf(inventory([licensedHost('a', licenses, inVm('c1'))]))
    expect(rows.map(({ clusterLicenses }) => clusterLicenses)).toEqual([4, 100])
  })

  test('count for the hypervisor cluster of a host that is also in a Veritas cluster', () => {
    const both = inVm('c1', { veritasHostnames: ['a', 'b'] })
    const [row] = rowsOf(inventory([licensedHost('a', [license('A90611', 4)], both)]))
    expect(row).toMatchObject({ clusterName: 'c1', clusterType: 'VMWare/VMWare' })
  })

  test('are listed per cluster with ignored and capped ones', () => {
    const cluster = { hypervisor: hypervisor('c1', ['a']) }
    const estate = inventory([
      licensedHost('a', [license('A90611', 4), license('A90620', 4, { ignored: true })], cluster),
    ])
    expect(usedPerCluster(rowsOf(estate)).map((row) => [row.licenseTypeID, row.usedLicenses])).toEqual([
      ['A90611', 32],
      ['A90620', 32],
    ])
  })
})

describe('pinned virtual machines', () => {
  const cluster = { hypervisor: hypervisor('c1', ['pinned']) }
  const cappedOf = (...hosts: LicensedHost[]) =>
    rowsOf(inventory(hosts)).map(({ hostname, olvmCapped }) => [hostname, olvmCapped])

  test('count on their own with any hypervisor if no other machine uses the license type', () => {
    const pinned = licensedHost('pinned', [license('A90611', 4)], cluster)
    const other = licensedHost('other', [license('A90620', 4)], cluster)
    expect(cappedOf(pinned, other)).toEqual([
      ['pinned', true],
      ['other', false],
    ])
  })

  test('count with the cluster if a machine that is not pinned uses the license type', () => {
    const [pinned, other] = ['pinned', 'other'].map((name) =>
      licensedHost(name, [license('A90611', 4)], cluster),
    )
    expect(pinned && other && cappedOf(pinned, other)).toEqual([
      ['pinned', false],
      ['other', false],
    ])
  })

  test('with an ignored license make nothing capped', () => {
    const ignored = license('A90611', 4, { ignored: true })
    expect(cappedOf(licensedHost('pinned', [ignored], cluster))).toEqual([['pinned', false]])
    const both = { hypervisor: hypervisor('c1', ['pinned', 'second']) }
    // The flag is one of the cluster, so the ignored row has it too.
    expect(
      cappedOf(licensedHost('pinned', [ignored], both), licensedHost('second', [license('A90611', 4)], both)),
    ).toEqual([
      ['pinned', true],
      ['second', true],
    ])
  })

  test('are counted with their own licenses in the compliance', () => {
    const estate = inventory([licensedHost('pinned', [license('A90611', 4)], cluster)])
    expect(complianceRow(estate, 'A90611')).toMatchObject({ consumed: 4 })
  })
})

describe('license types that others include', () => {
  test.each([
    ['L75978', ['L47210', 'L47217']],
    ['L75967', ['L47210', 'L47217']],
    ['A90619', ['L76084', 'L76094']],
    ['L10005', ['L76084', 'L76094']],
  ])('%s removes %j', (type, included) => {
    const licenses = [type, ...included, 'A90611'].map((id) => license(id, 4))
    expect(idsOf(inventory([licensedHost('a', licenses)]))).toEqual([`a ${type}`, 'a A90611'])
  })

  const goldenGate = [license('L75978', 4, { database: 'db1' })]
  const dataGuard = [license('L47210', 4, { database: 'db2' })]

  test('are removed from all databases of the host', () => {
    expect(idsOf(inventory([licensedHost('a', [...goldenGate, ...dataGuard])]))).toEqual(['a L75978'])
  })

  test('are removed from all virtual machines of a hypervisor cluster', () => {
    const estate = inventory([
      licensedHost('a', goldenGate, inVm('c1')),
      licensedHost('b', dataGuard, inVm('c1')),
      licensedHost('c', dataGuard, inVm('c2')),
      licensedHost('d', dataGuard),
    ])
    expect(idsOf(estate)).toEqual(['a L75978', 'c L47210', 'd L47210'])
  })

  test('are removed from the members of a Veritas cluster, but listed for it', () => {
    const members = { veritasHostnames: ['a', 'b'] }
    const estate = inventory([licensedHost('a', goldenGate, members), licensedHost('b', dataGuard, members)])
    expect(idsOf(estate)).toEqual(['a L75978'])
    const perCluster = usedPerVeritasCluster(estate, estate.hosts)
    expect(perCluster.map(({ licenseTypeID }) => licenseTypeID)).toEqual(['L75978', 'L47210'])
  })
})

describe('licenses per Veritas cluster', () => {
  test('also list hosts of a hypervisor cluster, and omit ignored licenses', () => {
    const both = inVm('c1', { veritasHostnames: ['b', 'a'] })
    const estate = inventory([
      licensedHost('a', [license('A90611', 4), license('A90620', 4, { ignored: true })], both),
      licensedHost('b', [license('A90611', 4)], both),
    ])
    expect(usedPerVeritasCluster(estate, estate.hosts)).toEqual([
      {
        id: 'a-b',
        hostnames: ['a', 'b'],
        licenseTypeID: 'A90611',
        description: 'Oracle Database Enterprise Edition',
        metric: 'Processor Perpetual',
        count: 8,
      },
    ])
  })

  test('count half for a copy, hosts for L47837, and 25 named users per processor', () => {
    const members = { veritasHostnames: ['a_DR'], isCopy: true }
    const licenses = ['A90611', 'L47837', 'A90603'].map((id) => license(id, 4))
    const estate = inventory([licensedHost('a_DR', licenses, members)])
    const counts = usedPerVeritasCluster(estate, estate.hosts).map(({ count }) => count)
    expect(counts).toEqual([2, 0.5, 50])
  })
})

test('licenses per host take the count of the first row and repeat database names', () => {
  const licenses = [license('A90611', 4), license('A90611', 3), license('A90620', 4, { ignored: true })]
  expect(usedPerHost(rowsOf(inventory([licensedHost('a', licenses)])))).toMatchObject([
    { hostname: 'a', databaseNames: ['db1', 'db1'], licenseTypeID: 'A90611', usedLicenses: 4 },
  ])
})

describe('Oracle contracts', () => {
  const host = licensedHost('a', [license('A90611', 4)])

  test('cover hosts at any location', () => {
    const estate = inventory([host], { oracle: [oracleContract('1', { location: 'Rome' })] })
    expect(complianceRow(estate, 'A90611')).toMatchObject({ consumed: 4, covered: 4 })
  })

  test('are listed without baskets first, then by size', () => {
    const oracle = [
      oracleContract('1', { count: 2 }),
      oracleContract('2', { count: 9 }),
      oracleContract('3', { basket: false, count: 1 }),
    ]
    expect(oracleContractRows(inventory([host], { oracle })).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  test('without hosts answer an empty list or null, as they were stored', () => {
    const oracle = [oracleContract('1', { hosts: [] }), oracleContract('2', { hosts: null })]
    expect(oracleContractRows(inventory([host], { oracle })).map(({ hosts }) => hosts)).toEqual([[], null])
  })

  test('of a type that nothing uses raise the mean of the dashboard, but not the list', () => {
    const oracle = [oracleContract('1', { count: 1 }), oracleContract('2', { licenseTypeID: 'A90620' })]
    const estate = inventory([host], { oracle })
    expect(complianceIn(estate).oracle.map(({ licenseTypeID }) => licenseTypeID)).toEqual(['A90611'])
    // 1 of 4, and 1 for the unused type.
    expect(percentagesIn(estate).oracle).toBe(62.5)
  })
})

describe('MySQL compliance', () => {
  const mysql = { vendor: 'mySql' } as const
  const reported = hypervisor('c1')
  const reporter = licensedHost('agent', [license('B64911', 1, mysql)], { reportedClusters: [reported] })
  const machine = licensedHost('vm', [license('B64911', 1, mysql)], inVm('c1'))
  const ofCluster = mySqlContract('1', 100, { type: 'CLUSTER', clusters: ['c1'] })

  test('counts each instance, also ignored ones', () => {
    const licenses = [license('B64911', 1, mysql), license('B64911', 1, { ...mysql, ignored: true })]
    expect(complianceRow(inventory([licensedHost('a', licenses)]), 'B64911')).toMatchObject({
      metric: 'HOST',
      consumed: 2,
      covered: 0,
      purchased: 0,
    })
  })

  test('adds the consumption once per contract and takes the number of the last contract', () => {
    const contracts = [mySqlContract('1', 5), mySqlContract('2', 1, { hosts: ['another'] })]
    expect(complianceRow(inventory([machine], { mysql: contracts }), 'B64911')).toMatchObject({
      consumed: 2,
      covered: 1,
      purchased: 1,
      compliance: 0.5,
    })
  })

  test('counts the CPUs of a cluster for the host that reports it', () => {
    expect(complianceRow(inventory([reporter], { mysql: [ofCluster] }), 'B64911')).toMatchObject({
      metric: 'CLUSTER',
      consumed: 64,
      covered: 64,
      purchased: 100,
    })
  })

  test('does not reach the virtual machines of the cluster', () => {
    const estate = inventory([machine], { mysql: [ofCluster] })
    expect(rowsOf(estate)).toMatchObject([{ metric: 'HOST', usedLicenses: 1 }])
    expect(complianceRow(estate, 'B64911')).toMatchObject({ metric: 'HOST', consumed: 1, covered: 0 })
    const both = inventory([machine], { mysql: [mySqlContract('2', 1), ofCluster] })
    expect(complianceRow(both, 'B64911')).toMatchObject({ consumed: 1, covered: 1, purchased: 1 })
  })
})

describe('SQL Server compliance', () => {
  const sqlServer = { vendor: 'sqlServer' } as const
  const enterprise = 'DG7GMGF0FKZV-0001'
  const host = (...licenses: Parameters<typeof license>[]) =>
    licensedHost(
      's1',
      licenses.map(([id, count, more]) => license(id, count, { ...sqlServer, ...more })),
    )

  test('counts each instance of a host, also ignored ones, once per contract', () => {
    const instances = host([enterprise, 2], [enterprise, 2], [enterprise, 2, { ignored: true }])
    expect(complianceRow(inventory([instances]), enterprise)).toMatchObject({ consumed: 6, covered: 0 })
    const microsoft = [sqlServerContract('1', enterprise, 4), sqlServerContract('2', enterprise, 7)]
    expect(complianceRow(inventory([instances], { microsoft }), enterprise)).toMatchObject({
      consumed: 12,
      covered: 7,
      purchased: 7,
      compliance: 7 / 12,
      available: 0,
    })
  })

  test('has negative available licenses when the last contract has a negative number', () => {
    const microsoft = [sqlServerContract('1', enterprise, -1)]
    expect(complianceRow(inventory([host([enterprise, 2])], { microsoft }), enterprise)).toMatchObject({
      covered: 0,
      available: -1,
    })
  })

  test('has one row without id and description for types that the server does not know', () => {
    const estate = inventory([host(['DG7GMGF0M80J-0001', 2], ['another', 2])])
    expect(rowsOf(estate)).toMatchObject([
      { licenseTypeID: 'DG7GMGF0M80J-0001', description: '' },
      { licenseTypeID: 'another', description: '' },
    ])
    expect(complianceIn(estate).sqlServer).toMatchObject([
      { licenseTypeID: '', itemDescription: '', consumed: 4 },
    ])
  })
})

describe('SQL Server instances in a report', () => {
  const noLicense = { licenseTypeID: '', name: '', count: 0, ignored: false, ignoredComment: '' }
  const instance = (edition: 'ENT' | 'STD' | 'EXP', version: string, license = noLicense) => ({
    name: edition,
    edition,
    version,
    license,
  })

  test.each([
    ['15.0.4345.5', '2019'],
    ['14.0.3456.2', '2017'],
    ['13.0.7037.1', '2016'],
    ['12.0.6164.21', '2014'],
    ['11.0.7001.0', '2012'],
    ['10.50.6000.34', '2008 R2'],
    ['16.0.4165.4', ''],
  ])('version %s is of %j', (version, year) => {
    expect(sqlServerYear(version)).toBe(year)
  })

  test('get packs of two cores, for at least four cores', () => {
    const countOf = (cores: number) => storedInstances([instance('STD', '15.0.1')], cores)[0]?.license.count
    expect([countOf(1), countOf(4), countOf(10)]).toEqual([2, 2, 5])
  })

  test('are Enterprise if one of the host is, and have no license with Express', () => {
    const instances = ['ENT', 'STD', 'EXP'] as const
    const stored = storedInstances(
      instances.map((edition) => instance(edition, '15.0.1')),
      4,
    )
    expect(stored.map(({ edition, license: { licenseTypeID } }) => [edition, licenseTypeID])).toEqual([
      ['ENT', 'DG7GMGF0FKZV-0001'],
      ['ENT', 'DG7GMGF0FKZV-0001'],
      ['EXP', ''],
    ])
  })

  test('keep what the agent reported if the server does not know the version', () => {
    const reported = { ...noLicense, licenseTypeID: 'DG7GMGF0M80J-0001', count: 2 }
    const instances = [instance('ENT', '16.0.1', reported), instance('STD', '16.0.1', reported)]
    expect(storedInstances(instances, 64)).toEqual(instances)
  })
})
