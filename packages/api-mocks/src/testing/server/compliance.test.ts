import { describe, expect, test } from 'vitest'
import type { OracleContract } from '../../contract/wire.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'
import { allDatabases, licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'
import {
  setUp,
  shared,
  isVendor,
  makeSqlServerContract,
  sqlServer,
  oracleRow,
  withContract,
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
    const contracts = [100, -1].map((count, index) =>
      makeSqlServerContract(index + 1, row?.licenseTypeID ?? '', count),
    )
    replaceContracts(world, { ...contractsNow(world), microsoft: contracts })
    const own = (await compliance()).find(({ licenseTypeID }) => licenseTypeID === row?.licenseTypeID)
    expect(own?.available).toBe(-1)
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
