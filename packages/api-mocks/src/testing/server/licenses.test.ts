import { describe, expect, test } from 'vitest'
import type {
  DatabaseUsedLicense,
  HostDetail,
  LicenseCompliance,
  OracleContract,
  SqlServerInstance,
} from '../../contract/index.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import { hypervisorOf } from '../../world/hosts/hypervisorOf.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import {
  coveredSum,
  coverNeeds,
  type Need,
  type Needs,
  type Cover,
} from '../../world/licenses/licenseCover.ts'
import { withoutIncluded } from '../../world/licenses/usedLicenses.ts'
import type { World } from '../../world/world.ts'
import { clientOf } from '../client.ts'
import { allDatabases, licensesOf } from '../licenses.ts'
import { uncachedReaderOf } from '../scopes.ts'

const admin = { as: 'admin' }

function setUp(hosts = 400) {
  const world = createWorld({ hosts })
  const read = uncachedReaderOf(world)
  return { world, read, ...clientOf(world), ...licensesOf(read) }
}

const shared = setUp()
const rows = await shared.used()
const hosts = new Map(shared.world.hosts.facts.map((host) => [host.hostname, host]))
const hostOf = ({ hostname }: { hostname: string }): HostFacts => {
  const host = hosts.get(hostname)
  if (!host) throw new Error(`no host ${hostname}`)
  return host
}
const isVendor = (row: DatabaseUsedLicense, name: RegExp) => name.test(row.description)
const sqlServer = /^SQL Server/
const mySql = /^MySQL/

async function oracleRow(world: World, id: string): Promise<LicenseCompliance> {
  const row = (await licensesOf(uncachedReaderOf(world)).compliance()).find(
    ({ licenseTypeID }) => licenseTypeID === id,
  )
  if (!row) throw new Error(`no compliance of ${id}`)
  return row
}

/** Replaces all Oracle contracts with a single one. */
async function withContract(world: World, more: object) {
  replaceContracts(world, { ...contractsNow(world), oracle: [] })
  const body = { contractID: '1', csi: '2', licenseTypeID: 'A90611', count: 5000, ...more }
  return clientOf(world).sendRequest('/api/contracts/oracle/database', { ...admin, method: 'POST', body })
}

/** Ids of the contracts in use. */
function usedOf(needs: Needs, covers: readonly Cover[]): string[] {
  return [...coverNeeds(needs, covers).used].flatMap(([id, used]) => (used > 0 ? id : []))
}

const flagship = rows.filter(({ licenseTypeID, ignored }) => licenseTypeID === 'A90611' && !ignored)

describe('used licenses', () => {
  test('have no cluster for MySQL and SQL Server', () => {
    const others = rows.filter((row) => isVendor(row, mySql) || isVendor(row, sqlServer))
    expect(others.some((row) => hostOf(row).cluster !== '')).toBe(true)
    expect(
      others.filter((row) => row.clusterName + row.clusterType !== '' || row.clusterLicenses > 0),
    ).toEqual([])
  })

  test('belong to the hypervisor if a host is also in a Veritas cluster', () => {
    const both = rows.filter(
      (row) =>
        row.description.startsWith('Oracle') &&
        hostOf(row).cluster !== '' &&
        hostOf(row).membership.veritasClusterServer,
    )
    expect(both.length).toBeGreaterThan(0)
    for (const row of both) expect(row.clusterName).toBe(hostOf(row).cluster)
  })

  test('are rounded up only with RoundLicenses', async () => {
    const { world, used } = setUp(100)
    const standaloneRow = (await used()).find(
      ({ licenseTypeID, clusterName }) => licenseTypeID === 'A90611' && clusterName === '',
    )
    const host = world.hosts.facts.find(({ hostname }) => hostname === standaloneRow?.hostname)
    if (!host) throw new Error('No Oracle host outside a cluster')
    world.hosts.setCores(host, 1)
    host.info = { ...host.info, cpuModel: 'x86' }
    const figures = async () =>
      (await used())
        .filter((row) => row.hostname === host.hostname && row.licenseTypeID === 'A90611')
        .map((row) => row.usedLicenses)
    expect(await figures()).toContain(0.5)
    world.configuration.APIService.RoundLicenses = true
    expect(await figures()).not.toContain(0.5)
  })

  test('show 25 named users per processor in the list, and processors in host details', async () => {
    const row = rows.find(({ licenseTypeID }) => licenseTypeID === 'A90603')
    const detail = await shared.read<HostDetail>(`/api/hosts/${row?.hostname}`)
    const database = (detail.features.oracle?.database?.databases ?? []).find(
      ({ name }) => name === row?.dbName,
    )
    const license = (database?.licenses ?? []).find(({ licenseTypeID }) => licenseTypeID === 'A90603')
    expect(license?.count).toBe(Math.ceil((row?.usedLicenses ?? 0) / 25))
  })

  test('are half a license per core in a hypervisor cluster, in every metric', () => {
    const clustered = rows.filter(({ clusterType }) => clusterType !== '' && clusterType !== 'VeritasCluster')
    expect(new Set(clustered.map(({ metric }) => metric)).size).toBeGreaterThan(1)
    for (const row of clustered) {
      const cpu = hypervisorOf(shared.world, hostOf(row))?.cpu ?? 0
      const factor = row.metric === 'Named User Plus Perpetual' ? 25 : 1
      expect(row.clusterLicenses).toBe((cpu / 2) * factor)
    }
  })

  test('have an empty metric and description for an unknown license type', async () => {
    const { world, used } = setUp(100)
    const known = await used()
    expect(known.some(({ licenseTypeID }) => licenseTypeID === 'A90620')).toBe(true)
    world.priceList.delete('A90620')
    expect(await used()).toEqual(
      known.map((row) => (row.licenseTypeID === 'A90620' ? { ...row, metric: '', description: '' } : row)),
    )
  })

  test('omit Active Data Guard with GoldenGate, and RAC One Node with RAC', () => {
    const license = (name: string, count = 1) => ({ name, count })
    const names = (...licenses: { name: string; count: number }[]) =>
      withoutIncluded(licenses).map(({ name }) => name)
    expect(names(license('GoldenGate'), license('Active Data Guard'))).toEqual(['GoldenGate'])
    expect(names(license('GoldenGate', 0), license('Active Data Guard'))).toEqual([
      'GoldenGate',
      'Active Data Guard',
    ])
    expect(names(license('Real Application Clusters'), license('RAC One Node'))).toEqual([
      'Real Application Clusters',
    ])
  })
})

test('host details omit licenses with a count of 0', async () => {
  const host = shared.world.hosts.facts.find(({ technology }) => technology === 'Oracle/Database')
  const detail = await shared.read<HostDetail>(`/api/hosts/${host?.hostname}`)
  const counts = (detail.features.oracle?.database?.databases ?? []).flatMap(({ licenses }) =>
    (licenses ?? []).map(({ count }) => count),
  )
  expect(counts.length).toBeGreaterThan(0)
  expect(counts.filter((count) => count === 0)).toEqual([])
})

describe('SQL Server licenses', () => {
  const instances = shared.world.hosts
    .reports(shared.world.clock.now())
    .filter(({ row }) => row.technology === 'Microsoft/SQLServer')

  test('are packs of two cores, for at least four cores', () => {
    const licensed = rows.filter((row) => isVendor(row, sqlServer))
    expect(licensed.length).toBeGreaterThan(0)
    for (const row of licensed) {
      const report = instances.find(({ row: { hostname } }) => hostname === row.hostname)
      expect(row.usedLicenses).toBe(Math.max(4, report?.row.info.cpuCores ?? 0) / 2)
    }
  })

  test('are Enterprise for all instances of a host with an Enterprise instance', async () => {
    const mixed: SqlServerInstance[][] = []
    for (const { row } of instances) {
      const { features } = await shared.read<HostDetail>(`/api/hosts/${row.hostname}`)
      const own = features.microsoft?.sqlServer?.instances ?? []
      const editions = new Set(own.map(({ edition }) => edition))
      if (editions.has('ENT') && editions.has('STD')) mixed.push(own)
    }
    expect(mixed.length).toBeGreaterThan(0)
    const names = mixed.flatMap((own) =>
      own.filter(({ edition }) => edition === 'STD').map(({ license }) => license.name),
    )
    expect(names.filter((name) => !name.includes('Enterprise'))).toEqual([])
  })

  test('multiply consumption by the number of contracts and take the purchased count of the last one', async () => {
    const { world, used, compliance } = setUp(200)
    const [row] = (await used()).filter((each) => isVendor(each, sqlServer) && !each.ignored)
    const contracts = [3, 5, 9].map((licensesNumber, index) => ({
      id: `${index}`.padStart(24, '0'),
      type: 'HOST',
      contractID: `${index}`,
      licenseTypeID: row?.licenseTypeID ?? '',
      licensesNumber,
      supportExpiration: null,
      hosts: [],
      clusters: [],
      location: 'All',
    }))
    const figures = async (count: number) => {
      replaceContracts(world, { ...contractsNow(world), microsoft: contracts.slice(0, count) })
      return (await compliance()).find(({ licenseTypeID }) => licenseTypeID === row?.licenseTypeID)
    }
    const one = await figures(1)
    const three = await figures(3)
    expect([three?.consumed, three?.purchased]).toEqual([3 * (one?.consumed ?? 0), 9])
  })
})

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
    const bought = (id: string, licensesNumber: number) => ({
      id: id.padStart(24, '0'),
      type: 'HOST',
      contractID: id,
      licenseTypeID: row?.licenseTypeID ?? '',
      licensesNumber,
      supportExpiration: null,
      hosts: [],
      clusters: [],
      location: 'All',
    })
    replaceContracts(world, { ...contractsNow(world), microsoft: [bought('1', 100), bought('2', 0)] })
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

describe('licenses per host', () => {
  test('takes the count of the first row and repeats database names', async () => {
    const perHost = await shared.perHost()
    for (const row of perHost) {
      const own = rows.filter(
        (each) => each.hostname === row.hostname && each.licenseTypeID === row.licenseTypeID && !each.ignored,
      )
      expect(row.usedLicenses).toBe(own[0]?.usedLicenses)
      expect(row.databaseNames).toEqual(own.map(({ dbName }) => dbName))
    }
  })
})

describe('licenses per cluster', () => {
  test('includes ignored, capped and unused licenses', async () => {
    const perCluster = await shared.perCluster()
    const key = (row: { licenseTypeID: string }, cluster: string) => `${cluster} ${row.licenseTypeID}`
    const listed = new Set(perCluster.map((row) => key(row, row.cluster)))
    const ofCluster = rows.filter(({ clusterType }) => clusterType !== '' && clusterType !== 'VeritasCluster')
    expect(ofCluster.filter((row) => !listed.has(key(row, row.clusterName)))).toEqual([])
    const used = new Set(ofCluster.map((row) => key(row, row.clusterName)))
    expect(perCluster.some((row) => !used.has(key(row, row.cluster)))).toBe(true)
  })
})

describe('licenses per Veritas cluster', () => {
  test('counts the cores of all members, with or without the license', async () => {
    const clusters = await shared.veritas()
    expect(clusters.length).toBeGreaterThan(0)
    const now = shared.world.clock.now()
    for (const { hostnames, metric, count } of clusters) {
      const infos = hostnames.flatMap((name) => shared.world.hosts.reportOf(name, now)?.row.info ?? [])
      const processors = infos.reduce(
        (sum, { cpuCores, cpuModel }) => sum + cpuCores * (/PowerPC|Itanium/.test(cpuModel) ? 1 : 0.5),
        0,
      )
      expect(count).toBe(metric === 'Named User Plus Perpetual' ? processors * 25 : processors)
    }
  })

  test('counts half for disaster-recovery copies', async () => {
    const { world, veritas, status } = setUp(400)
    const [cluster] = await veritas()
    for (const name of cluster?.hostnames ?? [])
      expect(await status(`/api/hosts/${name}/create-dr`, { ...admin, method: 'PUT' })).toBe(201)
    const copies = (await veritas()).find(
      ({ hostnames, licenseTypeID }) =>
        hostnames[0] === `${cluster?.hostnames[0]}_DR` && licenseTypeID === cluster?.licenseTypeID,
    )
    expect(world.hosts.facts.length).toBe(402)
    expect(copies?.count).toBe((cluster?.count ?? 0) / 2)
  })

  test('is empty for a past date', async () => {
    expect(await shared.veritas('older-than=2026-03-01T00:00:00Z')).toEqual([])
  })
})
