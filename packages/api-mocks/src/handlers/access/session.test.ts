import { expect, test } from 'vitest'
import { DAY } from '../../lib/time.ts'
import { clientOf } from '../../testing/client.ts'
import { sampleUsers } from '../../world/access/users.ts'
import { createWorld } from '../../world/createWorld.ts'

const login = (username: string, password: string) => ({ method: 'POST', body: { username, password } })

test.each(sampleUsers)(
  '$username can log in with the documented password',
  async ({ username, password }) => {
    const { sendRequest, json } = clientOf(createWorld({ hosts: 5 }))
    const provider = username === 'directory' ? 'ldap' : 'user'
    const prefix = username === 'directory' ? '/ldap' : ''
    const response = await sendRequest(`/api/${provider}/login`, login(username, password))
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const token = await response.text()
    expect(await json(`/api${prefix}/users/info`, { token })).toMatchObject({ username })
  },
)

test('token: has the claims of the server and expires after two hours', async () => {
  const world = createWorld({ hosts: 0 })
  const { sendRequest, status } = clientOf(world)
  const token = await (await sendRequest('/api/user/login', login('ADMIN', 'Admin.2026'))).text()
  const [header = '', payload = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' })
  const iat = world.clock.now() / 1000
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  expect(claims).toEqual({ groups: ['admin'], exp: iat + 7200, iat, nbf: iat, iss: 'ercole', sub: 'admin' })
  expect(Buffer.from(signature, 'base64url')).toHaveLength(256)
  world.clock.move(7_199_000)
  expect(await status('/api/version', { token })).toBe(200)
  world.clock.move(1_000)
  expect(await status('/api/version', { token })).toBe(401)
})

test('token: stays valid in a new world, as after a page reload', async () => {
  const before = clientOf(createWorld({ hosts: 3 }))
  const token = await (await before.sendRequest('/api/user/login', login('admin', 'Admin.2026'))).text()
  expect(await clientOf(createWorld({ hosts: 3 })).status('/api/hosts?mode=summary', { token })).toBe(200)
})

test('token: returns 401 after tampering', async () => {
  const { sendRequest, json } = clientOf(createWorld({ hosts: 0 }))
  const token = await (await sendRequest('/api/user/login', login('operator', 'Operator.2026'))).text()
  const [header = '', , signature = ''] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ sub: 'admin', groups: ['admin'], exp: 4e9, nbf: 0 })).toString(
    'base64url',
  )
  const error = await json('/api/users/info', { token: `${header}.${forged}.${signature}` })
  expect(error).toMatchObject({ error: 'invalid token', message: 'Unauthorized' })
  expect(await json('/api/ldap/users/info', { token: 'x' })).toMatchObject({ error: 'Invalid token' })
})

test('a user who must change the password has no menu until after the change and a new login', async () => {
  const { sendRequest, json, status } = clientOf(createWorld({ hosts: 0 }))
  const token = await (await sendRequest('/api/user/login', login('limited', 'Limited.2026'))).text()
  expect(await json('/api/users/info', { token })).toEqual({
    username: 'limited',
    groups: ['dba', 'limited'],
  })
  expect(await status('/api/nodes', { token })).toBe(422)
  const change = (body: object) =>
    status('/api/users/limited/change-password', { token, method: 'POST', body })
  const validBody = { oldPassword: 'Limited.2026', newPassword: 'Better.1', confirmedPassword: 'Better.1' }
  expect(await change({ ...validBody, confirmedPassword: 'other' })).toBe(400)
  expect(await change({ ...validBody, oldPassword: 'other' })).toBe(400)
  expect(await change({ ...validBody, provider: 'basic' })).toBe(400)
  expect(await change(validBody)).toBe(204)
  expect(await json('/api/users/info', { token })).toMatchObject({ groups: ['dba', 'limited'] })
  expect(await status('/api/user/login', login('limited', 'Limited.2026'))).toBe(401)
  const again = await (await sendRequest('/api/user/login', login('limited', 'Better.1'))).text()
  expect(await json('/api/users/info', { token: again })).toEqual({ username: 'limited', groups: ['dba'] })
  expect(await status('/api/nodes', { token: again })).toBe(200)
})

test('only an admin may change the password of another user', async () => {
  const { sendRequest, status } = clientOf(createWorld({ hosts: 0 }))
  const body = { oldPassword: 'Limited.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }
  const path = '/api/users/limited/change-password'
  const forbidden = await sendRequest(path, { as: 'operator', method: 'POST', body })
  expect([forbidden.status, await forbidden.json()]).toMatchObject([401, { message: 'Unauthorized' }])
  expect(await status(path, { as: 'admin', method: 'POST', body })).toBe(204)
})

test("GET /nodes: returns the menu of the user's roles, without the repository and without disabled clouds", async () => {
  const world = createWorld({ hosts: 0 })
  const { json } = clientOf(world)
  const admin = await json('/api/nodes')
  expect(admin).toContainEqual({ name: 'Licenses Used', parent: 'Licenses' })
  expect(admin).toContainEqual({ name: 'Recommendations', parent: 'OCI' })
  expect(admin).not.toContainEqual({ name: 'Repository', parent: '' })
  const operator = await json('/api/nodes', { as: 'operator' })
  const names = JSON.stringify(operator)
  for (const name of ['Dashboard', 'Hosts List', 'All Technologies', 'Tablespaces', 'Hypervisors', 'Alerts'])
    expect(names).toContain(`"${name}"`)
  for (const name of ['Engineered Systems', 'Licenses', 'Settings']) expect(names).not.toContain(`"${name}"`)
  expect(operator).toContainEqual({ name: 'OS Capacity', parent: 'Hosts' })
  expect(operator).not.toContainEqual({ name: 'Licenses', parent: '' })
  world.configuration.APIService.EnableOciMenu = false
  expect(await json('/api/nodes')).not.toContainEqual({ name: 'OCI', parent: 'Cloud Advisors' })
})

test.each([
  ['basic', '/ldap', ''],
  ['ldap', '', '/ldap'],
])('%s as the only provider: returns 404 on the mount of the other provider', async (type, absent, there) => {
  const world = createWorld({ hosts: 0 })
  const { sendRequest, status } = clientOf(world)
  world.configuration.APIService.AuthenticationProvider.Types = [type]
  for (const path of ['/api%/version', '/chart%/hosts/cores', '/thunder%/aws/configurations']) {
    expect([path, await status(path.replace('%', there))]).toEqual([path, 200])
    const response = await sendRequest(path.replace('%', absent), { as: 'admin' })
    expect([path, response.status, await response.text()]).toEqual([path, 404, '404 page not found\n'])
  }
  for (const path of ['/api/ping', '/chart/ping', '/thunder/ping']) expect(await status(path, {})).toBe(200)
})

test('worlds do not share state', async () => {
  const [one, other] = [clientOf(createWorld({ hosts: 0 })), clientOf(createWorld({ hosts: 0 }))]
  const body = { oldPassword: 'Admin.2026', newPassword: 'New.1', confirmedPassword: 'New.1' }
  expect(await one.status('/api/users/admin/change-password', { as: 'admin', method: 'POST', body })).toBe(
    204,
  )
  expect(await one.status('/api/user/login', login('admin', 'Admin.2026'))).toBe(401)
  expect(await other.status('/api/user/login', login('admin', 'Admin.2026'))).toBe(200)
})

test('moving the clock back hides later hosts and alerts', async () => {
  const world = createWorld({ hosts: 200 })
  const { json } = clientOf(world)
  const sizes = async () => {
    const hosts = await json('/api/hosts?mode=hostnames')
    const alerts = await json('/api/alerts?status=NEW')
    return [hosts, alerts].map((list) => (Array.isArray(list) ? list.length : 0))
  }
  const [hosts = 0, alerts = 0] = await sizes()
  world.clock.move(-40 * DAY)
  const [hostsThen = 0, alertsThen = 0] = await sizes()
  expect(hostsThen).toBeGreaterThan(0)
  expect(hostsThen).toBeLessThan(hosts)
  expect(alertsThen).toBeLessThan(alerts)
})
