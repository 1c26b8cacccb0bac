import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [, , third] = sampleLocations

const setUp = () => clientOf(createWorld({ hosts: 20 }))
const login = (username: string, password: string) => ({ method: 'POST', body: { username, password } })

test('a new user is limited until the password is changed', async () => {
  const { sendRequest, json, status } = setUp()
  const body = {
    username: 'Newcomer',
    password: 'First.1',
    firstName: 'New',
    lastName: 'Comer',
    groups: ['dba'],
  }
  const created = await sendRequest('/api/admin/users', { as: 'operator', method: 'POST', body })
  expect([created.status, await created.text()]).toEqual([201, ''])
  expect(await json('/api/users')).toContainEqual({
    username: 'Newcomer',
    firstName: 'New',
    lastName: 'Comer',
    groups: ['dba', 'limited'],
  })
  const token = await (await sendRequest('/api/user/login', login('newcomer', 'First.1'))).text()
  expect(await status('/api/nodes', { token })).toBe(422)
  const change = { oldPassword: 'First.1', newPassword: 'Second.1', confirmedPassword: 'Second.1' }
  expect(await status('/api/users/Newcomer/change-password', { token, method: 'POST', body: change })).toBe(
    204,
  )
  expect(await json('/api/users/Newcomer')).toMatchObject({ groups: ['dba'] })
})

test('PUT changes only the groups of a user and returns 204 for an unknown one', async () => {
  const { json, status } = setUp()
  const before = await json('/api/users/operator')
  const body = { username: 'other', firstName: 'Other', groups: ['dba'] }
  expect(await status('/api/admin/users/operator', { as: 'admin', method: 'PUT', body })).toBe(204)
  expect(await json('/api/users/operator')).toEqual({ ...Object(before), groups: ['dba'] })
  expect(await status('/api/admin/users/nobody', { as: 'admin', method: 'PUT', body })).toBe(204)
})

test('a reset password differs each time and limits the user', async () => {
  const { sendRequest, json, status } = setUp()
  const reset = () => json('/api/admin/users/operator/reset-password', { as: 'admin', method: 'POST' })
  const first = await reset()
  const second = await reset()
  expect(second).toEqual(expect.stringMatching(/^[\w-]{12}$/))
  expect(second).not.toBe(first)
  expect(await status('/api/user/login', login('operator', String(first)))).toBe(401)
  expect((await sendRequest('/api/user/login', login('operator', String(second)))).status).toBe(200)
  expect(await json('/api/users/operator')).toMatchObject({ groups: ['operations', 'limited'] })
})

test("changing a password as admin requires the user's old password and removes the admin's own limit", async () => {
  const world = createWorld({ hosts: 0 })
  const { json, status } = clientOf(world)
  const admin = world.users.find(({ username }) => username === 'admin')
  admin?.groups.push('limited')
  expect(createWorld({ hosts: 0 }).users).toContainEqual({ ...admin, groups: ['admin'] })
  const path = '/api/admin/users/limited/change-password'
  const body = { oldPassword: 'Admin.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }
  expect(await status(path, { as: 'admin', method: 'POST', body })).toBe(400)
  const right = { ...body, oldPassword: 'Limited.2026' }
  expect(await status(path, { as: 'admin', method: 'POST', body: right })).toBe(204)
  expect(await json('/api/users/admin')).toMatchObject({ groups: ['admin'] })
  expect(await json('/api/users/limited')).toMatchObject({ groups: ['dba', 'limited'] })
})

test('a deleted user cannot log in, and the super user cannot be deleted', async () => {
  const { status } = setUp()
  expect(await status('/api/admin/users/operator', { as: 'admin', method: 'DELETE' })).toBe(204)
  expect(await status('/api/admin/users/operator', { as: 'admin', method: 'DELETE' })).toBe(204)
  expect(await status('/api/user/login', login('operator', 'Operator.2026'))).toBe(401)
  expect(await status('/api/admin/users/ercole', { as: 'admin', method: 'DELETE' })).toBe(400)
})

test('returns an empty 401 for non-admins, only on calls that the server guards', async () => {
  const { sendRequest, status } = setUp()
  for (const [method, path] of [
    ['PUT', '/api/admin/users/limited'],
    ['DELETE', '/api/admin/users/limited'],
    ['POST', '/api/admin/users/limited/reset-password'],
    ['POST', '/api/admin/users/limited/change-password'],
    ['GET', '/api/admin/roles'],
    ['POST', '/api/admin/roles'],
    ['PUT', '/api/admin/roles/admin'],
    ['DELETE', '/api/admin/roles/admin'],
  ] as const) {
    const forbidden = await sendRequest(path, { as: 'operator', method })
    expect([path, forbidden.status, await forbidden.text()]).toEqual([path, 401, ''])
  }
  expect(await status('/api/groups', { as: 'operator' })).toBe(200)
  expect(await status('/api/admin/nodes/ADDM', { as: 'operator' })).toBe(200)
  expect(await status('/api/configuration', { as: 'operator' })).toBe(200)
})

test('a role decides which locations and menu nodes a user sees, and cannot be deleted while in use', async () => {
  const { json, status } = setUp()
  const admin = { as: 'admin' }
  const role = { name: 'see_rome', description: third, permission: 'read', locations: [third] }
  expect(await status('/api/admin/roles', { ...admin, method: 'POST', body: role })).toBe(201)
  expect(await json('/api/admin/roles')).toMatchObject({
    roles: expect.arrayContaining([{ ...role, location: '' }]),
  })
  const group = { name: 'romans', description: 'Romans', roles: ['see_rome'], tags: ['romans'] }
  expect(await json('/api/groups', { ...admin, method: 'POST', body: group })).toEqual(group)
  expect(
    await status('/api/admin/users/operator', { ...admin, method: 'PUT', body: { groups: ['romans'] } }),
  ).toBe(204)
  const operator = { as: 'operator' }
  expect(await json('/api/hosts/locations', operator)).toEqual([third])
  expect(await json('/api/nodes', operator)).not.toContainEqual({ name: 'Alerts', parent: '' })
  const node = { name: 'Alerts', roles: ['see_rome'], parent: '' }
  expect(await status('/api/admin/nodes/Alerts', { ...admin, method: 'PUT', body: node })).toBe(204)
  expect(await json('/api/nodes', operator)).toContainEqual({ name: 'Alerts', parent: '' })
  expect(await status('/api/groups/romans', { ...admin, method: 'DELETE' })).toBe(400)
  expect(await status('/api/admin/roles/see_rome', { ...admin, method: 'DELETE' })).toBe(400)
})

test('PUT of a group ignores the path and uses the name in the body', async () => {
  const { json, status } = setUp()
  const body = { name: 'dba', description: 'Changed', roles: ['read_host'], tags: ['dba'], extra: 1 }
  expect(await status('/api/groups/procurement', { as: 'admin', method: 'PUT', body })).toBe(200)
  expect(await json('/api/groups/dba')).toMatchObject({ description: 'Changed' })
  expect(await json('/api/groups/procurement')).toMatchObject({ description: 'Buys licenses' })
})

test('uses the first of several nodes with the same name', async () => {
  const { json, status } = setUp()
  expect(await json('/api/admin/nodes/DB%20List')).toMatchObject({ parent: 'Oracle' })
  expect(await status('/api/admin/nodes/DB%20List', { as: 'admin', method: 'DELETE' })).toBe(204)
  expect(await json('/api/admin/nodes/DB%20List')).toMatchObject({ parent: 'MySQL' })
})
