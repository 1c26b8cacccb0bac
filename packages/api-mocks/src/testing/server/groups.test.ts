import { describe, expect, test } from 'vitest'
import { createWorld } from '../../world/createWorld.ts'
import { makeConfiguration } from '../../world/server/defaultConfiguration.ts'
import { clientOf } from '../client.ts'

const admin = { as: 'admin' }
const setUp = () => {
  const world = createWorld({ hosts: 20 })
  return { world, ...clientOf(world) }
}

async function newUserOf(tags: string[]) {
  const { ask, json, status } = setUp()
  const group = { name: 'night', description: 'Night shift', roles: ['read_host'], tags }
  expect(await status('/api/groups', { ...admin, method: 'POST', body: group })).toBe(201)
  const body = {
    username: 'nina',
    password: 'First.1',
    firstName: 'Nina',
    lastName: 'Nacht',
    groups: ['night'],
  }
  expect(await status('/api/admin/users', { ...admin, method: 'POST', body })).toBe(201)
  const login = (password: string) =>
    ask('/api/user/login', { method: 'POST', body: { username: 'nina', password } })
  const token = await (await login('First.1')).text()
  return { ask, json, status, login, token }
}

const change = { oldPassword: 'First.1', newPassword: 'Second.1', confirmedPassword: 'Second.1' }

describe('a group', () => {
  test('counts only with its own name as tag', async () => {
    const tagged = await newUserOf(['night', 'others'])
    expect(await tagged.json('/api/users/info', { token: tagged.token })).toEqual({
      username: 'nina',
      groups: ['night', 'limited'],
    })
    const untagged = await newUserOf(['others'])
    expect(await untagged.json('/api/users/info', { token: untagged.token })).toEqual({
      username: 'nina',
      groups: ['limited'],
    })
  })

  test('without its own name as tag is lost when its user changes the password', async () => {
    const { json, status, token } = await newUserOf([])
    const path = '/api/users/nina/change-password'
    expect(await status(path, { token, method: 'POST', body: change })).toBe(204)
    expect(await json('/api/users/nina')).toMatchObject({ groups: [] })
  })

  test('with its own name as tag stays when its user changes the password', async () => {
    const { json, status, token } = await newUserOf(['night'])
    await status('/api/users/nina/change-password', { token, method: 'POST', body: change })
    expect(await json('/api/users/nina')).toMatchObject({ groups: ['night'] })
  })
})

describe("an administrator changes somebody else's password", () => {
  const body = { oldPassword: 'Operator.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }

  test('by users/{u}, which stores the groups of the administrator', async () => {
    const { json, status } = setUp()
    expect(await status('/api/users/operator/change-password', { ...admin, method: 'POST', body })).toBe(204)
    expect(await json('/api/users/operator')).toMatchObject({ groups: ['admin'] })
  })

  test('by admin/users/{u}, which keeps the groups and needs the old password', async () => {
    const { json, status } = setUp()
    const path = '/api/admin/users/operator/change-password'
    const wrong = { ...body, oldPassword: 'Admin.2026' }
    expect(await status(path, { ...admin, method: 'POST', body: wrong })).toBe(400)
    expect(await status(path, { ...admin, method: 'POST', body })).toBe(204)
    expect(await json('/api/users/operator')).toMatchObject({ groups: ['operations'] })
  })
})

test('any user may create users and groups and read the configuration with its passwords', async () => {
  const { status, json } = setUp()
  const operator = { as: 'operator' }
  const group = { name: 'own', description: '', roles: ['read_host'], tags: ['own'] }
  const user = { username: 'friend', password: 'x', groups: ['own'] }
  expect(await status('/api/groups', { ...operator, method: 'POST', body: group })).toBe(201)
  expect(await status('/api/admin/users', { ...operator, method: 'POST', body: user })).toBe(201)
  expect(await json('/api/configuration', operator)).toMatchObject({
    DataService: { AgentPassword: 'Sample.agent' },
  })
})

describe('a role', () => {
  const role = { name: 'see_rome', description: 'Rome', permission: 'read', locations: ['Rome'] }

  test('is refused with a space in its name', async () => {
    const body = { ...role, name: 'see rome' }
    expect(await setUp().status('/api/admin/roles', { ...admin, method: 'POST', body })).toBe(422)
  })

  test('can be replaced by a body without a name', async () => {
    const { status, json } = setUp()
    const body = { ...role, name: '' }
    expect(await status('/api/admin/roles/read_host', { ...admin, method: 'PUT', body })).toBe(204)
    expect(await json('/api/admin/roles')).toMatchObject({
      roles: expect.arrayContaining([expect.objectContaining({ name: 'read_host', locations: ['Rome'] })]),
    })
  })
})

test('metrics of the configuration are not validated', async () => {
  const { status, json } = setUp()
  const body = makeConfiguration()
  body.DataService.LicenseTypeMetricsDefault = ['Furlong']
  expect(await status('/api/configuration', { ...admin, method: 'POST', body })).toBe(204)
  expect(await json('/api/configuration')).toMatchObject({
    DataService: { LicenseTypeMetricsDefault: ['Furlong'] },
  })
})
