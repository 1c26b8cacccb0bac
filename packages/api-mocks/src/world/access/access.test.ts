import { describe, expect, test } from 'vitest'
import { responseTo } from '../../testing/responseTo.ts'
import { createWorld } from '../createWorld.ts'
import type { World } from '../world.ts'
import {
  authenticate,
  authorize,
  authorizeAdmin,
  canSeeLocation,
  hostFor,
  requireWritable,
} from './access.ts'
import { tokenFor } from './login.ts'
import { issueToken } from './token.ts'

const url = 'http://localhost/api/hosts'

function requestBy(world: World, username: string, query = '') {
  return new Request(url + query, { headers: { Authorization: `Bearer ${tokenFor(world, username)}` } })
}

/** A world whose operator has these locations. */
function worldWith(locations: string[]) {
  const world = createWorld({ hosts: 4 })
  const role = world.roles.find(({ name }) => name === 'operate_north')
  if (role) role.locations = locations
  return world
}

describe('authentication', () => {
  test.each([
    [undefined, url, 'missing Authorization header'],
    ['Basic YTpi', url, 'invalid Authorization header'],
    ['Bearer x', url, 'invalid token'],
    ['Bearer x', 'http://localhost/ldap/api/hosts', 'Invalid token'],
  ])('of the header %s at %s returns 401 "%s"', async (authorization, address, error) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization }
    const request = new Request(address, { headers })
    const response = await responseTo(() => authenticate(createWorld({ hosts: 0 }), request))
    expect(response).toEqual({ status: 401, error })
  })

  test('refuses a valid token without the word Bearer', async () => {
    const world = createWorld({ hosts: 0 })
    const headers = { Authorization: `Token. ${tokenFor(world, 'admin')}` }
    const response = await responseTo(() => authenticate(world, new Request(url, { headers })))
    expect(response).toEqual({ status: 401, error: 'invalid Authorization header' })
  })

  test('reads groups by any of their tags, roles without repetition and the locations', () => {
    const world = worldWith(['Rome', 'Milan'])
    const operations = world.groups.find(({ name }) => name === 'operations')
    if (operations) operations.tags = ['north', 'operations']
    world.groups.push({ ...world.groups[0], name: 'untagged', description: '', roles: ['admin'], tags: null })
    world.groups.push({ name: 'shift', description: '', roles: ['operate_north'], tags: ['operations'] })
    expect(authenticate(world, requestBy(world, 'operator'))).toEqual({
      username: 'operator',
      groups: ['operations', 'shift'],
      isAdmin: false,
      roles: ['operate_north'],
      locations: ['Rome', 'Milan'],
    })
  })

  test('reads the group limited, which is not stored', () => {
    const world = createWorld({ hosts: 0 })
    expect(authenticate(world, requestBy(world, 'limited')).groups).toEqual(['dba', 'limited'])
    expect(authenticate(world, requestBy(world, 'admin'))).toMatchObject({ groups: ['admin'], isAdmin: true })
  })

  test('of a directory user has groups but no locations', () => {
    const world = createWorld({ hosts: 0 })
    const token = issueToken('directory', ['operations'], world.clock.now(), 60)
    const request = new Request(url, { headers: { Authorization: `Bearer ${token}` } })
    expect(authenticate(world, request)).toMatchObject({ groups: ['operations'], locations: [] })
  })
})

describe('location filter', () => {
  const filterOf = (locations: string[], query = '', username = 'operator') => {
    const world = worldWith(locations)
    return authorize(world, requestBy(world, username, query)).location
  }

  test.each([
    ['', undefined],
    ['?location=', undefined],
    ['?location=All', undefined],
    ['?location=all', undefined],
    ['?location=Rome,Turin', ['Rome', 'Turin']],
  ])('of an admin is the requested one: %j', (query, expected) => {
    expect(filterOf(['Rome'], query, 'admin')).toEqual(expected)
    expect(filterOf(['Rome', 'ALL'], query)).toEqual(expected)
  })

  test.each([
    ['', ['Rome', 'Milan']],
    ['?location=', ['Rome', 'Milan']],
    ['?location=all', ['Rome', 'Milan']],
    ['?location=Milan', ['Milan']],
    ['?location=Milan,Turin', ['Milan', 'Turin']],
  ])('of a user with two locations and the query %j is %j', (query, expected) => {
    expect(filterOf(['Rome', 'Milan'], query)).toEqual(expected)
  })

  test('of a user with an empty location is absent', () => {
    expect(filterOf([''])).toBeUndefined()
  })

  test.each([[['Rome', 'Milan']], [['']], [[]]])(
    'locations %j refuse Turin with an empty 403',
    async (own) => {
      expect(await responseTo(() => filterOf(own, '?location=Turin'))).toEqual({ status: 403 })
    },
  )

  test('authorization keeps the user besides the filter', () => {
    const world = worldWith(['Rome'])
    const operator = { username: 'operator', groups: ['operations'], isAdmin: false }
    for (const query of ['', '?location=Rome'])
      expect(authorize(world, requestBy(world, 'operator', query))).toMatchObject(operator)
    const admin = { username: 'admin', isAdmin: true }
    expect(authorize(world, requestBy(world, 'admin'))).toMatchObject(admin)
  })
})

test('admin operations return an empty 401 to other users', async () => {
  const world = createWorld({ hosts: 0 })
  expect(await responseTo(() => authorizeAdmin(world, requestBy(world, 'operator')))).toEqual({ status: 401 })
  expect(authorizeAdmin(world, requestBy(world, 'admin'))).toMatchObject({ username: 'admin' })
})

test('read-only mode returns 403 with a body', async () => {
  const world = createWorld({ hosts: 0 })
  expect(await responseTo(() => requireWritable(world))).toEqual({ status: 200 })
  world.configuration.APIService.ReadOnly = true
  expect(await responseTo(() => requireWritable(world))).toEqual({
    status: 403,
    error: 'the server is read-only',
  })
})

describe('a host', () => {
  const setUp = (locations: string[]) => {
    const world = worldWith(locations)
    const [host] = world.hosts.facts
    if (!host) throw new Error('the world has no host')
    host.location = 'Rome'
    const findAs = (username: string, hostname = host.hostname, moment?: number) =>
      responseTo(() => hostFor(world, authorize(world, requestBy(world, username)), hostname, moment))
    return { world, host, findAs }
  }

  test('is found at any of the locations of the user, ignoring case', async () => {
    for (const locations of [['Milan', 'ROME'], ['rome'], ['all'], ['All']])
      expect(await setUp(locations).findAs('operator')).toEqual({ status: 200 })
    const { world, host } = setUp([])
    expect(hostFor(world, authorize(world, requestBy(world, 'admin')), host.hostname)).toBe(host)
  })

  test('returns 403 at another location and 404 if unknown', async () => {
    const { host, findAs } = setUp(['Milan'])
    const error = `host ${host.hostname} is at another location`
    expect(await findAs('operator')).toEqual({ status: 403, error })
    expect(await findAs('operator', 'unknown')).toEqual({ status: 404, error: 'host unknown not found' })
  })

  test('of an earlier date returns 404 before its first document', async () => {
    const { host, findAs } = setUp(['Rome'])
    const error = `host ${host.hostname} not found`
    expect(await findAs('operator', host.hostname, 0)).toEqual({ status: 404, error })
  })

  test('is visible to an admin only while a current host is at its location', () => {
    const { world, host } = setUp([])
    const admin = authorize(world, requestBy(world, 'admin'))
    expect(canSeeLocation(world, admin, 'Rome')).toBe(true)
    world.hosts.dismiss(host, world.clock.now())
    expect(canSeeLocation(world, admin, 'Rome')).toBe(false)
  })
})
