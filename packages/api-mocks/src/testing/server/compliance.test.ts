import { describe, expect, test } from 'vitest'
import type { OracleContract } from '../../contract/wire.ts'
import { hypervisorOf } from '../../world/hosts/clusters.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { coveredSum, type Need } from '../../world/licenses/licenseCover.ts'
import type { World } from '../../world/world.ts'
import { allDatabases, licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'
import {
  setUp,
  shared,
  hostOf,
  isVendor,
  makeSqlServerContract,
  sqlServer,
  mySql,
  oracleRow,
  withContract,
  usedOf,
  flagship,
} from './licenseWorld.ts'

describe('MySQL compliance', () => {
  const contract = (id: number, rest: object) => ({
    id: `${id}`.padStart(24, '0'),
    type: 'HOST' as const,
    contractID: '1',
    csi: '2',
    licenseTypeID: 'B64911',
    numberOfLicenses: id,
    supportExpiration: null,
    clusters: null,
    hosts: null,
    location: 'All',
    ...rest,
  })
  const rowOf = async (world: World) =>
    (await licensesOf(uncachedReaderOf(world)).compliance()).filter(({ itemDescription }) =>
      itemDescription.startsWith('MySQL'),
    )

  test('has a row for a used type without a contract', async () => {
    const { world } = setUp(200)
    replaceContracts(world, { ...contractsNow(world), mysql: [] })
    expect(await rowOf(world)).toMatchObject([{ covered: 0, purchased: 0 }])
  })

  test('takes the purchased count of the last contract', async () => {
    const { world } = setUp(200)
    replaceContracts(world, { ...contractsNow(world), mysql: [contract(7, {}), contract(3, {})] })
    expect(await rowOf(world)).toMatchObject([{ purchased: 3 }])
  })

  test('counts the CPUs of a cluster named in a contract', async () => {
    const { world, used } = setUp(400)
    const row = (await used()).find(
      (each) => isVendor(each, mySql) && !each.ignored && hostOf(each).cluster !== '',
    )
    const cluster = row ? hostOf(row).cluster : ''
    replaceContracts(world, { ...contractsNow(world), mysql: [] })
    const [before] = await rowOf(world)
    replaceContracts(world, {
      ...contractsNow(world),
      mysql: [contract(1, { type: 'CLUSTER', clusters: [cluster] })],
    })
    const [after, ...others] = await rowOf(world)
    const inCluster = new Set(
      (await used())
        .filter((each) => isVendor(each, mySql) && !each.ignored && hostOf(each).cluster === cluster)
        .map(({ hostname }) => hostname),
    )
    const cpu = row ? (hypervisorOf(world, hostOf(row))?.cpu ?? 0) : 0
    expect(others).toEqual([])
    expect(after?.consumed).toBe((before?.consumed ?? 0) - inCluster.size + cpu)
  })
})

describe('Oracle compliance', () => {
  test('has one row per license type with integer counts', async () => {
    const all = await shared.compliance()
    expect(new Set(all.map(({ licenseTypeID }) => licenseTypeID)).size).toBe(all.length)
    expect(
      all.filter(({ consumed, covered }) => !Number.isInteger(consumed) || !Number.isInteger(covered)),
    ).toEqual([])
  })

  test('rounds available down, which may be negative', async () => {
    const all = await shared.compliance()
    for (const row of all)
      expect(row.available).toBe(row.unlimited ? 0 : Math.floor(row.purchased - row.covered))
    const { world, used, compliance } = setUp(200)
    const [row] = (await used()).filter((each) => isVendor(each, sqlServer) && !each.ignored)
    const contracts = [100, 0].map((count, index) =>
      makeSqlServerContract(index + 1, row?.licenseTypeID ?? '', count),
    )
    replaceContracts(world, { ...contractsNow(world), microsoft: contracts })
    const own = (await compliance()).find(({ licenseTypeID }) => licenseTypeID === row?.licenseTypeID)
    expect(own?.available).toBeLessThan(0)
  })

  test('covers named users in whole packs of 25', () => {
    const need: Need = { kind: 'host', location: 'Milan', needed: 2000 }
    const needs = { all: () => [need], find: () => need, byLocation: new Map([['Milan', 2000]]) }
    const cover = {
      id: '1',
      count: 1080,
      unlimited: false,
      isPool: true,
      pack: 25,
      names: [],
      location: 'All',
    }
    expect(coveredSum(needs, [cover])).toBe(1075)
  })

  test('a restricted contract covers no hosts in a cluster', async () => {
    const { world } = setUp(400)
    const clustered = flagship.find(
      (row) => row.clusterName !== '' && row.clusterType !== 'VeritasCluster' && !row.olvmCapped,
    )
    const single = flagship.find((row) => row.clusterName === '')
    await withContract(world, { restricted: true, hosts: [clustered?.hostname] })
    expect((await oracleRow(world, 'A90611')).covered).toBe(0)
    await withContract(world, { restricted: true, hosts: [single?.hostname] })
    expect((await oracleRow(world, 'A90611')).covered).toBeGreaterThan(0)
  })

  test('uses contracts without a basket first', () => {
    const need: Need = { kind: 'host', location: 'Milan', needed: 4 }
    const needs = { all: () => [need], find: () => need, byLocation: new Map([['Milan', 4]]) }
    const cover = (id: string, isPool: boolean) => ({
      id,
      count: 4,
      unlimited: false,
      isPool,
      names: ['h'],
      location: 'All',
    })
    expect(usedOf(needs, [cover('basket', true), cover('plain', false)])).toEqual(['plain'])
  })
})

describe('GET /contracts/oracle/database', () => {
  test('has no counts for a host in a cluster', async () => {
    const { world, read } = setUp(400)
    const clustered = flagship.find(
      (row) => row.clusterName !== '' && row.clusterType !== 'VeritasCluster' && !row.olvmCapped,
    )
    await withContract(world, { basket: false, hosts: [clustered?.hostname] })
    const { contracts } = await read<{ contracts: OracleContract[] }>('/api/contracts/oracle/database')
    expect(contracts[0]?.hosts).toEqual([
      {
        hostname: clustered?.hostname,
        coveredLicensesCount: 0,
        totalCoveredLicensesCount: 0,
        consumedLicensesCount: 0,
      },
    ])
  })

  test('returns 500 for a Veritas cluster host in an unrestricted contract', async () => {
    const { world, status } = setUp(400)
    const inVeritas = flagship.find(({ clusterType }) => clusterType === 'VeritasCluster')
    const calls = [
      '/api/contracts/oracle/database',
      `${allDatabases}/licenses-compliance`,
      '/api/frontend/dashboard',
    ]
    const statuses = async () => Promise.all(calls.map((call) => status(call)))
    await withContract(world, { restricted: true, hosts: [inVeritas?.hostname] })
    expect(await statuses()).toEqual([200, 200, 200])
    await withContract(world, { hosts: [inVeritas?.hostname] })
    expect(await statuses()).toEqual([500, 500, 500])
  })
})
