import { describe, expect, test } from 'vitest'
import type { HostDetail, SqlServerInstance } from '../../contract/wire.ts'
import { hypervisorOf } from '../../world/hosts/clusters.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import {
  admin,
  setUp,
  shared,
  rows,
  hostOf,
  isVendor,
  makeSqlServerContract,
  sqlServer,
  mySql,
} from './licenseWorld.ts'

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

  test('are half a license per core in a hypervisor cluster, or its sockets for Standard Edition 2', () => {
    const clustered = rows.filter(({ clusterType }) => clusterType !== '' && clusterType !== 'VeritasCluster')
    const isStandard = ({ description }: { description: string }) =>
      description.includes('Standard Edition 2')
    for (const ofKind of [clustered.filter(isStandard), clustered.filter((row) => !isStandard(row))])
      expect(new Set(ofKind.map(({ metric }) => metric)).size).toBeGreaterThan(1)
    for (const row of clustered) {
      const { cpu = 0, sockets = 0 } = hypervisorOf(shared.world, hostOf(row)) ?? {}
      const factor = row.metric === 'Named User Plus Perpetual' ? 25 : 1
      expect(row.clusterLicenses).toBe((isStandard(row) ? sockets : cpu / 2) * factor)
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
      own
        .filter(({ edition, license }) => edition === 'STD' && license.count > 0)
        .map(({ license }) => license.name),
    )
    expect(names.filter((name) => !name.includes('Enterprise'))).toEqual([])
  })

  test('multiply consumption by the number of contracts and take the purchased count of the last one', async () => {
    const { world, used, compliance } = setUp(200)
    const [row] = (await used()).filter((each) => isVendor(each, sqlServer) && !each.ignored)
    const contracts = [3, 5, 9].map((count, index) =>
      makeSqlServerContract(index, row?.licenseTypeID ?? '', count),
    )
    const figures = async (count: number) => {
      replaceContracts(world, { ...contractsNow(world), microsoft: contracts.slice(0, count) })
      return (await compliance()).find(({ licenseTypeID }) => licenseTypeID === row?.licenseTypeID)
    }
    const one = await figures(1)
    const three = await figures(3)
    expect([three?.consumed, three?.purchased]).toEqual([3 * (one?.consumed ?? 0), 9])
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
  test('are those of all rows, with ignored and capped ones', async () => {
    const perCluster = await shared.perCluster()
    const key = (row: { licenseTypeID: string }, cluster: string) => `${cluster} ${row.licenseTypeID}`
    const listed = new Set(perCluster.map((row) => key(row, row.cluster)))
    const ofCluster = rows.filter(({ clusterType }) => clusterType !== '' && clusterType !== 'VeritasCluster')
    expect(ofCluster.some(({ ignored }) => ignored)).toBe(true)
    expect(new Set(ofCluster.map((row) => key(row, row.clusterName)))).toEqual(listed)
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
