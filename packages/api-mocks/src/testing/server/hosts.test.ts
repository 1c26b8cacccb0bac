import { describe, expect, test } from 'vitest'
import type { Alert, Configuration, HostDetail, HostSummary, OracleContract } from '../../contract/wire.ts'
import { DAY } from '../../lib/time.ts'
import { createWorld, type WorldOptions } from '../../world/createWorld.ts'
import type { HostFacts } from '../../world/hosts/hostFacts.ts'
import { uncachedReaderOf } from '../scopes.ts'
import { admin, hostWith, iso, setUp } from './hostWorld.ts'

describe('older-than', () => {
  test('lists dismissed hosts for any date, and hides them without one', async () => {
    const { world, status, names } = setUp()
    const { hostname } = hostWith(world, ({ lastDay }) => lastDay === 0)
    const now = world.clock.now()
    expect(await status(`/api/hosts/${hostname}`, { ...admin, method: 'DELETE' })).toBe(200)
    expect(await names()).not.toContain(hostname)
    expect(await names(`&older-than=${iso(now - 1)}`)).toContain(hostname)
    world.clock.move(30 * DAY)
    expect(await names(`&older-than=${iso(world.clock.now())}`)).toContain(hostname)
    expect(await names()).not.toContain(hostname)
  })

  test('hides dismissed hosts once their documents are removed', async () => {
    const { world, status, names } = setUp()
    const { hostname } = hostWith(world, ({ lastDay }) => lastDay === 0)
    await status(`/api/hosts/${hostname}`, { ...admin, method: 'DELETE' })
    world.clock.move(366 * DAY)
    expect(await names(`&older-than=${iso(world.clock.now())}`)).not.toContain(hostname)
  })

  test('returns a dismissed host without technology and history', async () => {
    const { world, status, read } = setUp()
    const host = hostWith(
      world,
      ({ technology, lastDay }) => technology === 'Oracle/Database' && lastDay === 0,
    )
    const before = await read<HostDetail>(`/api/hosts/${host.hostname}`)
    expect(before).toMatchObject({ technology: 'Oracle/Database' })
    await status(`/api/hosts/${host.hostname}`, { ...admin, method: 'DELETE' })
    expect(await status(`/api/hosts/${host.hostname}`)).toBe(404)
    const detail = await read<HostDetail>(
      `/api/hosts/${host.hostname}`,
      `older-than=${iso(world.clock.now())}`,
    )
    expect(detail).toMatchObject({ hostname: host.hostname, technology: '', history: null })
  })
})

describe('dismissing a host', () => {
  test('deletes its NO_DATA alerts, dismisses the others and raises DISMISSED_HOST', async () => {
    const { world, status, read } = setUp()
    const { hostname } = hostWith(world, ({ lastDay, hostname: name }) => {
      const own = world.alerts.filter(({ otherInfo }) => otherInfo?.['hostname'] === name)
      return lastDay > 1 && own.length > 1
    })
    await status(`/api/hosts/${hostname}`, { ...admin, method: 'DELETE' })
    const { items } = await read<{ items: Alert[] }>(`/api/alerts?size=100&hostname=${hostname}`)
    const codes = items.map(({ alertCode }) => alertCode)
    expect(codes).not.toContain('NO_DATA')
    expect(codes.filter((code) => code === 'DISMISSED_HOST')).toHaveLength(1)
    const others = items.filter(({ alertCode }) => alertCode !== 'DISMISSED_HOST')
    expect(new Set(others.map(({ alertStatus }) => alertStatus))).toEqual(new Set(['DISMISSED']))
  })

  test('removes the host from Oracle contracts without a date only', async () => {
    const { world, status, read, json } = setUp()
    const { hostname } = hostWith(
      world,
      ({ technology, cluster, membership }) =>
        technology === 'Oracle/Database' && cluster === '' && !membership.veritasClusterServer,
    )
    const path = '/api/contracts/oracle/database'
    const contract = (csi: string, supportExpiration: string | null) =>
      json(path, {
        ...admin,
        method: 'POST',
        body: {
          contractID: csi,
          csi,
          licenseTypeID: 'A90611',
          count: 1,
          hosts: [hostname],
          supportExpiration,
        },
      })
    await contract('without', null)
    await contract('dated', '2027-01-31T00:00:00Z')
    await status(`/api/hosts/${hostname}`, { ...admin, method: 'DELETE' })
    const { contracts } = await read<{ contracts: OracleContract[] }>(path)
    const hostsOf = (csi: string) =>
      contracts.find((row) => row.csi === csi)?.hosts?.map((host) => host.hostname)
    expect([hostsOf('without'), hostsOf('dated')]).toEqual([[], [hostname]])
  })
})

describe('create-dr', () => {
  const oracle = ({ technology, lastDay, membership }: HostFacts) =>
    technology === 'Oracle/Database' && lastDay === 0 && !membership.veritasClusterServer

  test('returns 403 if the copy exists', async () => {
    const { world, status } = setUp()
    const path = `/api/hosts/${hostWith(world, oracle).hostname}/create-dr`
    expect(await status(path, { ...admin, method: 'PUT' })).toBe(201)
    expect(await status(path, { ...admin, method: 'PUT' })).toBe(403)
  })

  test('keeps createdAt and info.hostname of the original', async () => {
    const { world, status, read } = setUp()
    const { hostname } = hostWith(world, oracle)
    await status(`/api/hosts/${hostname}/create-dr`, { ...admin, method: 'PUT' })
    const { hosts } = await read<{ hosts: HostSummary[] }>(`/api/hosts?mode=summary&hostname=${hostname}`)
    const [original, copy] = hosts
    expect(copy).toMatchObject({
      hostname: `${hostname}_DR`,
      createdAt: original?.createdAt,
      info: { hostname },
    })
  })

  test('updates the copy with each report of the original', async () => {
    const { world, status, read } = setUp()
    const { hostname } = hostWith(world, oracle)
    await status(`/api/hosts/${hostname}/create-dr`, { ...admin, method: 'PUT' })
    world.clock.move(2 * DAY)
    const { hosts } = await read<{ hosts: HostSummary[] }>(`/api/hosts?mode=summary&hostname=${hostname}`)
    expect(hosts[1]?.createdAt).toBe(hosts[0]?.createdAt)
  })

  test('renames the members of a Veritas cluster', async () => {
    const { world, status, read } = setUp(400)
    const host = hostWith(
      world,
      ({ technology, membership }) => technology === 'Oracle/Database' && membership.veritasClusterServer,
    )
    await status(`/api/hosts/${host.hostname}/create-dr`, { ...admin, method: 'PUT' })
    const { hosts } = await read<{ hosts: HostSummary[] }>(
      `/api/hosts?mode=summary&hostname=${host.hostname}_DR`,
    )
    expect(hosts[0]?.clusterMembershipStatus.veritasClusterHostnames).toEqual(
      host.membership.veritasClusterHostnames?.map((name) => `${name}_DR`),
    )
  })

  test('returns ERC999 for a host without a database', async () => {
    const { world, sendRequest } = setUp()
    const host = hostWith(world, ({ technology, lastDay }) => technology === '' && lastDay === 0)
    const response = await sendRequest(`/api/hosts/${host.hostname}/create-dr`, { ...admin, method: 'PUT' })
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('ERC999')])
  })
})

describe('memory of databases', () => {
  const configured = async (options: WorldOptions) =>
    (await uncachedReaderOf(createWorld(options))<Configuration>('/api/configuration')).APIService
      .PGASGASumTargetPercentage

  test('has the target 0 on a fresh server', async () => {
    expect(await configured({ hosts: 0 })).toBe(0)
    expect(await configured({ hosts: 20, hasUnassignedRoles: true })).toBe(0)
  })

  test('is flagged red on every Oracle host while the target is 0', async () => {
    const world = createWorld({ hosts: 60, hasUnassignedRoles: true })
    const read = uncachedReaderOf(world)
    const oracleHosts = world.hosts.facts.filter(({ technology }) => technology === 'Oracle/Database')
    const details = await Promise.all(
      oracleHosts.map(({ hostname }) => read<HostDetail>(`/api/hosts/${hostname}`)),
    )
    expect(details.length).toBeGreaterThan(5)
    expect(new Set(details.map(({ memorySumFlag }) => memorySumFlag))).toEqual(new Set(['red']))
  })
})

test.each(['top-workload', 'top-unused-instance-resource'])('%s returns 500 for limit=0', async (list) => {
  const { status } = setUp(20)
  expect(await status(`/api/hosts/technologies/oracle/databases/${list}?limit=0`)).toBe(500)
  expect(await status(`/api/hosts/technologies/oracle/databases/${list}?limit=1`)).toBe(200)
})

test('top-workload omits databases without a workload', async () => {
  const { read } = setUp()
  const rows = await read<{ workload: number | null }[]>(
    '/api/hosts/technologies/oracle/databases/top-workload?limit=10000',
  )
  expect(rows.filter(({ workload }) => workload === null)).toEqual([])
})

test.each(['/api/user/login', '/api/ldap/login'])('%s returns null for an empty body', async (path) => {
  const response = await setUp(1).sendRequest(path, { method: 'POST' })
  expect([response.ok, await response.text()]).toEqual([false, 'null'])
})

test('host search matches a cluster by its reporting host, not by its guests', async () => {
  const { world, names } = setUp(300)
  const cluster = world.clusters.find(({ members, agent }) => agent && !members.includes(agent))
  expect(await names(`&search=${cluster?.name}`)).toEqual([cluster?.agent?.hostname])
})

describe('hidden Exadata rack', () => {
  const rackOf = async (read: ReturnType<typeof uncachedReaderOf>) =>
    (await read<{ rackID: string }[]>('/api/exadata'))[0]?.rackID ?? ''

  test('returns 422 for a second hide and for RDMA', async () => {
    const { read, status } = setUp()
    const rack = await rackOf(read)
    const rdma = { switchName: 'a', model: 'b', swVersion: 'c' }
    expect(await status(`/api/exadata/${rack}/hide`, { ...admin, method: 'PATCH' })).toBe(204)
    expect(await status(`/api/exadata/${rack}/hide`, { ...admin, method: 'PATCH' })).toBe(422)
    expect(await status(`/api/exadata/${rack}/rdma`, { ...admin, method: 'POST', body: rdma })).toBe(422)
  })

  test('hide and show update updateAt', async () => {
    const { world, read, status } = setUp()
    const rack = await rackOf(read)
    world.clock.move(3_600_000)
    const now = new Date(world.clock.now()).toISOString().replace('.000Z', 'Z')
    await status(`/api/exadata/${rack}/hide`, { ...admin, method: 'PATCH' })
    await status(`/api/exadata/${rack}/show`, { ...admin, method: 'PATCH' })
    expect(await read<object>(`/api/exadata/${rack}`)).toMatchObject({ updateAt: now })
  })
})
