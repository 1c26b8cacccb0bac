import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'

function setUp() {
  const world = createWorld({ hosts: 200 })
  const client = clientOf(world)
  const ack = (body: unknown) => client.status('/api/alerts/ack', { as: 'admin', method: 'POST', body })
  return { world, ack, ...client }
}

test('POST /alerts/ack: sets the status to ACK and ignores unknown ids', async () => {
  const { world, ack, json } = setUp()
  const open = world.alerts.filter(({ status, code }) => status === 'NEW' && code !== 'NO_DATA').slice(0, 3)
  const ids = open.map(({ id }) => id)
  expect(await ack({ ids: [...ids, 'ffffffffffffffffffffffff'] })).toBe(204)
  const rows: { _id: string }[] = Object(await json('/api/alerts?status=ACK'))
  expect(rows.map(({ _id }) => _id)).toEqual(expect.arrayContaining(ids))
})

test('POST /alerts/ack: acknowledges nothing when one of the alerts is NO_DATA', async () => {
  const { world, ack } = setUp()
  const silent = world.alerts.find(({ code }) => code === 'NO_DATA')
  const other = world.alerts.find(({ status, code }) => status === 'NEW' && code !== 'NO_DATA')
  expect(await ack({ ids: [other?.id, silent?.id] })).toBe(400)
  expect([other?.status, silent?.status]).toEqual(['NEW', 'NEW'])
})

test('POST /alerts/ack: keeps dismissed alerts dismissed', async () => {
  const { world, ack } = setUp()
  const dismissed = world.alerts.find(({ status }) => status === 'DISMISSED')
  expect(await ack({ ids: [dismissed?.id] })).toBe(204)
  expect(dismissed?.status).toBe('DISMISSED')
})

test('POST /alerts/ack: acknowledges the alerts that match all values of the filter', async () => {
  const { world, ack } = setUp()
  const matchesFilter = ({ code, severity }: (typeof world.alerts)[number]) =>
    code === 'NEW_DATABASE' && severity === 'INFO'
  const others = world.alerts.filter((alert) => alert.status === 'NEW' && !matchesFilter(alert)).length
  expect(await ack({ filter: { alertCode: 'NEW_DATABASE', alertSeverity: 'INFO' } })).toBe(204)
  expect(world.alerts.filter(matchesFilter).some(({ status }) => status === 'NEW')).toBe(false)
  expect(world.alerts.filter(({ status }) => status === 'NEW')).toHaveLength(others)
})

test('GET /alerts with an aggregated mode: counts the alerts that match the filters', async () => {
  const { json } = setUp()
  const all: { count: number } = Object(await json('/api/alerts?size=1&status=NEW'))
  for (const mode of ['aggregated-code-severity', 'aggregated-category-severity']) {
    const page = Object(await json(`/api/alerts?size=100&status=NEW&mode=${mode}`))
    const items: { count: number; affectedHosts: number; code?: string }[] = page.items
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(all.count)
    expect(new Set(items.map(({ count, affectedHosts }) => affectedHosts <= count))).toEqual(new Set([true]))
    expect(new Set(items.map((item) => 'code' in item))).toEqual(
      new Set([mode === 'aggregated-code-severity']),
    )
    expect(page.count).toBe(items.length)
  }
  expect(await json('/api/alerts?size=5&search=nosuchword&mode=aggregated-code-severity')).toMatchObject({
    items: null,
    count: 0,
  })
})
