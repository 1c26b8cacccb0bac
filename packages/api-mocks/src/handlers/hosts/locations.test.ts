import { describe, expect, test } from 'vitest'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { hostsOf } from '../../testing/hostsOf.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second, third, fourth, fifth, sixth] = sampleLocations

const world = createWorld()
const client = clientOf(world)

describe('locations', () => {
  test('limit the hosts that a non-admin sees', async () => {
    const hosts = await hostsOf(world, '', { as: 'operator' })
    expect(new Set(hosts.map(({ location }) => location))).toEqual(new Set([first, second]))
    expect(await hostsOf(world, '&location=All', { as: 'operator' })).toEqual(hosts)
  })

  test('returns 403 without a body if no requested location is permitted', async () => {
    const forbidden = await client.sendRequest(`/api/hosts?mode=summary&${at(third)}`, { as: 'operator' })
    expect([forbidden.status, await forbidden.text()]).toEqual([403, ''])
    expect(await client.status(`/api/hosts?mode=summary&${at(third, first)}`, { as: 'operator' })).toBe(200)
  })

  test('lists the permitted locations, and the configured scope first for licenses', async () => {
    const all = [first, second, third, fourth, fifth, sixth]
    const listed = await client.json('/api/hosts/locations')
    expect(new Set(Array.isArray(listed) ? listed : [])).toEqual(new Set(all))
    expect(await client.json('/api/hosts/locations', { as: 'operator' })).toEqual([first, second])
    const scoped = createWorld()
    scoped.configuration.APIService.ScopeAsLocation = `${first},${second}`
    const licenses = await clientOf(scoped).json('/api/hosts/technologies/all/databases/licenses/locations')
    const [scope, ...others] = Array.isArray(licenses) ? licenses : []
    expect(scope).toBe(`${first},${second}`)
    expect(new Set(others)).toEqual(new Set([third, fourth, fifth, sixth]))
  })

  test('filters the hosts by a location with accents', async () => {
    const hosts = await hostsOf(world, `&location=${encodeURIComponent(sixth)}`)
    expect(hosts.length).toBe((await hostsOf(world)).filter(({ location }) => location === sixth).length)
    expect(hosts.length).toBeGreaterThan(0)
  })
})
