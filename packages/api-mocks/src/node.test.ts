import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, fixTime, NOW } from './lib/time.ts'
import { controlledServer } from './node.ts'
import { makeAlerts } from './world/alerts/alertFixtures.ts'
import { createWorld } from './world/createWorld.ts'
import { makeHost, makeHosts } from './world/hosts/hostFixtures.ts'

test('tries custom handlers before the built-in ones', async () => {
  const ping = http.get('*/api/ping', () => HttpResponse.text('own handler'))
  const { server } = controlledServer({ hosts: 0, handlers: [ping] })
  server.listen({ onUnhandledFrame: 'error' })
  try {
    expect(await (await fetch('http://inventory.example/api/ping')).text()).toBe('own handler')
    expect((await fetch('http://inventory.example/api/hosts')).status).toBe(401)
  } finally {
    server.close()
  }
})

test('serves custom handlers outside the services, whatever they respond', async () => {
  const handlers = [
    http.get('*/elsewhere/tasks', () => HttpResponse.json([])),
    http.get('*/api/ping', () => Response.redirect('http://inventory.example/api/elsewhere')),
    http.get('*/api/version', () => {
      throw new Error('broken handler')
    }),
  ]
  const { server, control } = controlledServer({ hosts: 0, handlers })
  server.listen({ onUnhandledFrame: 'error' })
  try {
    expect(await (await fetch('http://inventory.example/elsewhere/tasks')).json()).toEqual([])
    await expect(fetch('http://inventory.example/elsewhere/other')).rejects.toThrow('fetch')
    const redirected = await fetch('http://inventory.example/api/ping', { redirect: 'manual' })
    expect([redirected.status, redirected.headers.has('Date')]).toEqual([302, true])
    await fetch('http://inventory.example/api/version').catch(() => undefined)
    expect(control.exchanges.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['/api/version', 'failed'],
      ['/api/ping', 302],
      ['/elsewhere/tasks', 200],
    ])
  } finally {
    server.close()
  }
})

describe('on Node 20', () => {
  const promise = Object.getOwnPropertyDescriptor(Promise, 'withResolvers') ?? {}
  const set = Object.getOwnPropertyDescriptor(Set.prototype, 'intersection') ?? {}
  beforeEach(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(Set.prototype, 'intersection')
  })
  afterEach(() => {
    Reflect.defineProperty(Promise, 'withResolvers', promise)
    Reflect.defineProperty(Set.prototype, 'intersection', set)
  })

  test('listens, resets the handlers and responds', async () => {
    const { server, control } = controlledServer({ hosts: 0 })
    server.listen({ onUnhandledFrame: 'error' })
    try {
      server.use(http.get('*/api/ping', () => HttpResponse.text('own handler')))
      expect(await ping()).toBe('own handler')
      server.resetHandlers()
      expect(await ping()).toBe('Pong')
      expect(control.exchanges).toHaveLength(1)
    } finally {
      server.close()
    }
  })
})

const ping = async () => (await fetch('http://inventory.example/api/ping')).text()

describe('time', () => {
  afterEach(() => {
    fixTime(NOW)
    vi.useRealTimers()
  })

  test('fixtures, worlds and servers follow the real time', () => {
    fixTime(undefined)
    vi.useFakeTimers({ now: Date.parse('2031-05-06T12:00:00Z'), toFake: ['Date'] })
    const { control } = controlledServer({ hosts: 1 })
    const [alert] = makeAlerts(5)
    expect(makeHost(1).createdAt).toMatch(/^2031-05-0/)
    expect(alert?.date).toMatch(/^2031-0/)
    expect(createWorld({ hosts: 0 }).clock.now()).toBe(Date.now())
    vi.setSystemTime(Date.now() + DAY)
    expect(control.world.clock.now()).toBe(Date.now())
  })

  test('fixTime stops it', () => {
    fixTime('2026-03-16T09:30:00Z')
    expect(makeHost(1).createdAt).toMatch(/^2026-03-1/)
    expect(controlledServer({ hosts: 0 }).control.world.clock.now()).toBe(Date.parse(NOW))
  })
})

test('reads typed rows, such as a red policy and a contract that ends this week', async () => {
  const { control } = controlledServer({ hosts: 300, now: NOW })
  const policies = await control.read('/hosts/technologies/oracle/databases/policies-audit')
  expect(policies.find(({ flag }) => flag === 'red')?.hostname).toEqual(expect.any(String))

  const { contracts } = await control.read('/contracts/oracle/database')
  const ends = contracts.flatMap(({ supportExpiration }) => supportExpiration ?? []).toSorted()
  const next = ends.find((date) => Date.parse(date) > Date.parse(NOW)) ?? ''
  control.change({ now: Date.parse(next) - 3 * DAY })
  const week = control.world.clock.now() + 7 * DAY
  const later = await control.read('/contracts/oracle/database')
  expect(
    later.contracts.some(({ supportExpiration }) => supportExpiration === next && Date.parse(next) < week),
  ).toBe(true)

  const read = control.read('/hosts/{hostname}', { params: { hostname: 'nobody' } })
  await expect(read).rejects.toThrow('GET /api/hosts/nobody responded with 404')
  expect(control.exchanges).toEqual([])
})

test('host fixtures are the hosts of a world without options', async () => {
  const { control } = controlledServer({ hosts: 90, now: NOW })
  const answer = await control.read('/hosts', { query: { mode: 'summary' } })
  const hosts = Array.isArray(answer) ? [] : (answer.hosts ?? [])
  const fixtures = makeHosts(90)
  // A comment names a person, a company and a month.
  const comments = fixtures.flatMap(({ missingDatabases }) => missingDatabases ?? [])
  expect(comments.some(({ ignoredComment }) => ignoredComment)).toBe(true)
  const byName = new Map(hosts.map((host) => [host.hostname, host]))
  expect(fixtures.map(({ hostname }) => byName.get(hostname))).toEqual(fixtures)
})
