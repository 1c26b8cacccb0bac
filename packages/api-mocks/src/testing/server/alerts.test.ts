import { describe, expect, test } from 'vitest'
import type { Alert } from '../../contract/wire.ts'
import { DAY } from '../../lib/time.ts'
import type { World } from '../../world/world.ts'
import { uncachedReaderOf } from '../scopes.ts'
import { admin, iso, setUp } from './hostWorld.ts'

describe('alerts', () => {
  const alertsOf = async (world: World, query: string, as: string) =>
    (await uncachedReaderOf(world)<{ items: Alert[] | null }>(`/api/alerts?size=5000${query}`, '', as))
      .items ?? []

  test('hides alerts of known hosts from a non-admin with location All', async () => {
    const { world } = setUp()
    const role = world.roles.find(({ name }) => name === 'operate_north')
    if (role) role.locations = ['All']
    const known = new Set(world.hosts.facts.map(({ hostname }) => hostname))
    const items = await alertsOf(world, '', 'operator')
    expect(items.filter(({ hostname }) => hostname !== undefined && known.has(hostname))).toEqual([])
    expect((await alertsOf(world, '', 'admin')).length).toBeGreaterThan(items.length)
  })

  test('report unknown hosts of a CMDB as NEW_OPTION of category LICENSE, without a host', async () => {
    const { world } = setUp(400)
    const items = await alertsOf(world, '&code=NEW_OPTION&description=unknown hosts', 'admin')
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(item).toMatchObject({ alertCategory: 'LICENSE', otherInfo: null })
      expect(item).not.toHaveProperty('hostname')
    }
  })

  test('older-than hides alerts of hosts that have reported since', async () => {
    const { world } = setUp()
    const then = world.clock.now() - 3 * DAY
    const silent = new Set(
      world.hosts
        .reports(world.clock.now())
        .flatMap(({ row, receivedAt }) => (receivedAt <= then ? row.hostname : [])),
    )
    const known = new Set(world.hosts.facts.map(({ hostname }) => hostname))
    const items = await alertsOf(world, `&older-than=${iso(then)}`, 'admin')
    const hostnames = items.flatMap(({ hostname }) => (hostname && known.has(hostname) ? hostname : []))
    expect(hostnames.length).toBeGreaterThan(0)
    expect(hostnames.filter((hostname) => !silent.has(hostname))).toEqual([])
  })

  test('a filter without status also acknowledges dismissed alerts', async () => {
    const { world, status } = setUp(300)
    const dismissed = world.alerts.find(
      (alert) => alert.status === 'DISMISSED' && alert.code === 'NEW_DATABASE',
    )
    const body = { filter: { alertCode: 'NEW_DATABASE' } }
    expect(await status('/api/alerts/ack', { ...admin, method: 'POST', body })).toBe(204)
    expect(dismissed?.status).toBe('ACK')
  })
})
