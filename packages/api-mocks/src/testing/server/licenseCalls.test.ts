import { expect, test } from 'vitest'
import type { HostDetail } from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'

const admin = { as: 'admin' }

test('a scenario with an unknown host returns 422 and leaves the other hosts changed', async () => {
  const world = createWorld({ hosts: 60 })
  const { status } = clientOf(world)
  const host = world.hosts.facts.find(({ lastDay }) => lastDay === 0)
  const hostname = host?.hostname ?? ''
  const cores = host?.info.cpuCores ?? 0
  const post = (names: string[]) =>
    status('/api/scenarios', {
      ...admin,
      method: 'POST',
      body: { name: 'x', location: '', hosts: names.map((name) => ({ hostname: name, core: cores + 2 })) },
    })
  const now = async () => (await uncachedReaderOf(world)<HostDetail>(`/api/hosts/${hostname}`)).info.cpuCores
  expect(await post([hostname])).toBe(200)
  expect(await now()).toBe(cores)
  expect(await post([hostname, 'nobody'])).toBe(422)
  expect(await now()).toBe(cores + 2)
})

test('POST /licenses/ignore returns 404 before version 2.54', async () => {
  const world = createWorld({ hosts: 20 })
  const { status } = clientOf(world)
  const body: unknown[] = []
  expect(await status('/api/licenses/ignore', { ...admin, method: 'POST', body })).toBe(200)
  world.version = '2.53.1'
  expect(await status('/api/licenses/ignore', { ...admin, method: 'POST', body })).toBe(404)
})
