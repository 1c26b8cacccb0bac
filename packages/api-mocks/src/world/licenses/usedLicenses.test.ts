import { describe, expect, test } from 'vitest'
import { ENTERPRISE_EDITION, oracleEstate } from '../../testing/estate/smallEstate.ts'
import { rowsOf } from '../../testing/estate/usedRows.ts'
import { createWorld } from '../createWorld.ts'
import { clusterAt, hypervisorOf } from '../hosts/clusters.ts'
import type { World } from '../world.ts'
import { veritasMembers, withoutIncluded } from './usedLicenses.ts'

const enterpriseRow = (world: World, hostname: string) =>
  rowsOf(world, hostname).find(({ licenseTypeID }) => licenseTypeID === ENTERPRISE_EDITION)

describe('used licenses of an Oracle host', () => {
  test('are half a license per core, without a cluster', () => {
    const { world, one } = oracleEstate()
    expect(enterpriseRow(world, one.hostname)).toEqual({
      hostname: one.hostname,
      dbName: expect.stringMatching(/^[A-Z]/),
      clusterName: '',
      clusterType: '',
      licenseTypeID: 'A90611',
      description: 'Oracle Database Enterprise Edition',
      metric: 'Processor Perpetual',
      usedLicenses: 4,
      clusterLicenses: 0,
      ignored: false,
      ignoredComment: '',
      olvmCapped: false,
    })
  })

  test('are rounded up only with RoundLicenses', () => {
    const { world, one, other } = oracleEstate('veritas')
    world.hosts.setCores(one, 1)
    world.hosts.setCores(other, 4)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({ usedLicenses: 0.5, clusterLicenses: 2.5 })
    world.configuration.APIService.RoundLicenses = true
    expect(enterpriseRow(world, one.hostname)).toMatchObject({ usedLicenses: 1, clusterLicenses: 3 })
  })

  test('omit unused options unless they are requested', () => {
    const { world, one } = oracleEstate()
    const used = rowsOf(world, one.hostname)
    const all = rowsOf(world, one.hostname, { includeUnused: true })
    expect(used.filter(({ usedLicenses }) => usedLicenses === 0)).toEqual([])
    expect(all.filter(({ usedLicenses }) => usedLicenses > 0)).toEqual(used)
    expect(all.length).toBeGreaterThan(used.length)
  })

  test('have an empty metric and description for an unknown license type', () => {
    const { world, one } = oracleEstate()
    world.priceList.delete(ENTERPRISE_EDITION)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({ metric: '', description: '', usedLicenses: 4 })
  })

  test('omit options that another option of the database includes', () => {
    const namesOf = (...licenses: [name: string, count: number][]) =>
      withoutIncluded(licenses.map(([name, count]) => ({ name, count }))).map(({ name }) => name)
    expect(namesOf(['Active Data Guard', 1], ['GoldenGate', 1])).toEqual(['GoldenGate'])
    expect(namesOf(['Active Data Guard', 1], ['GoldenGate', 0])).toEqual(['Active Data Guard', 'GoldenGate'])
    expect(namesOf(['Real Application Clusters', 1], ['RAC One Node', 1])).toEqual([
      'Real Application Clusters',
    ])
    expect(namesOf(['RAC One Node', 1], ['GoldenGate', 1])).toEqual(['RAC One Node', 'GoldenGate'])
  })

  test('omit Active Data Guard of a database with GoldenGate', () => {
    const world = createWorld({ hosts: 120 })
    const rows = world.hosts
      .reports(world.clock.now())
      .flatMap(({ facts }) => rowsOf(world, facts.hostname, { includeUnused: true }))
    const databasesWith = (description: string, isUsed: (count: number) => boolean) =>
      rows
        .filter((row) => row.description === description && isUsed(row.usedLicenses))
        .map(({ hostname, dbName }) => `${hostname} ${dbName}`)
    const withGoldenGate = databasesWith('Oracle GoldenGate', (count) => count > 0)
    const withDataGuard = new Set(databasesWith('Oracle Active Data Guard', () => true))
    expect(withGoldenGate.length).toBeGreaterThan(0)
    expect(withDataGuard.size).toBeGreaterThan(0)
    expect(withGoldenGate.filter((database) => withDataGuard.has(database))).toEqual([])
  })
})

describe('used licenses of a hypervisor cluster', () => {
  test('are half a license per core of the cluster', () => {
    const { world, one } = oracleEstate('hypervisor')
    const cpu = hypervisorOf(world, one)?.cpu ?? 0
    expect(cpu).toBeGreaterThan(8)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({
      clusterName: one.cluster,
      clusterType: 'VMWare/VMWare',
      usedLicenses: 4,
      clusterLicenses: cpu / 2,
    })
  })

  test('are 25 named users per processor', () => {
    const { world, one } = oracleEstate('hypervisor')
    const cpu = hypervisorOf(world, one)?.cpu ?? 0
    world.configuration.DataService.LicenseTypeMetricsByEnvironment = {}
    world.configuration.DataService.LicenseTypeMetricsDefault = ['Named User Plus Perpetual']
    const row = rowsOf(world, one.hostname).find(({ licenseTypeID }) => licenseTypeID === 'A90603')
    expect(row).toMatchObject({ usedLicenses: 100, clusterLicenses: (cpu / 2) * 25 })
  })

  test('belong to the hypervisor if a host is also in a Veritas cluster', () => {
    const world = createWorld({ hosts: 60 })
    const host = world.hosts.facts.find(
      ({ cluster, membership }) => cluster !== '' && membership.veritasClusterServer,
    )
    expect(rowsOf(world, host?.hostname ?? '')[0]).toMatchObject({ clusterName: host?.cluster })
  })

  test('are capped for pinned machines of Oracle Linux Virtualization Manager only', () => {
    for (const [technology, type] of [
      ['VMWARE', 'VMWare/VMWare'],
      ['KVM', 'Oracle/LVM'],
    ] as const) {
      const world = createWorld({ hosts: 60 })
      const facts = world.clusters.find(({ name }) => name === oracleEstate('hypervisor').one.cluster)
      const [first] = facts?.members ?? []
      if (!facts || !first) throw new Error('The world has no cluster')
      first.info = { ...first.info, hardwareAbstractionTechnology: technology }
      const machines = clusterAt(world, facts, world.clock.now())?.vms ?? []
      const pinned = new Map(machines.map(({ hostname, cappedCPU }) => [hostname, cappedCPU]))
      const rows = facts.members.flatMap(({ hostname }) => rowsOf(world, hostname).slice(0, 1))
      expect(new Set(rows.map(({ hostname }) => pinned.get(hostname)))).toEqual(new Set([true, false]))
      for (const { hostname, olvmCapped, clusterType } of rows)
        expect([clusterType, olvmCapped]).toEqual([type, type === 'Oracle/LVM' && pinned.get(hostname)])
    }
  })
})

describe('used licenses of a Veritas cluster', () => {
  test('count the cores of all members that report', () => {
    const { world, one, other } = oracleEstate('veritas')
    const members = [other.hostname, one.hostname, 'unknown']
    one.membership = { ...one.membership, veritasClusterHostnames: members }
    world.hosts.setCores(one, 8)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({
      clusterName: [...members].toSorted().join(','),
      clusterType: 'VeritasCluster',
      usedLicenses: 4,
      clusterLicenses: 7,
      olvmCapped: false,
    })
    other.info = { ...other.info, cpuModel: 'PowerPC_POWER9' }
    world.hosts.setCores(other, 6)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({ clusterLicenses: 10 })
  })

  test('count half for disaster-recovery copies', () => {
    const { world, one, other } = oracleEstate('veritas')
    const [copy] = [one, other].map((host) => world.hosts.copy(host, world.clock.now()))
    expect(enterpriseRow(world, copy?.hostname ?? '')).toMatchObject({
      usedLicenses: 4,
      clusterLicenses: 3.5,
    })
  })

  test('are 25 named users per processor', () => {
    const { world, one } = oracleEstate('veritas')
    world.configuration.DataService.LicenseTypeMetricsByEnvironment = {}
    world.configuration.DataService.LicenseTypeMetricsDefault = ['Named User Plus Perpetual']
    const row = rowsOf(world, one.hostname).find(({ licenseTypeID }) => licenseTypeID === 'A90603')
    expect(row).toMatchObject({ usedLicenses: 100, clusterLicenses: 175 })
  })

  test('its known members are sorted, and other hosts have none', () => {
    const { world, one, other } = oracleEstate('veritas')
    one.membership = { ...one.membership, veritasClusterHostnames: ['z', other.hostname, one.hostname, 'a'] }
    world.hosts.setCores(one, 8)
    const membersOf = veritasMembers(world, world.clock.now())
    expect(membersOf(one.hostname)).toEqual([one.hostname, other.hostname].toSorted())
    expect(membersOf('unknown')).toEqual([])
    expect(veritasMembers(world, 0)(one.hostname)).toEqual([])
    const standalone = oracleEstate()
    expect(veritasMembers(standalone.world, standalone.world.clock.now())(standalone.one.hostname)).toEqual(
      [],
    )
  })
})
