import { describe, expect, test } from 'vitest'
import type { HostSummary } from '../../contract/wire.ts'
import { defaultSource } from '../../lib/locales.ts'
import { DAY, NOW } from '../../lib/time.ts'
import { clientOf } from '../../testing/client.ts'
import { hostsOf } from '../../testing/hostsOf.ts'
import { sitesOf } from '../../world/company/sites.ts'
import { createWorld } from '../../world/createWorld.ts'

const headquarters = sitesOf(defaultSource)[0].code

const now = Date.parse(NOW)
const world = createWorld()
const client = clientOf(world)

const missing = (host: HostSummary) => host.missingDatabases ?? []
const membership = ({ clusterMembershipStatus }: HostSummary) => clusterMembershipStatus

/** Every state that the host list can show. */
const states: Readonly<Record<string, (host: HostSummary) => boolean>> = {
  obsolete: ({ createdAt }) => now - Date.parse(createdAt) > DAY,
  'up to date': ({ createdAt }) => now - Date.parse(createdAt) <= DAY,
  'bare metal': ({ info }) => info.hardwareAbstraction === 'PH',
  'virtual in a cluster': ({ cluster, virtualizationNode }) => cluster !== '' && virtualizationNode !== '',
  'virtual without a cluster': ({ info, cluster }) => info.hardwareAbstraction === 'VIRT' && cluster === '',
  'without database': ({ databases, technology }) => technology === '' && Object.keys(databases).length === 0,
  'more databases than a cell shows': ({ databases }) =>
    Object.values(databases).some((names) => (names ?? []).length > 5),
  'missing database': (host) => missing(host).some(({ ignored }) => !ignored),
  'missing and ignored': (host) => missing(host).length > 1 && missing(host).some(({ ignored }) => ignored),
  'only ignored': (host) => missing(host).length > 0 && missing(host).every(({ ignored }) => ignored),
  Clusterware: (host) => membership(host).oracleClusterware && host.info.clusterwareVersion !== '',
  'Sun Cluster': (host) => membership(host).sunCluster,
  HACMP: (host) => membership(host).hacmp,
  Veritas: (host) => membership(host).veritasClusterServer,
  'agent with a one-digit minor': ({ agentVersion }) => /^\d+\.\d\.\d/.test(agentVersion),
  'agent with a two-digit minor': ({ agentVersion }) => /^\d+\.\d\d\.\d/.test(agentVersion),
  'no swap': ({ info }) => info.swapTotal === 0,
}
const technologies = [
  'Oracle/Database',
  'Microsoft/SQLServer',
  'Oracle/MySQL',
  'PostgreSQL/PostgreSQL',
  'MongoDB/MongoDB',
]
const kernels = ['Linux', 'NT', 'AIX', 'SunOS', 'HP-UX']

describe('the default world', () => {
  test.each(Object.entries(states))('has hosts with the state: %s', async (_name, shows) => {
    const hosts = await hostsOf(world)
    expect(hosts.filter(shows).length).toBeGreaterThan(0)
    expect(hosts.every(shows)).toBe(false)
  })

  test('has every technology, kernel and environment, and several locations', async () => {
    const hosts = await hostsOf(world)
    const values = (of: (host: HostSummary) => string) => new Set(hosts.map(of))
    expect(values(({ technology }) => technology)).toEqual(new Set([...technologies, '']))
    expect(values(({ info }) => info.kernel)).toEqual(new Set(kernels))
    expect(values(({ environment }) => environment)).toEqual(new Set(['PROD', 'TEST', 'DEV', 'QA', 'DR']))
    expect(values(({ location }) => location).size).toBe(6)
  })

  test('has unique names and ids, and consistent technologies, cores and clusters', async () => {
    const hosts = await hostsOf(world)
    const names = new Set(hosts.map(({ hostname }) => hostname))
    expect(names.size).toBe(1000)
    expect(new Set(hosts.map(({ id }) => id)).size).toBe(1000)
    for (const host of hosts) {
      const { info, databases, technology, clusterMembershipStatus: status } = host
      expect(Object.keys(databases)).toEqual(technology === '' ? [] : [technology])
      expect(info.cpuCores).toBe(info.cpuSockets * info.coresPerSocket)
      expect(info.cpuThreads).toBe(info.cpuCores * info.threadsPerCore)
      expect(info.hostname).toBe(host.hostname)
      expect(status.veritasClusterHostnames ?? []).toSatisfy((members: string[]) =>
        members.every((name) => names.has(name)),
      )
      expect((status.veritasClusterHostnames ?? []).includes(host.hostname)).toBe(status.veritasClusterServer)
      expect(Date.parse(host.createdAt)).toBeLessThanOrEqual(now)
    }
  })
})

test('a truncated cluster lists only existing members', async () => {
  const odd = createWorld({ hosts: 11 })
  const last = (await hostsOf(odd)).at(-1)
  expect(last?.clusterMembershipStatus.veritasClusterHostnames).toEqual([last?.hostname])
})

test.each([0, 1, 100])('has %d hosts', async (hosts) => {
  const small = createWorld({ hosts })
  expect(await hostsOf(small)).toHaveLength(hosts)
  expect(await clientOf(small).json('/api/hosts?mode=hostnames')).toHaveLength(hosts)
})

describe('older-than', () => {
  test('returns hosts as of that time, without later ones', async () => {
    const then = await hostsOf(world, '&older-than=2025-12-24T12:00:00%2B01:00')
    const latest = Date.parse('2025-12-24T12:00:00+01:00')
    const today = new Map((await hostsOf(world)).map((host) => [host.hostname, host]))
    expect(then.length).toBeGreaterThan(500)
    expect(then.length).toBeLessThan(1000)
    expect(then.filter(({ createdAt }) => Date.parse(createdAt) > latest)).toEqual([])
    const grown = then.filter(
      ({ hostname, info }) => (today.get(hostname)?.info.cpuCores ?? 0) > info.cpuCores,
    )
    expect(grown.length).toBeGreaterThan(0)
    expect(new Set(then.map(({ hostname, id }) => today.get(hostname)?.id !== id))).toEqual(new Set([true]))
  })

  test('returns nothing before the first report, and the present for a future date', async () => {
    expect(await hostsOf(world, '&older-than=2019-01-01T00:00:00Z')).toEqual([])
    expect(await hostsOf(world, '&older-than=2031-01-01T00:00:00Z')).toEqual(await hostsOf(world))
  })

  test('does not change the present', async () => {
    const before = await hostsOf(world)
    await hostsOf(world, '&older-than=2026-01-01T00:00:00Z')
    expect(await hostsOf(world)).toEqual(before)
  })

  test('active agents report again the next day, and silent ones do not', async () => {
    const moving = createWorld({ hosts: 100 })
    const before = await hostsOf(moving)
    moving.clock.move(DAY)
    const after = await hostsOf(moving)
    const still = after.filter(({ id }, row) => id === before[row]?.id)
    expect(still).toEqual(before.filter(({ createdAt }) => now - Date.parse(createdAt) > DAY))
    expect(still.length).toBeGreaterThan(0)
  })
})

describe('query parameters', () => {
  const filters: readonly (readonly [query: string, matches: (host: HostSummary) => boolean])[] = [
    [
      `search=PRD%20${headquarters}`,
      ({ hostname }) =>
        hostname.toLowerCase().includes('prd') && hostname.toLowerCase().includes(headquarters),
    ],
    [
      `hostname=${headquarters.toUpperCase()}-ORA`,
      ({ hostname }) => hostname.startsWith(`${headquarters}-ora`),
    ],
    ['cluster=NULL', ({ cluster }) => cluster === ''],
    [
      `virtualization-node=esx-${headquarters}`,
      ({ virtualizationNode }) => virtualizationNode.startsWith(`esx-${headquarters}`),
    ],
    ['hardware-abstraction-technology=HYPERV', ({ info }) => info.hardwareAbstractionTechnology === 'HYPERV'],
    ['operating-system=AIX', ({ info }) => info.os === 'AIX'],
    ['kernel=SunOS', ({ info }) => info.kernel === 'SunOS'],
    ['cpu-model=EPYC', ({ info }) => info.cpuModel.includes('EPYC')],
    [
      'memory-total-gte=100&memory-total-lte=300.5',
      ({ info }) => info.memoryTotal >= 100 && info.memoryTotal <= 300.5,
    ],
    ['swap-total-lte=0', ({ info }) => info.swapTotal === 0],
    ['cpu-cores-gte=33', ({ info }) => info.cpuCores >= 33],
    ['cpu-threads-lte=2', ({ info }) => info.cpuThreads <= 2],
    [
      'is-member-of-cluster=T',
      (host) =>
        ['oracleClusterware', 'sunCluster', 'hacmp', 'veritasClusterServer'].some((kind) =>
          Object.entries(membership(host)).some(([key, value]) => key === kind && value === true),
        ),
    ],
    ['environment=DR', ({ environment }) => environment === 'DR'],
  ]

  test.each(filters)('filter the hosts: %s', async (query, matches) => {
    const hosts = await hostsOf(world, `&${query}`)
    expect(hosts).toEqual((await hostsOf(world)).filter(matches))
    expect(hosts.length).toBeGreaterThan(0)
  })

  test('sort numbers numerically and names alphabetically', async () => {
    const memory = (await hostsOf(world, '&sort-by=info.memoryTotal&sort-desc=true')).map(
      ({ info }) => info.memoryTotal,
    )
    expect(memory).toEqual(memory.toSorted((a, b) => b - a))
    const names = (await hostsOf(world, '&sort-by=hostname')).map(({ hostname }) => hostname)
    expect(names).toEqual(names.toSorted())
  })
})

test('returns the stored documents without a mode', async () => {
  const few = createWorld({ hosts: 60 })
  const documents: unknown = await clientOf(few).json('/api/hosts?sort-by=hostname&environment=PROD')
  const summaries = await hostsOf(few, '&sort-by=hostname&environment=PROD')
  if (!Array.isArray(documents)) throw new Error('not a list of documents')
  expect(documents.map((document) => Reflect.get(Object(document), '_id'))).toEqual(
    summaries.map(({ id }) => id),
  )
  const [first, ...rest]: object[] = documents
  expect(rest.length).toBeGreaterThan(5)
  expect(first).toMatchObject({ createdAt: expect.stringMatching(/\+01:00$/) })
  for (const key of ['id', 'alerts', 'history', 'memorySum']) expect(first).not.toHaveProperty(key)
  expect(JSON.stringify(documents)).not.toContain('"changes":[{')
  expect(await clientOf(few).json('/api/hosts?mode=full&hostname=nobody')).toEqual([])
})

test('cluster names match those of the hosts and can be searched', async () => {
  const clusters = await client.json('/api/hosts/clusters?mode=clusternames')
  const used = new Set((await hostsOf(world)).map(({ cluster }) => cluster).filter(Boolean))
  expect(clusters).toEqual(expect.arrayContaining([...used]))
  const found = await client.json(
    `/api/hosts/clusters?mode=clusternames&search=vmcl%20${headquarters}&sort-by=name`,
  )
  const own = [...used, `vmcl-${headquarters}-lab`].filter((name) => name.includes(`vmcl-${headquarters}`))
  expect(found).toEqual(own.toSorted())
})

test('hosts with many cores have at least the memory of small ones', async () => {
  const hosts = await hostsOf(world)
  const memoryOf = (isSize: (cores: number) => boolean) =>
    hosts.filter(({ info }) => isSize(info.cpuCores)).map(({ info }) => info.memoryTotal)
  const [large, small] = [memoryOf((cores) => cores >= 64), memoryOf((cores) => cores <= 4)]
  expect(Math.min(...large)).toBeGreaterThanOrEqual(Math.max(...small))
})
