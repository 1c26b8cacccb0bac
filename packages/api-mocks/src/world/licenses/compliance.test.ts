import { describe, expect, test } from 'vitest'
import type { LicenseCompliance } from '../../contract/wire.ts'
import { responseTo } from '../../testing/responseTo.ts'
import {
  ENTERPRISE_EDITION,
  MYSQL,
  mySqlContract,
  noContracts,
  oracleContract,
  smallEstate,
  sqlServerContract,
} from '../../testing/smallEstate.ts'
import { createWorld } from '../createWorld.ts'
import type { World } from '../world.ts'
import { complianceOf, compliancePercentages, type Vendor } from './compliance.ts'
import { replaceContracts } from './contracts/contracts.ts'
import type { Contracts } from './contracts/storedContracts.ts'

const oracleEstate = (membership: 'none' | 'hypervisor' | 'veritas' = 'none') =>
  smallEstate('Oracle/Database', { licenseTypeID: ENTERPRISE_EDITION, membership })

const setContracts = (world: World, contracts: Partial<Contracts>) =>
  replaceContracts(world, { ...noContracts, ...contracts })

function rowOf(
  world: World,
  licenseTypeID = ENTERPRISE_EDITION,
  ...locations: (readonly string[] | undefined)[]
): LicenseCompliance | undefined {
  const rows: Record<Vendor, LicenseCompliance[]> = complianceOf(world, ...locations)
  return [...rows.oracle, ...rows.mySql, ...rows.sqlServer].find((row) => row.licenseTypeID === licenseTypeID)
}

describe('Oracle compliance', () => {
  test('needs half a license per core and host, however many databases the host has', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 3 }), oracleContract('b', { count: 2 })] })
    expect(rowOf(world)).toEqual({
      licenseTypeID: 'A90611',
      itemDescription: 'Oracle Database Enterprise Edition',
      metric: 'Processor Perpetual',
      cost: 47_500,
      consumed: 7,
      covered: 5,
      purchased: 5,
      compliance: 5 / 7,
      unlimited: false,
      available: 0,
    })
  })

  test('counts what is left of contracts that cover all needs as available', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 20 })] })
    expect(rowOf(world)).toMatchObject({
      consumed: 7,
      covered: 7,
      purchased: 20,
      compliance: 1,
      available: 13,
    })
  })

  test('an unlimited contract covers all needs, and nothing is counted as available', () => {
    const { world } = oracleEstate()
    const unlimited = oracleContract('b', { unlimited: true, count: 0 })
    setContracts(world, { oracle: [oracleContract('a', { count: 20 }), unlimited] })
    expect(rowOf(world)).toMatchObject({ covered: 7, compliance: 1, unlimited: true, available: 0 })
  })

  test('is full for unlimited contracts even where they do not cover all needs', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { unlimited: true, location: 'Rome' })] })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 4, compliance: 1, available: 0 })
  })

  test('is full for a license type without a price', () => {
    const { world } = oracleEstate()
    setContracts(world, {})
    const type = world.priceList.get(ENTERPRISE_EDITION)
    if (type) world.priceList.set(ENTERPRISE_EDITION, { ...type, cost: 0 })
    expect(rowOf(world)).toMatchObject({ cost: 0, consumed: 7, covered: 0, compliance: 1 })
  })

  test('has no row for contracts of a license type that no host uses', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { licenseTypeID: 'A90603', count: 25 })] })
    expect(rowOf(world, 'A90603')).toBeUndefined()
    expect(rowOf(world)).toMatchObject({ covered: 0, purchased: 0 })
  })

  test('rounds up the sum of all hosts, or each host with RoundLicenses', () => {
    const { world, one, other } = oracleEstate()
    for (const host of [one, other]) world.hosts.setCores(host, 5)
    setContracts(world, { oracle: [oracleContract('a', { count: 0, unlimited: true })] })
    expect(rowOf(world)).toMatchObject({ consumed: 5, covered: 5 })
    world.hosts.setCores(other, 6)
    expect(rowOf(world)).toMatchObject({ consumed: 6, covered: 6 })
    world.configuration.APIService.RoundLicenses = true
    world.hosts.setCores(other, 5)
    expect(rowOf(world)).toMatchObject({ consumed: 6, covered: 6 })
  })

  test('assigns named users in packs of 25', () => {
    const { world } = oracleEstate()
    world.configuration.DataService.LicenseTypeMetricsByEnvironment = {}
    world.configuration.DataService.LicenseTypeMetricsDefault = ['Named User Plus Perpetual']
    setContracts(world, { oracle: [oracleContract('a', { licenseTypeID: 'A90603', count: 60 })] })
    expect(rowOf(world, 'A90603')).toMatchObject({
      metric: 'Named User Plus Perpetual',
      consumed: 175,
      covered: 50,
      purchased: 60,
      available: 10,
    })
  })

  test('a contract without a basket covers only the hosts that it names', () => {
    const { world, one } = oracleEstate()
    const named = oracleContract('a', { basket: false, hosts: [one.hostname], count: 20 })
    setContracts(world, { oracle: [named] })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 4 })
    setContracts(world, { oracle: [{ ...named, hosts: null }] })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 0 })
  })

  test('a restricted contract covers a host, but no host of a cluster', () => {
    for (const [membership, covered] of [
      ['none', 4],
      ['hypervisor', 0],
    ] as const) {
      const { world, one } = oracleEstate(membership)
      const restricted = oracleContract('a', {
        basket: false,
        restricted: true,
        hosts: [one.hostname],
        count: 500,
      })
      setContracts(world, { oracle: [restricted] })
      expect([membership, rowOf(world)?.covered]).toEqual([membership, covered])
    }
  })

  test('lists license types in the order of the price list', () => {
    const world = createWorld({ hosts: 60 })
    const ids = complianceOf(world).oracle.map(({ licenseTypeID }) => licenseTypeID)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids).toEqual([...world.priceList.keys()].filter((id) => ids.includes(id)))
  })
})

describe('Veritas cluster host in a contract', () => {
  const responseWith = (more: object, membership: 'hypervisor' | 'veritas' = 'veritas') => {
    const { world, one } = oracleEstate(membership)
    setContracts(world, { oracle: [oracleContract('a', { hosts: [one.hostname], ...more })] })
    return responseTo(() => complianceOf(world))
  }

  test('fails with 500 and no body unless the contract is restricted', async () => {
    expect(await responseWith({})).toEqual({ status: 500 })
    expect(await responseWith({ hosts: null })).toEqual({ status: 200 })
    expect(await responseWith({ restricted: true })).toEqual({ status: 200 })
  })

  test('does not fail for other hosts, other license types and hosts of a hypervisor', async () => {
    expect(await responseWith({ hosts: ['another'] })).toEqual({ status: 200 })
    expect(await responseWith({ licenseTypeID: 'L103405' })).toEqual({ status: 200 })
    expect(await responseWith({ licenseTypeID: 'unknown' })).toEqual({ status: 200 })
    expect(await responseWith({}, 'hypervisor')).toEqual({ status: 200 })
  })
})

describe('compliance of a location', () => {
  test('counts its hosts and the contracts whose own location is in the filter', () => {
    const { world } = oracleEstate()
    const oracle = [
      oracleContract('a', { count: 2, location: 'Rome' }),
      oracleContract('b', { count: 1, location: 'All' }),
    ]
    setContracts(world, { oracle })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 3, purchased: 3 })
    expect(rowOf(world, undefined, ['Rome'])).toMatchObject({ consumed: 4, covered: 2, purchased: 2 })
    expect(rowOf(world, undefined, ['Rome', 'Milan'])).toMatchObject({
      consumed: 7,
      covered: 2,
      purchased: 2,
    })
    expect(rowOf(world, undefined, ['Milan'])).toMatchObject({ consumed: 3, covered: 0, purchased: 0 })
    expect(rowOf(world, undefined, undefined, ['All'])).toMatchObject({
      consumed: 7,
      covered: 1,
      purchased: 1,
    })
  })

  test('filters contracts of MySQL and SQL Server, too', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 5, { location: 'Rome' }), mySqlContract('b', 9)] })
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 2, purchased: 9 })
    expect(rowOf(world, MYSQL, ['Rome'])).toMatchObject({ consumed: 1, purchased: 5 })
    const { world: windows, id } = sqlServerEstate()
    setContracts(windows, {
      microsoft: [sqlServerContract('a', id, 5, { location: 'Rome' }), sqlServerContract('b', id, 9)],
    })
    expect(rowOf(windows, id)).toMatchObject({ consumed: 8, purchased: 9 })
    expect(rowOf(windows, id, ['Rome'])).toMatchObject({ consumed: 4, purchased: 5 })
  })
})

describe('MySQL compliance', () => {
  test('needs a license per host and has the purchased number of the last contract', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 7), mySqlContract('b', 1)] })
    expect(complianceOf(world)).toEqual({
      oracle: [],
      mySql: [
        {
          licenseTypeID: 'B64911',
          itemDescription: 'MySQL Enterprise Edition',
          metric: 'HOST',
          cost: 0,
          consumed: 2,
          covered: 2,
          purchased: 1,
          compliance: 1,
          unlimited: false,
          available: -1,
        },
      ],
      sqlServer: [],
    })
  })

  test('a contract with hosts covers only these hosts', () => {
    const { world, one } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 7, { hosts: [one.hostname] })] })
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 2, covered: 1, compliance: 0.5 })
    setContracts(world, { mysql: [mySqlContract('a', 7, { hosts: [] })] })
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 2, covered: 2, compliance: 1 })
  })

  test('a contract of a cluster covers its CPUs, and one of hosts the other host', () => {
    const { world, one } = smallEstate('Oracle/MySQL', { membership: 'hypervisor' })
    const ofCluster = mySqlContract('a', 1000, { type: 'CLUSTER', clusters: [one.cluster] })
    setContracts(world, { mysql: [ofCluster] })
    const alone = rowOf(world, MYSQL)
    expect(alone).toMatchObject({ metric: 'HOST', purchased: 1000 })
    expect(alone?.covered).toBe((alone?.consumed ?? 0) - 1)
    setContracts(world, { mysql: [mySqlContract('b', 3), ofCluster] })
    expect(rowOf(world, MYSQL)).toMatchObject({ compliance: 1, covered: alone?.consumed, purchased: 1000 })
    setContracts(world, { mysql: [ofCluster, mySqlContract('b', 3)] })
    expect(rowOf(world, MYSQL)).toMatchObject({ compliance: 1, purchased: 3 })
  })
})

test('a contract of a MySQL cluster does not cover another cluster', () => {
  const { world, one, other } = smallEstate('Oracle/MySQL', { membership: 'hypervisor' })
  const ofCluster = (id: string, count: number, cluster: string) =>
    mySqlContract(id, count, { type: 'CLUSTER', clusters: [cluster] })
  expect(one.cluster).not.toBe(other.cluster)
  setContracts(world, { mysql: [ofCluster('a', 2, one.cluster), ofCluster('b', 0, other.cluster)] })
  expect(rowOf(world, MYSQL)).toMatchObject({ metric: 'CLUSTER', covered: 2 })
  setContracts(world, { mysql: [ofCluster('a', 2, one.cluster), ofCluster('b', 9, 'another')] })
  expect(rowOf(world, MYSQL)).toMatchObject({ covered: 2 })
})

function sqlServerEstate() {
  const { world, ...hosts } = smallEstate('Microsoft/SQLServer')
  setContracts(world, {})
  // The two hosts may use different editions.
  const [row] = complianceOf(world, ['Rome']).sqlServer
  return { world, id: row?.licenseTypeID ?? '', ...hosts }
}

describe('SQL Server compliance', () => {
  test('without a contract counts packs of two cores', () => {
    const { world, id } = sqlServerEstate()
    expect(rowOf(world, id)).toMatchObject({
      metric: 'HOST',
      consumed: 4,
      covered: 0,
      purchased: 0,
      compliance: 0,
    })
  })

  test('multiplies the consumption by the number of contracts and has the purchased number of the last', () => {
    const { world, id, one } = sqlServerEstate()
    const contracts = [
      sqlServerContract('a', id, 1, { hosts: [one.hostname] }),
      sqlServerContract('b', id, 5),
      sqlServerContract('c', id, 2),
    ]
    setContracts(world, { microsoft: contracts.slice(0, 1) })
    expect(rowOf(world, id)).toMatchObject({ consumed: 4, covered: 1, purchased: 1 })
    setContracts(world, { microsoft: contracts })
    expect(rowOf(world, id)).toMatchObject({
      consumed: 12,
      covered: 4,
      purchased: 2,
      compliance: 4 / 12,
      available: -2,
    })
  })

  test('ignores contracts of another edition', () => {
    const { world, id } = sqlServerEstate()
    const another = id === 'DG7GMGF0M7XW-0001' ? 'DG7GMGF0M80J-0001' : 'DG7GMGF0M7XW-0001'
    setContracts(world, { microsoft: [sqlServerContract('a', another, 9)] })
    expect(rowOf(world, id)).toMatchObject({ consumed: 4, covered: 0, purchased: 0 })
  })
})

describe('compliance percentages of the dashboard', () => {
  test('are 100 for a vendor without contracts', () => {
    const { world } = oracleEstate()
    setContracts(world, {})
    expect(compliancePercentages(world)).toEqual({ oracle: 100, mySql: 100, sqlServer: 100 })
  })

  test('are 100 where contracts cover nothing', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 0 })] })
    expect(compliancePercentages(world).oracle).toBe(100)
  })

  test('are the mean of the license types of a vendor', () => {
    const { world, one } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 7, { hosts: [one.hostname] })] })
    expect(compliancePercentages(world)).toEqual({ oracle: 100, mySql: 50, sqlServer: 100 })
    const estate = oracleEstate()
    setContracts(estate.world, { oracle: [oracleContract('a', { count: 700 })] })
    const types = complianceOf(estate.world).oracle.length
    expect(types).toBeGreaterThan(1)
    expect(compliancePercentages(estate.world).oracle).toBeCloseTo(100 / types)
    const { world: windows, id } = sqlServerEstate()
    setContracts(windows, { microsoft: [sqlServerContract('a', id, 2)] })
    expect(compliancePercentages(windows, ['Rome'], ['All']).sqlServer).toBe(50)
  })

  test('count only contracts of the filtered locations', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 1, { location: 'Rome' })] })
    expect(compliancePercentages(world).mySql).toBe(50)
    expect(compliancePercentages(world, ['Rome']).mySql).toBe(100)
    expect(compliancePercentages(world, undefined, ['All']).mySql).toBe(100)
  })
})
