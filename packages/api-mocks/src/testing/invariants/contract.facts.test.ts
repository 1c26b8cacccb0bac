import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { mountsOf, operationAt, operations } from '../../contract/documents.ts'
import { createHandlers } from '../../handlers/index.ts'
import { hostsCrash, hostsEmpty, hostsFail, hostsForbidden, hostsNull } from '../../scenarios/hosts.ts'
import {
  databaseDown,
  databaseGone,
  loginFails,
  sideCallsFail,
  tokenExpired,
} from '../../scenarios/sessions.ts'
import { configMissing } from '../../scenarios/startUp.ts'
import { contractViolations } from '../../verify/conformance.ts'
import { tokenFor } from '../../world/access/login.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { World } from '../../world/world.ts'
import { at } from '../atLocations.ts'
import { allSamples } from '../calls/allSamples.ts'
import type { SampleRequest } from '../calls/requestSamples.ts'
import { clientOf, type RequestOptions } from '../client.ts'
import { fingerprint, isSameState } from '../fingerprint.ts'
import { requestSteps } from '../requestScript.ts'
import { fillPath, sampleRequest, guardedOperations, writeOperations } from '../sampleRequests.ts'

const [, , third] = sampleLocations

const sizes = { hosts: 200 }
const world = createWorld(sizes)
const shared = clientOf(world)
const initialFingerprint = fingerprint(world)

test('every operation has exactly one handler per mount', () => {
  const handled = createHandlers(world).map(
    ({ info: { method, path } }) => `${String(method)} ${String(path)}`,
  )
  const expected = operations.flatMap((operation) =>
    mountsOf(operation).map(
      (mount) => `${operation.method.toUpperCase()} *${mount.replaceAll(/\{([^}]+)\}/g, ':$1')}`,
    ),
  )
  expect(handled.toSorted()).toEqual(expected.toSorted())
})

/** A world whose group store throws, so that the handler fails midway. */
function brokenWorld(): World {
  return {
    ...createWorld({ hosts: 1 }),
    get groups(): never {
      throw new Error('the store is down')
    },
  }
}

const seenStatuses = new Set<string>()

async function expectConformance(path: string, options: RequestOptions, client = shared): Promise<number> {
  const response = await client.sendRequest(path, options)
  const { method = 'GET' } = options
  const operation = operationAt(method, new URL(path, 'http://localhost').pathname)
  seenStatuses.add(`${method} ${operation?.service ?? ''}${operation?.path ?? ''} ${response.status}`)
  const { status } = response
  expect(
    await contractViolations(method, `http://localhost${path}`, response),
    `${method} ${path} ${status}`,
  ).toEqual([])
  return status
}

const writeSet = new Set(writeOperations)
const successStatuses = [200, 201, 204]
/** These return 404 because single sign-on is off by default. */
const withSignOnOnly = ['/config_sso.json', '/sso/token']

test.each(operations.filter((operation) => !writeSet.has(operation)))(
  '$method $service $path succeeds on every mount and conforms to the contract',
  async (operation) => {
    const { options, arrange, params, query } = sampleRequest(operation)
    const own = arrange ? createWorld(sizes) : world
    arrange?.(own)
    const client = arrange ? clientOf(own) : shared
    const expected = withSignOnOnly.includes(operation.path) ? [404] : successStatuses
    for (const mount of mountsOf(operation))
      expect(expected).toContain(await expectConformance(fillPath(mount, params) + query, options, client))
  },
)

test.each(writeOperations)(
  '$method $service $path succeeds and changes the related reads',
  async (operation) => {
    const { options, arrange, params, query, seen: reads } = sampleRequest(operation)
    expect(reads).not.toEqual([])
    const [first = '', ...others] = mountsOf(operation).map((mount) => fillPath(mount, params) + query)
    const client = clientOf(arrangedWorld(arrange))
    const readAll = () => Promise.all(reads.map((read) => readAsText(client, read, params)))
    const before = await readAll()
    expect(successStatuses).toContain(await expectConformance(first, options, client))
    const after = await readAll()
    expect(reads.filter((_, index) => before[index] === after[index])).toEqual([])
    for (const mount of others)
      expect(successStatuses).toContain(
        await expectConformance(mount, options, clientOf(arrangedWorld(arrange))),
      )
  },
)

function arrangedWorld(arrange: SampleRequest['prepare']): World {
  const own = createWorld(sizes)
  arrange?.(own)
  return own
}

async function readAsText(
  client: typeof shared,
  read: string | readonly [path: string, options: RequestOptions],
  params: Readonly<Record<string, string>>,
): Promise<string> {
  const [path, options] = typeof read === 'string' ? [read, { as: 'admin' }] : read
  const response = await client.sendRequest(fillPath(path, params), options)
  // Each login returns another token.
  return `${response.status} ${path.endsWith('/login') ? '' : await response.text()}`
}

const brokenClient = clientOf(brokenWorld())

test.each(guardedOperations)(
  '$method $service $path returns 401 without a valid token, 500 on a crash, 403 for a foreign location',
  async (operation) => {
    const { options, query, params } = sampleRequest(operation)
    const [mount = ''] = mountsOf(operation)
    const path = fillPath(mount, params) + query
    const { as: _, ...anonymous } = options
    expect(await expectConformance(path, anonymous)).toBe(401)
    expect(await expectConformance(path, { ...anonymous, token: 'a.b.c' })).toBe(401)
    const token = tokenFor(world, 'admin')
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await expectConformance(path, { ...anonymous, token }, brokenClient)).toBe(500)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    if (!operation.statuses.includes(403)) return
    const foreign = `${path}${query === '' ? '?' : '&'}${at(third)}`
    expect(await expectConformance(foreign, { ...options, as: 'operator' })).toBe(403)
  },
)

const loginAs = (username: string): RequestOptions => ({
  method: 'POST',
  body: { username, password: `${username.slice(0, 1).toUpperCase()}${username.slice(1)}.2026` },
})

const errors: readonly (readonly [status: number, path: string, options: RequestOptions])[] = [
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

test.each(errors)('returns %d for %s', async (status, path, options) => {
  expect(await expectConformance(path, options)).toBe(status)
})

const errorSamples = allSamples
  .flatMap(({ errors }) => errors)
  .map(([status, path, options, arrange]) => ({ status, path, options, arrange }))

test.each(errorSamples)(
  'returns $status for $options.method $path',
  async ({ status, path, options, arrange }) => {
    // Rejected writes may share a world: they change nothing, which a test below checks.
    const client = arrange || status < 400 ? clientOf(arrangedWorld(arrange)) : shared
    expect(await expectConformance(path, options, client)).toBe(status)
  },
)

test.each(allSamples.flatMap(({ faultErrors = [] }) => faultErrors))(
  'returns %d for %s when the store fails',
  async (status, path, options, scenarioHandlers) => {
    expect(await expectConformance(path, options, clientOf(world, scenarioHandlers))).toBe(status)
  },
)

test('reads conform on a server without LDAP, technologies, repository or config.json', async () => {
  const bare = createWorld({ hosts: 0 })
  bare.configuration.APIService.AuthenticationProvider.Types = ['basic']
  bare.technologies = null
  bare.repository = undefined
  const client = clientOf(bare)
  expect(await expectConformance('/api/ldap/login', loginAs('directory'), client)).toBe(404)
  expect(await client.status('/api/ldap/hosts?mode=summary')).toBe(404)
  expect(await expectConformance('/repo/index.json', {}, client)).toBe(404)
  expect(await expectConformance('/api/settings/technologies', { as: 'admin' }, client)).toBe(200)
  bare.repository = null
  expect(await expectConformance('/repo/index.json', {}, client)).toBe(200)
  expect(await expectConformance('/config.json', {}, clientOf(bare, configMissing()))).toBe(404)
  for (const path of ['/api/user/login', '/api/ldap/login']) {
    expect(await expectConformance(path, loginAs('admin'), clientOf(bare, loginFails(500)))).toBe(500)
  }
})

const scenarios = {
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

test.each(Object.entries(scenarios))('scenario %s conforms to the contract', async (_name, handlers) => {
  const client = clientOf(world, handlers)
  let departed = 0
  for (const { path, as, method } of requestSteps) {
    if (as !== 'admin' || method !== undefined || path.includes('nothing')) continue
    // The scenario handles some of the paths only.
    if (!(await getResponse(handlers, new Request(`http://localhost${path}`)))) continue
    departed += 1
    await expectConformance(path, { as: 'admin' }, client)
  }
  expect(departed).toBeGreaterThan(0)
})

test('reads and rejected writes leave the world unchanged', () => {
  expect(isSameState(initialFingerprint, fingerprint(world))).toBe(true)
})

test('the tests above cover every documented status', () => {
  const documented = operations.flatMap(({ method, service, path, statuses }) =>
    statuses.map((status) => `${method.toUpperCase()} ${service}${path} ${status}`),
  )
  const unheard = documented.filter((statusKey) => !seenStatuses.has(statusKey))
  expect(unheard.filter((statusKey) => statusKey !== 'GET console/config_sso.json 200')).toEqual([])
})
