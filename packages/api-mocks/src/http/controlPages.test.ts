import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startServer, type MockHttpServer } from '../server.ts'
import { createWorld } from '../world/createWorld.ts'
import { accessOf } from './access.ts'

let server: MockHttpServer
beforeAll(async () => {
  server = await startServer({ port: 0, hosts: 5, persona: 'operator', now: '2026-03-16T09:30:00Z' })
})
afterEach(() => post('/__mocks/reset'))
afterAll(() => server.close())

const json = async (response: Response) => [response.status, await response.json()]
const post = (path: string, body?: unknown, headers = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const state = async (): Promise<unknown> => (await fetch(`${server.url}/__mocks/state`)).json()
const submit = (fields: Record<string, string>) =>
  fetch(server.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('the page shows persona, size, clock, addresses and documents, and has no script', async () => {
  const html = await (await fetch(server.url)).text()
  for (const shown of [
    'Operator, 5 hosts',
    '2026-03-16T09:30:00Z, stopped',
    `${server.url}/thunder`,
    'Operator.2026',
  ])
    expect(html).toContain(shown)
  expect(html).not.toContain('<script')
  for (const [, path = ''] of html.matchAll(/href="([^"]+)"/g))
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
})

test('a test reads the state, changes it and resets it to that of the start', async () => {
  const before = await state()
  expect(before).toMatchObject({
    persona: 'operator',
    hosts: 5,
    seed: 1,
    isRunning: false,
    faults: [],
    changes: [],
  })
  const changes = { persona: 'admin', now: '2027-01-02', faults: ['GET /api/hosts=503'], nullLists: 'empty' }
  expect(await json(await post('/__mocks/state', changes))).toMatchObject([
    200,
    {
      persona: 'admin',
      now: '2027-01-02T00:00:00Z',
      faults: ['GET /api/hosts=503'],
      nullLists: 'empty',
      hosts: 5,
    },
  ])
  expect((await fetch(`${server.url}/api/hosts`)).status).toBe(503)
  expect(await json(await post('/__mocks/state', { faults: null, now: null }))).toMatchObject([
    200,
    { faults: [], isRunning: true, persona: 'admin' },
  ])
  expect(await json(await post('/__mocks/reset'))).toEqual([200, before])
})

test('refuses a value with the value as it was sent', async () => {
  const refused = async (body: unknown) => json(await post('/__mocks/state', body))
  expect(await refused({ hosts: { count: 3 } })).toEqual([
    400,
    { error: expect.stringContaining('hosts: {"count":3} is not') },
  ])
  expect(await refused({ faults: [{ path: '/api/hosts' }] })).toEqual([
    400,
    { error: expect.stringContaining('{"path":"/api/hosts"}') },
  ])
})

test('reset discards what was written', async () => {
  const headers = { Authorization: `Bearer ${server.control?.token}` }
  const names = async () => (await fetch(`${server.url}/api/hosts?mode=hostnames`, { headers })).json()
  const all = await names()
  await fetch(`${server.url}/api/hosts/${encodeURIComponent(String(all[0]))}`, { method: 'DELETE', headers })
  expect(await state()).toMatchObject({ changes: [expect.stringContaining('DELETE /api/hosts/')] })
  await post('/__mocks/reset')
  expect(await names()).toEqual(all)
})

test.each([
  [{ persona: 'operater' }, 'persona: operater is not one of admin, '],
  [{ persona: 'operater' }, 'Did you mean operator?'],
  [{ persono: 'admin' }, 'Did you mean persona?'],
  [{ hosts: -1 }, 'hosts: -1 is not a whole number'],
  [{ now: 'soon' }, 'now: soon is not a moment'],
  [{ faults: ['/api/host=500'] }, 'No call has the path /api/host. Did you mean /api/hosts?'],
  [{ faults: ['/api/hosts=hangs'] }, 'Did you mean hang?'],
  [{ faults: '/api/hosts=500' }, 'faults is not a list'],
  [['admin'], 'The body is not a JSON object'],
])('refuses %j and changes nothing', async (body, error) => {
  const before = await state()
  const refused = await post('/__mocks/state', body)
  expect(await json(refused)).toEqual([400, { error: expect.stringContaining(error) }])
  expect(await state()).toEqual(before)
})

test('refuses unknown paths and methods', async () => {
  const unknown = await post('/__mocks/stat')
  const error = 'No call has the path /__mocks/stat. Did you mean /__mocks/state?'
  expect(await json(unknown)).toEqual([404, { error }])
  expect((await fetch(`${server.url}/__mocks/state`, { method: 'PUT' })).status).toBe(405)
  expect((await fetch(`${server.url}/__mocks/reset`)).status).toBe(405)
})

test('the forms of the page change the state', async () => {
  const pressed = async (fields: Record<string, string>) => {
    const { status, headers } = await submit(fields)
    expect([status, headers.get('Location')]).toEqual([303, '/'])
    return state()
  }
  expect(
    await pressed({ action: 'options', persona: 'admin', hosts: '3', seed: '', latency: '' }),
  ).toMatchObject({
    persona: 'admin',
    hosts: 3,
    seed: 1,
  })
  expect(await pressed({ action: 'move:24' })).toMatchObject({ now: '2026-03-17T09:30:00Z' })
  expect(await pressed({ action: 'now', now: '' })).toMatchObject({ isRunning: true })
  const fault = 'GET /api/hosts=null.hosts.*.hostname@25'
  expect(await pressed({ action: 'addFault', fault })).toMatchObject({ faults: [fault] })
  expect(await pressed({ action: `removeFault:${fault}` })).toMatchObject({ faults: [] })
  expect(await pressed({ action: 'reset' })).toMatchObject({ persona: 'operator', hosts: 5 })
  const invalid = await submit({ action: 'addFault', fault: '<b>=500' })
  expect(invalid.status).toBe(400)
  expect(await invalid.text()).toContain('faults: &lt;b>=500 is not a fault like')
})

test('refuses to be controlled by a page of another site', async () => {
  const response = await post('/__mocks/state', { persona: 'admin' }, { Origin: 'https://evil.example' })
  expect(response.status).toBe(403)
  expect(await state()).toMatchObject({ persona: 'operator' })
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.0.7', false],
  ['::ffff:172.17.0.1', false],
  [undefined, false],
])('a client at %s may control the mocks: %s', (remote, expected) => {
  expect(accessOf('0.0.0.0').mayControl(remote)).toBe(expected)
  expect(accessOf('0.0.0.0', { allowControl: true }).mayControl(remote)).toBe(true)
})

test('a world of the caller is shown and cannot be changed', async () => {
  const own = await startServer({ port: 0, world: createWorld({ hosts: 1 }) })
  try {
    expect(await (await fetch(own.url)).text()).toContain('This server runs a world of its own.')
    const response = await fetch(`${own.url}/__mocks/reset`, { method: 'POST' })
    expect(response.status).toBe(409)
  } finally {
    await own.close()
  }
})
