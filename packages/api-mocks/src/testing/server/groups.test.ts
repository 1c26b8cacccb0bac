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
  const { sendRequest, json, status } = setUp()
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
    sendRequest('/api/user/login', { method: 'POST', body: { username: 'nina', password } })
  const token = await (await login('First.1')).text()
  return { ask: sendRequest, json, status, login, token }
}

const change = { oldPassword: 'First.1', newPassword: 'Second.1', confirmedPassword: 'Second.1' }

describe('group tags', () => {
  test('a group applies only if one of its tags is its own name', async () => {
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

  test('changing the password removes a group without its own name as tag', async () => {
    const { json, status, token } = await newUserOf([])
    const path = '/api/users/nina/change-password'
    expect(await status(path, { token, method: 'POST', body: change })).toBe(204)
    expect(await json('/api/users/nina')).toMatchObject({ groups: [] })
  })

  test('changing the password keeps a group with its own name as tag', async () => {
    const { json, status, token } = await newUserOf(['night'])
    await status('/api/users/nina/change-password', { token, method: 'POST', body: change })
    expect(await json('/api/users/nina')).toMatchObject({ groups: ['night'] })
  })
})

describe('admin changes the password of another user', () => {
  const body = { oldPassword: 'Operator.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }

  test("users/{u}/change-password replaces the user's groups with the admin's", async () => {
    const { json, status } = setUp()
    expect(await status('/api/users/operator/change-password', { ...admin, method: 'POST', body })).toBe(204)
    expect(await json('/api/users/operator')).toMatchObject({ groups: ['admin'] })
  })

  test('admin/users/{u}/change-password keeps the groups and requires the old password', async () => {
    const { json, status } = setUp()
    const path = '/api/admin/users/operator/change-password'
    const wrong = { ...body, oldPassword: 'Admin.2026' }
    expect(await status(path, { ...admin, method: 'POST', body: wrong })).toBe(400)
    expect(await status(path, { ...admin, method: 'POST', body })).toBe(204)
    expect(await json('/api/users/operator')).toMatchObject({ groups: ['operations'] })
  })
})

test('any user may create users and groups and read the passwords in the configuration', async () => {
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

describe('roles', () => {
  const role = { name: 'see_rome', description: 'Rome', permission: 'read', locations: ['Rome'] }

  test('POST returns 422 for a name with a space', async () => {
    const body = { ...role, name: 'see rome' }
    expect(await setUp().status('/api/admin/roles', { ...admin, method: 'POST', body })).toBe(422)
  })

  test('PUT accepts a body without a name', async () => {
    const { status, json } = setUp()
    const body = { ...role, name: '' }
    expect(await status('/api/admin/roles/read_host', { ...admin, method: 'PUT', body })).toBe(204)
    expect(await json('/api/admin/roles')).toMatchObject({
      roles: expect.arrayContaining([expect.objectContaining({ name: 'read_host', locations: ['Rome'] })]),
    })
  })
})

test('POST /configuration does not validate license metrics', async () => {
  const { status, json } = setUp()
  const body = makeConfiguration()
  body.DataService.LicenseTypeMetricsDefault = ['Furlong']
  expect(await status('/api/configuration', { ...admin, method: 'POST', body })).toBe(204)
  expect(await json('/api/configuration')).toMatchObject({
    DataService: { LicenseTypeMetricsDefault: ['Furlong'] },
  })
})
