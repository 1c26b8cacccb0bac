import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { hostsOf } from '../../testing/hostsOf.ts'
import { createWorld } from '../../world/createWorld.ts'

const world = createWorld()
const client = clientOf(world)

test('GET /hosts/cores sums the reports received on each day', async () => {
  const payload = await client.json('/chart/hosts/cores?newer-than=2026-03-12T23:59:59Z')
  const reported = (await hostsOf(world)).filter(({ createdAt }) => createdAt.startsWith('2026-03-16'))
  const cores = reported.reduce((sum, { info }) => sum + info.cpuCores, 0)
  expect(payload).toMatchObject({ coresHistory: { length: 4, 3: { date: '2026-03-16T00:00:00Z', cores } } })
  const earlier = await hostsOf(world, '&older-than=2026-03-14T23:59:59Z')
  const then = earlier.filter(({ createdAt }) => createdAt.startsWith('2026-03-14'))
  const coresThen = then.reduce((sum, { info }) => sum + info.cpuCores, 0)
  expect(payload).toMatchObject({ coresHistory: { 1: { date: '2026-03-14T00:00:00Z', cores: coresThen } } })
})
