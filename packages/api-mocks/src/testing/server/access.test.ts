import { describe, expect, test } from 'vitest'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import { at } from '../atLocations.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'
import { admin, hostWith, iso, setUp } from './hostWorld.ts'

const [first] = sampleLocations

describe('access to a host', () => {
  const directory = async (sendRequest: ReturnType<typeof clientOf>['sendRequest']) => {
    const body = { username: 'directory', password: 'Directory.2026' }
    return (await sendRequest('/api/ldap/login', { method: 'POST', body })).text()
  }

  test('returns 403 or 404 for a directory user, although lists show all hosts', async () => {
    const { world, sendRequest, status, json, names } = setUp()
    const token = await directory(sendRequest)
    const [host] = world.hosts.facts
    expect(await json('/api/ldap/hosts?mode=hostnames', { token })).toEqual(await names())
    const path = `/api/ldap/hosts/${host?.hostname}`
    expect(await status(path, { token })).toBe(403)
    expect(await status(path, { token, method: 'DELETE' })).toBe(403)
    expect(await status(`${path}/technologies/oracle/missing-dbs`, { token })).toBe(403)
    expect(await status(`/api/ldap/hosts/clusters/${world.clusters[0]?.name}`, { token })).toBe(404)
  })

  test('does not limit the alerts of a directory user', async () => {
    const { sendRequest, json } = setUp()
    const token = await directory(sendRequest)
    expect(await json('/api/ldap/alerts?size=5000', { token })).toEqual(await json('/api/alerts?size=5000'))
  })

  test('returns 403 for a user whose group lacks its own name as tag', async () => {
    const { world, status, json, names } = setUp()
    const group = world.groups.find(({ name }) => name === 'operations')
    if (group) group.tags = ['another']
    expect(await json('/api/hosts?mode=hostnames', { as: 'operator' })).toEqual(await names())
    expect(await json('/api/alerts?size=5000', { as: 'operator' })).toEqual(
      await json('/api/alerts?size=5000'),
    )
    expect(await status(`/api/hosts/${world.hosts.facts[0]?.hostname}`, { as: 'operator' })).toBe(403)
  })

  test('compares locations case-insensitively', async () => {
    const { world, status } = setUp()
    const role = world.roles.find(({ name }) => name === 'operate_north')
    if (role) role.locations = [first.toUpperCase()]
    const host = hostWith(world, ({ location }) => location === first)
    expect(await status(`/api/hosts/${host.hostname}`, { as: 'operator' })).toBe(200)
  })

  test('returns 403 for an admin if no current host has the location', async () => {
    const { world, status } = setUp()
    const host = hostWith(world, ({ lastDay }) => lastDay === 0)
    host.location = 'Closed'
    const path = `/api/hosts/${host.hostname}`
    expect(await status(path, { ...admin, method: 'DELETE' })).toBe(200)
    expect(await status(`${path}?older-than=${iso(world.clock.now() - 1)}`)).toBe(403)
  })
})

describe('roles of a fresh database', () => {
  test('have one empty location', async () => {
    const { roles } = await uncachedReaderOf(createWorld({ hosts: 0 }))<{ roles: { locations: string[] }[] }>(
      '/api/admin/roles',
    )
    expect(new Set(roles.map(({ locations }) => locations.join('|')))).toEqual(new Set(['']))
  })

  test('allow lists but no location filter, no host, and no role with an empty location', async () => {
    const world = createWorld({ hosts: 60, hasUnassignedRoles: true })
    const { sendRequest, json, status } = clientOf(world)
    const operator = { as: 'operator' }
    expect(await json('/api/hosts/locations', operator)).toEqual([''])
    const forbidden = await sendRequest(`/api/hosts?mode=summary&${at(first)}`, operator)
    expect([forbidden.status, await forbidden.text()]).toEqual([403, ''])
    expect(await status(`/api/hosts/${world.hosts.facts[0]?.hostname}`, operator)).toBe(403)
    const body = { name: 'read_host', description: 'x', permission: 'read', locations: [''] }
    expect(await status('/api/admin/roles/read_host', { ...admin, method: 'PUT', body })).toBe(422)
  })
})
