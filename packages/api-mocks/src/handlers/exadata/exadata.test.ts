import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { ExadataComponent, ExadataPatchAdvisor, ExadataRack } from '../../contract/wire.ts'
import { spreadsheetType } from '../../lib/xlsx.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second] = sampleLocations

const world = createWorld()
const client = clientOf(world)
const admin = { as: 'admin' }

async function read<Data>(path: string, { sendRequest } = client, as = 'admin'): Promise<Data> {
  const data: Data = await (await sendRequest(path, { as })).json()
  return data
}

const listed = (query = '', of = client, as = 'admin') =>
  read<{ rackID: string; hostname: string }[]>(`/api/exadata${query}`, of, as)
const rackOf = (rackID: string, of = client) => read<ExadataRack>(`/api/exadata/${rackID}`, of)
const racks = await Promise.all((await listed()).map(({ rackID }) => rackOf(rackID)))
const components = racks.flatMap((rack) => rack.components)
const sum = (rows: readonly ExadataComponent[], key: 'memory' | 'usedRAM' | 'totalCPU' | 'usedCPU') =>
  rows.reduce((total, row) => total + row[key], 0)

describe('racks', () => {
  test('cover every component type, and their totals match the components', () => {
    expect(new Set(components.map(({ hostType }) => hostType))).toEqual(
      new Set(['KVM_HOST', 'DOM0', 'BARE_METAL', 'IB_SWITCH', 'STORAGE_CELL']),
    )
    for (const rack of racks) {
      const servers = rack.components.filter(({ hostType }) => !/SWITCH|CELL/.test(hostType))
      expect([rack.totalCPU, rack.usedCPU]).toEqual([sum(servers, 'totalCPU'), sum(servers, 'usedCPU')])
      expect([rack.totalMemory, rack.usedMemory]).toEqual([sum(servers, 'memory'), sum(servers, 'usedRAM')])
      expect([rack.freeCPU, rack.freeMemory, rack.freeSpace]).toEqual([
        rack.totalCPU - rack.usedCPU,
        rack.totalMemory - rack.usedMemory,
        rack.totalSize - rack.usedSize,
      ])
      expect(Number.parseFloat(rack.usedMemoryPercentage)).toBeCloseTo(
        (rack.usedMemory / rack.totalMemory) * 100,
        0,
      )
      expect(rack.usedMemoryPercentage.endsWith('%')).toBe(true)
    }
  })

  test('are sorted by name', async () => {
    const [first] = world.racks
    if (first) world.racks.push({ ...first, rackID: 'AK-last', hostname: 'exa-aaa' })
    const names = (await listed()).map(({ hostname }) => hostname)
    if (first) world.racks.pop()
    expect(names[0]).toBe('exa-aaa')
    expect(names).toEqual(names.toSorted())
  })

  test('have hosts of the inventory among their guests', async () => {
    const names = new Set(await read<string[]>('/api/hosts?mode=hostnames'))
    const guests = components.flatMap(({ vms = [] }) => vms.map(({ name }) => name))
    expect(guests.filter((name) => names.has(name)).length).toBeGreaterThan(5)
    expect(guests.some((name) => !names.has(name))).toBe(true)
  })

  test.each([
    [`?${at(first)}`, 'admin', (rack: ExadataRack) => rack.location === first],
    ['?environment=PROD', 'admin', (rack: ExadataRack) => rack.environment === 'PROD'],
    [`?${at(first, second)}`, 'admin', () => false],
    ['', 'operator', () => false],
    [`?${at(first)}`, 'operator', (rack: ExadataRack) => rack.location === first],
    ['?older-than=2001-01-01T00:00:00Z', 'admin', () => false],
  ])('filters with %s as %s, comparing location as a single value', async (query, as, is) => {
    const ids = (await listed(query, client, as)).map(({ rackID }) => rackID)
    expect(ids).toEqual(racks.filter(is).map(({ rackID }) => rackID))
  })
})

test('patch advisors have one row per component, judged by the day in the image version', async () => {
  const rows = await read<ExadataPatchAdvisor[]>('/api/exadata/patch-advisors')
  expect(rows).toHaveLength(components.length)
  const now = world.clock.now()
  for (const { imageVersion, releaseDate, fourMonths, sixMonths, twelveMonths } of rows) {
    const [, day] = /\.(\d{6})$/.exec(imageVersion) ?? []
    const age = (now - Date.parse(releaseDate)) / 86_400_000
    expect(releaseDate.slice(2, 10).replaceAll('-', '')).toBe(day ?? '010101')
    expect([fourMonths, sixMonths, twelveMonths]).toEqual([age < 121, age < 181, age < 365])
  }
  expect(new Set(rows.map((row) => [row.fourMonths, row.sixMonths, row.twelveMonths].join())).size).toBe(4)
})

test('exports a workbook of all components', async () => {
  const response = await client.sendRequest('/api/exadata/export', { ...admin, accept: spreadsheetType })
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  expect(sheets[0]?.rows).toHaveLength(components.length + 1)
  expect(await client.status('/api/exadata/export')).toBe(400)
})

describe('rack changes', () => {
  const small = { hosts: 100 }
  const post = (body: object) => ({ ...admin, method: 'POST', body })
  const setUp = async () => {
    const own = createWorld(small)
    const to = clientOf(own)
    const [{ rackID } = { rackID: '' }] = await listed('', to)
    const before = await rackOf(rackID, to)
    own.clock.move(60_000)
    return { to, rackID, path: `/api/exadata/${rackID}`, before, after: () => rackOf(rackID, to) }
  }

  test('POST rdma replaces the whole RDMA object', async () => {
    const { to, path, after } = await setUp()
    const rdma = { switchName: 'roce-9', model: '', swVersion: '' }
    expect(await to.status(`${path}/rdma`, post({ switchName: 'roce-9' }))).toBe(204)
    expect(await after()).toMatchObject({ rdma, updateAt: '2026-03-16T09:31:00Z' })
  })

  test('sets and clears the clusters of a component and of a VM', async () => {
    const { to, path, before, after } = await setUp()
    const [{ hostID, vms: [vm] = [] } = { hostID: '' }] = before.components
    const component = `${path}/components/${hostID}`
    expect(await to.status(component, post({ clusterNames: ['cl-a', 'cl-b'] }))).toBe(204)
    expect(await to.status(`${component}/vms/${vm?.name}`, post({ clusterName: 'cl-b' }))).toBe(204)
    const [changed] = (await after()).components
    expect(changed).toMatchObject({ clusterNames: ['cl-a', 'cl-b'] })
    expect(changed?.vms?.find(({ name }) => name === vm?.name)).toEqual({ ...vm, clusterName: 'cl-b' })
    await to.status(component, post({}))
    await to.status(`${component}/vms/${vm?.name}`, post({ clusterName: '' }))
    const [cleared] = (await after()).components
    expect(cleared?.clusterNames).toBeNull()
    expect(cleared?.vms?.find(({ name }) => name === vm?.name)?.clusterName).toBe('')
  })

  test.each(['components/AK1', 'components/AK1/vms/x'])(
    'returns 204 and changes nothing for unknown %s',
    async (part) => {
      const { to, path, before, after } = await setUp()
      expect(await to.status(`${path}/${part}`, post({}))).toBe(204)
      expect(await after()).toEqual(before)
    },
  )

  test('lists a hidden rack only among the hidden racks until it is shown', async () => {
    const { to, rackID, path, before, after } = await setUp()
    const patch = { ...admin, method: 'PATCH' }
    expect(await to.status(`${path}/hide`, patch)).toBe(204)
    expect((await listed('', to)).map((rack) => rack.rackID)).not.toContain(rackID)
    expect(await to.json('/api/exadata/hidden')).toEqual([{ rackID, hostname: before.hostname }])
    expect(await to.status(path)).toBe(422)
    const advisors = await read<ExadataPatchAdvisor[]>('/api/exadata/patch-advisors', to)
    expect(advisors.some((row) => row.rackID === rackID)).toBe(false)
    expect(await to.status(`${path}/show`, patch)).toBe(204)
    expect(await after()).toMatchObject({ components: before.components, rdma: before.rdma })
    expect(await to.json('/api/exadata/hidden')).toEqual([])
  })
})
