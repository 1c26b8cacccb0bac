import { describe, expect, test } from 'vitest'
import type { HostTechnology } from '../../contract/wire.ts'
import { ENTERPRISE_EDITION, oracleEstate } from '../../testing/estate/smallEstate.ts'
import { rowsOf } from '../../testing/estate/usedRows.ts'
import { createWorld } from '../createWorld.ts'
import { hypervisorOf } from '../hosts/clusters.ts'
import type { World } from '../world.ts'
import { usedPerVeritasCluster } from './usedLicenses.ts'
import { inventoryOfWorld } from './worldLicenses.ts'

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

  test('have an empty metric and description for an unknown license type', () => {
    const { world, one } = oracleEstate()
    world.priceList.delete(ENTERPRISE_EDITION)
    expect(enterpriseRow(world, one.hostname)).toMatchObject({ metric: '', description: '', usedLicenses: 4 })
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

  test('have the known members in order', () => {
    const { world, one, other } = oracleEstate('veritas')
    const members = ['z', other.hostname, one.hostname, 'a']
    for (const host of [one, other])
      host.membership = { ...host.membership, veritasClusterHostnames: members }
    const inventory = inventoryOfWorld(world)
    const [cluster] = usedPerVeritasCluster(inventory, inventory.hosts)
    expect(cluster?.hostnames).toEqual([one.hostname, other.hostname].toSorted())
  })
})

test.each<HostTechnology>(['PostgreSQL/PostgreSQL', 'MongoDB/MongoDB', ''])(
  '%j uses no licenses',
  (technology) => {
    const world = createWorld({ hosts: 60 })
    const host = world.hosts.facts.find((each) => each.technology === technology)
    expect(rowsOf(world, host?.hostname ?? '')).toEqual([])
  },
)
