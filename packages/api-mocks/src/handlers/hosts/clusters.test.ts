import { expect, test } from 'vitest'
import type { Cluster, HostSummary } from '../../contract/wire.ts'
import { defaultSource } from '../../lib/locales.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { sitesOf } from '../../world/company/sites.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second, third] = sampleLocations
const { code } = sitesOf(defaultSource)[0]

const world = createWorld({ hosts: 600 })
const client = clientOf(world)

async function read<Data>(path: string, as = 'admin'): Promise<Data> {
  const data: Data = await (await client.sendRequest(path, { as })).json()
  return data
}

const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')
const rows = await read<Cluster[]>('/api/hosts/clusters')
const details = await Promise.all(rows.map(({ name }) => read<Cluster>(`/api/hosts/clusters/${name}`)))

test('lists the clusters of all hosts, and some without a host', async () => {
  const used = new Set(hosts.map(({ cluster }) => cluster).filter(Boolean))
  const names = await read<string[]>('/api/hosts/clusters?mode=clusternames')
  expect(names).toEqual(rows.map(({ name }) => name))
  expect(new Set(names.filter((name) => used.has(name)))).toEqual(used)
  const bare = details.filter(({ name }) => !used.has(name))
  expect(bare.map(({ vmsErcoleAgentCount }) => vmsErcoleAgentCount)).toEqual(bare.map(() => 0))
  expect(bare.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(['VMWare/VMWare', 'Oracle/VM', 'Oracle/LVM']))
})

test('leaves VMs and node statistics empty in the list but not in the details', () => {
  for (const [index, row] of rows.entries()) {
    const { vms, virtualizationNodesStats, createdAt, ...detail } = details[index] ?? row
    const empty = { vms: null, virtualizationNodesStats: null, virtualizationNodesCount: 0 }
    expect(row).toMatchObject({ ...empty, createdAt: '0001-01-01T00:00:00Z' })
    expect(row.virtualizationNodes?.map((node) => node.split(' - ')[0])).toEqual(detail.virtualizationNodes)
    expect(vms).toHaveLength(row.vmsCount)
    expect(virtualizationNodesStats).toHaveLength(detail.virtualizationNodesCount)
    expect(Date.parse(createdAt)).toBeGreaterThan(0)
  }
})

test('VMs with an agent are hosts of the inventory, and the counts add up', () => {
  const known = new Map(hosts.map((host) => [host.hostname, host]))
  for (const { name, vms, vmsErcoleAgentCount, virtualizationNodesStats } of details) {
    const own = (vms ?? []).filter(({ isErcoleInstalled }) => isErcoleInstalled)
    expect(own).toHaveLength(vmsErcoleAgentCount)
    for (const { hostname, virtualizationNode } of own)
      expect(known.get(hostname)).toMatchObject({ cluster: name, virtualizationNode })
    for (const stat of virtualizationNodesStats ?? []) {
      const on = (vms ?? []).filter(
        ({ virtualizationNode }) => virtualizationNode === stat.virtualizationNode,
      )
      expect([
        stat.totalVMsCount,
        stat.totalVMsWithErcoleAgentCount + stat.totalVMsWithoutErcoleAgentCount,
      ]).toEqual([on.length, on.length])
    }
  }
})

test.each<[query: string, as: string, is: (row: Cluster) => boolean]>([
  [`?search=vmcl%20${code}`, 'admin', ({ name }) => name.includes(`vmcl-${code}`)],
  [`?${at(first, third)}`, 'admin', ({ location }) => [first, third].includes(location)],
  ['?environment=TEST', 'admin', ({ environment }) => environment === 'TEST'],
  ['', 'operator', ({ location }) => [first, second].includes(location)],
])('filters the list with %s as %s', async (query, as, is) => {
  const found = await read<Cluster[]>(`/api/hosts/clusters${query}`, as)
  expect(found.map(({ name }) => name)).toEqual(rows.filter(is).map(({ name }) => name))
  expect(found.length).toBeGreaterThan(0)
})

test('returns null without matches, and [] with mode=clusternames', async () => {
  expect(await client.json('/api/hosts/clusters?search=nothing')).toBeNull()
  expect(await client.json('/api/hosts/clusters?search=nothing&mode=clusternames')).toEqual([])
})

test('sorts by vmsCount', async () => {
  const found = await read<Cluster[]>('/api/hosts/clusters?sort-by=vmsCount&sort-desc=true')
  const counts = rows.map(({ vmsCount }) => vmsCount)
  expect(found.map(({ vmsCount }) => vmsCount)).toEqual(counts.toSorted((a, b) => b - a))
})

test('GET /hosts/no-clusters lists VMs that no hypervisor reports', async () => {
  const listed =
    await read<{ hostname: string; hardwareAbstractionTechnology: string }[]>('/api/hosts/no-clusters')
  const alone = hosts.filter(({ info, cluster }) => info.hardwareAbstraction === 'VIRT' && cluster === '')
  expect(listed.map(({ hostname }) => hostname)).toEqual(alone.map(({ hostname }) => hostname))
  const machines = new Set(details.flatMap(({ vms }) => (vms ?? []).map(({ hostname }) => hostname)))
  expect(listed.filter(({ hostname }) => machines.has(hostname))).toEqual([])
  expect(listed.length).toBeGreaterThan(0)
})
