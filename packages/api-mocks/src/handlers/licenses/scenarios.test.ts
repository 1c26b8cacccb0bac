import { expect, test } from 'vitest'
import type { HostSummary } from '../../contract/wire.ts'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'

const admin = { as: 'admin' }
const results = ['database', 'host', 'cluster', 'cluster-veritas'].map((kind) => `license-used-${kind}`)

interface Simulated {
  id: string
  licenses: { actual: Record<string, unknown>; got: Record<string, unknown> }[]
}

test('a scenario with fewer cores needs fewer licenses and leaves the world unchanged', async () => {
  const world = createWorld({ hosts: 150 })
  const client = clientOf(world)
  async function read<Data>(path: string): Promise<Data> {
    const data: Data = await (await client.sendRequest(path, admin)).json()
    return data
  }
  expect(await client.json('/api/scenarios')).toEqual([])
  const { hosts } = await read<{ hosts: HostSummary[] }>('/api/hosts?mode=summary')
  const used = '/api/hosts/technologies/all/databases/licenses-used'
  const { usedLicenses } = await read<{ usedLicenses: { hostname: string; clusterName: string }[] }>(used)
  const licensed = usedLicenses
    .filter(({ clusterName }) => clusterName === '')
    .map(({ hostname }) => hostname)
  // Oracle licenses depend on cores.
  const host = hosts.find(
    ({ hostname, technology }) => technology === 'Oracle/Database' && licensed.includes(hostname),
  )
  const { hostname: simulatedHost = '', info: { cpuCores: cores = 0 } = {} } = host ?? {}

  const body = { name: 'half', location: '', hosts: [{ hostname: simulatedHost, core: cores / 2 }] }
  const created = await client.sendRequest('/api/scenarios', { ...admin, method: 'POST', body })
  const { id, ...scenario }: { id: string; hosts: unknown } = await created.json()
  expect([created.status, scenario.hosts]).toEqual([
    200,
    [{ id: expect.any(String), hostname: simulatedHost, originalCore: cores, simulatedCore: cores / 2 }],
  ])
  expect(await client.json('/api/scenarios')).toMatchObject([{ id, name: 'half' }])

  const { licenses } = await read<Simulated>(`/api/scenarios/${id}/license-used-database`)
  expect(licenses).toHaveLength(usedLicenses.length)
  const fewerCores = licenses.filter(
    ({ actual, got }) => Number(got['UsedLicenses']) < Number(actual['UsedLicenses']),
  )
  expect(new Set(fewerCores.map(({ actual }) => actual['Hostname']))).toEqual(new Set([simulatedHost]))
  const same = licenses.filter(({ actual }) => actual['Hostname'] !== simulatedHost)
  for (const { actual, got } of same) expect(got).toEqual(actual)
  for (const result of results) expect(await read(`/api/scenarios/${id}/${result}`)).toMatchObject({ id })

  const compliance = await read<Simulated>(`/api/scenarios/${id}/license-compliance`)
  expect(
    new Set(
      compliance.licenses.map(({ actual, got }) => Number(got['Consumed']) <= Number(actual['Consumed'])),
    ),
  ).toEqual(new Set([true]))
  expect((await read<{ usedLicenses: unknown[] }>(used)).usedLicenses).toEqual(usedLicenses)

  expect(await client.status(`/api/scenarios/${id}`, { ...admin, method: 'DELETE' })).toBe(204)
  expect(await client.status(`/api/scenarios/${id}/license-compliance`)).toBe(422)
})
