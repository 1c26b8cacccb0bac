import { expect, test, vi } from 'vitest'
import { createHandlers } from '../handlers/index.ts'
import { hostsCrash, hostsEmpty, hostsFail, hostsForbidden, hostsNull } from '../scenarios/hosts.ts'
import { databaseDown, databaseGone, loginFails, sideCallsFail, tokenExpired } from '../scenarios/sessions.ts'
import { configMissing } from '../scenarios/startUp.ts'
import { createWorld, type World } from '../world.ts'
import { clientOf, type Ask } from './client.ts'
import { differences, mountsOf, operationAt, operations, type Operation } from './contract.ts'
import { script } from './requestScript.ts'

const world = createWorld({ hosts: 200 })

test('every operation has one handler on each mount, every handler an operation', () => {
  const handled = createHandlers(world).map(
    ({ info: { method, path } }) => `${String(method)} ${String(path)}`,
  )
  const promised = operations.flatMap((operation) =>
    mountsOf(operation).map(
      (mount) => `${operation.method.toUpperCase()} *${mount.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
    ),
  )
  expect(handled.toSorted()).toEqual(promised.toSorted())
})

/** A call of each operation that a good caller would make. */
const goodCalls: Readonly<Record<string, { query?: string; options?: Ask }>> = {
  'post /user/login': { options: { method: 'POST', body: { username: 'admin', password: 'Admin.2026' } } },
  'post /ldap/login': {
    options: { method: 'POST', body: { username: 'directory', password: 'Directory.2026' } },
  },
  'post /users/{username}/change-password': {
    options: {
      method: 'POST',
      as: 'admin',
      body: { oldPassword: 'Admin.2026', newPassword: 'New.2026', confirmedPassword: 'New.2026' },
    },
  },
  'get /hosts': { query: '?mode=summary' },
  'get /hosts/clusters': { query: '?mode=clusternames' },
  'get /alerts': { query: '?size=100' },
}

function callOf({ method, path, service }: Operation) {
  const { query = '', options = { as: 'admin' } } =
    (service === 'api' && goodCalls[`${method} ${path}`]) || {}
  return { query, options }
}

function urlOf(mount: string, query: string): string {
  return mount.replace('{username}', 'admin') + query
}

/** A store whose clock fails in the middle of a call. */
function broken(): World {
  const fails = () => {
    throw new Error('the store is down')
  }
  return { ...createWorld({ hosts: 1 }), clock: { now: fails, set: fails, move: fails } }
}

const seen = new Set<string>()

async function conform(path: string, options: Ask, client = clientOf(world)): Promise<number> {
  const response = await client.ask(path, options)
  const { method = 'GET' } = options
  const operation = operationAt(method, new URL(path, 'http://localhost').pathname)
  seen.add(`${method} ${operation?.service ?? ''}${operation?.path ?? ''} ${response.status}`)
  const { status } = response
  expect(
    await differences(method, `http://localhost${path}`, response),
    `${method} ${path} ${status}`,
  ).toEqual([])
  return status
}

test.each(operations)('$method $service $path answers well, on every mount', async (operation) => {
  const { query, options } = callOf(operation)
  for (const mount of mountsOf(operation)) {
    const fresh = clientOf(createWorld({ hosts: 200, now: world.clock.now() }))
    const status = await conform(urlOf(mount, query), options, fresh)
    const expected = [200, 204, ...(operation.path === '/config_sso.json' ? [404] : [])]
    expect(expected).toContain(status)
  }
})

const guarded = operations.filter(({ statuses }) => statuses.includes(401) && !statuses.includes(404))

test.each(guarded.filter(({ path }) => !path.endsWith('/login')))(
  '$method $service $path refuses no token, a crash and a foreign location',
  async (operation) => {
    const { query, options } = callOf(operation)
    const [mount = ''] = mountsOf(operation)
    const { as: _, ...anonymous } = options
    expect(await conform(urlOf(mount, query), anonymous)).toBe(401)
    expect(await conform(urlOf(mount, query), { ...anonymous, token: 'a.b.c' })).toBe(401)
    const crash = clientOf(broken())
    const token = await (
      await clientOf(createWorld({ hosts: 1 })).ask('/api/user/login', loginAs('admin'))
    ).text()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await conform(urlOf(mount, query), { ...anonymous, token }, crash)).toBe(500)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    if (!operation.statuses.includes(403)) return
    const foreign = `${urlOf(mount, query)}${query === '' ? '?' : '&'}location=Rome`
    expect(await conform(foreign, { ...options, as: 'operator' })).toBe(403)
  },
)

const loginAs = (username: string): Ask => ({
  method: 'POST',
  body: { username, password: `${username.slice(0, 1).toUpperCase()}${username.slice(1)}.2026` },
})

const errors: readonly (readonly [status: number, path: string, options: Ask])[] = [
  [400, '/api/user/login', { method: 'POST', body: 'no JSON' }],
  [400, '/api/ldap/login', { method: 'POST', body: '[]' }],
  [401, '/api/user/login', { method: 'POST', body: { username: 'admin', password: 'no' } }],
  [401, '/api/ldap/login', { method: 'POST', body: { username: 'admin', password: 'Admin.2026' } }],
  [400, '/api/users/admin/change-password', { method: 'POST', as: 'admin', body: 'no JSON' }],
  [422, '/api/nodes', { as: 'limited' }],
  [422, '/api/hosts?mode=lms', { as: 'admin' }],
  [422, '/api/hosts?mode=summary&cpu-cores-gte=many', { as: 'admin' }],
  [422, '/api/hosts/environments?older-than=yesterday', { as: 'admin' }],
  [422, '/api/hosts/clusters?mode=other', { as: 'admin' }],
  [422, '/api/alerts?size=-1', { as: 'admin' }],
  [500, '/api/alerts?size=10&page=0', { as: 'admin' }],
  [422, '/chart/hosts/cores?newer-than=x', { as: 'admin' }],
]

test.each(errors)('%d for %s', async (status, path, options) => {
  expect(await conform(path, options)).toBe(status)
})

test('what a world can be without', async () => {
  const bare = createWorld({ hosts: 0 })
  bare.configuration.APIService.AuthenticationProvider.Types = ['basic']
  bare.technologies = null
  bare.repository = undefined
  const client = clientOf(bare)
  expect(await conform('/api/ldap/login', loginAs('directory'), client)).toBe(404)
  expect(await client.status('/api/ldap/hosts?mode=summary')).toBe(404)
  expect(await conform('/repo/index.json', {}, client)).toBe(404)
  expect(await conform('/api/settings/technologies', { as: 'admin' }, client)).toBe(200)
  bare.repository = null
  expect(await conform('/repo/index.json', {}, client)).toBe(200)
  expect(await conform('/config.json', {}, clientOf(bare, configMissing()))).toBe(404)
  for (const path of ['/api/user/login', '/api/ldap/login']) {
    expect(await conform(path, loginAs('admin'), clientOf(bare, loginFails(500)))).toBe(500)
  }
})

const departures = {
  hostsFail: hostsFail(500),
  hostsForbidden: hostsForbidden(),
  hostsCrash: hostsCrash(),
  hostsNull: hostsNull(),
  hostsEmpty: hostsEmpty(),
  databaseDown: databaseDown(),
  databaseGone: databaseGone(),
  tokenExpired: tokenExpired(),
  sideCallsFail: sideCallsFail(),
}

test.each(Object.entries(departures))('%s keeps to the contract', async (_name, handlers) => {
  const client = clientOf(world, handlers)
  const reads = script.filter(
    ({ path, as, method }) => as === 'admin' && method === undefined && !path.includes('nothing'),
  )
  expect(reads.length).toBeGreaterThan(20)
  for (const { path } of reads) await conform(path, { as: 'admin' }, client)
})

/** The store would have to fail between authentication and the call. */
const notImitated = ['GET api/configuration 422', 'GET cloud/gcp/configurations 422']

test('every documented status of every operation was heard', () => {
  const documented = operations.flatMap(({ method, service, path, statuses }) =>
    statuses.map((status) => `${method.toUpperCase()} ${service}${path} ${status}`),
  )
  const unheard = documented.filter((answer) => !seen.has(answer))
  expect(unheard.filter((answer) => answer !== 'GET console/config_sso.json 200')).toEqual(notImitated)
})
