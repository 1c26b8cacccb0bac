import { afterEach, describe, expect, test } from 'vitest'
import { isRecord } from '../lib/records.ts'
import { startServer, type MockHttpServer } from '../server.ts'
import { startDataService } from '../testing/dataService.ts'
import { runCommand } from '../testing/runCommand.ts'
import { createWorld } from '../world/createWorld.ts'
import { contractsNow, replaceContracts } from '../world/licenses/contracts/contracts.ts'
import type { World } from '../world/world.ts'

const TIMEOUT_MS = 120_000
const stops: (() => unknown)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A new server: no hosts, license types or contracts, and roles without a location. */
function newServer(): Promise<MockHttpServer> {
  const world = createWorld({ hosts: 0 })
  world.priceList.clear()
  return serve(world)
}

/** The data service of the test does not store, so this server already has the hosts and license types. */
function restartedServer(): Promise<MockHttpServer> {
  const world = createWorld({ hosts: 30, now: Date.now(), hasUnassignedRoles: true })
  replaceContracts(world, { oracle: [], mysql: [], microsoft: [] })
  return serve(world)
}

async function serve(world: World): Promise<MockHttpServer> {
  const server = await startServer({ port: 0, world })
  stops.push(server.close)
  return server
}

async function fill(server: MockHttpServer, data: { url: string }, ...more: string[]) {
  const args = [
    '--api',
    `${server.url}/api`,
    '--data',
    data.url,
    '--user',
    'admin',
    '--agent',
    'agent',
    '--hosts',
    '30',
  ]
  return runCommand(['fill-server', ...args, ...more], {
    MOCKS_PASSWORD: 'Admin.2026',
    MOCKS_AGENT_PASSWORD: 'secret',
  })
}

async function dataService(refuses?: (body: unknown) => boolean) {
  const service = await startDataService('agent:secret', refuses)
  stops.push(service.close)
  return service
}

describe('fill-server', { timeout: TIMEOUT_MS }, () => {
  test('asks for the first restart of a new server and sends nothing', async () => {
    const [server, data] = [await newServer(), await dataService()]
    const { code, output } = await fill(server, data)
    expect([code, data.taken]).toEqual([1, []])
    expect(output).toContain('again with --restarted')
  })

  test('sends license types, reports, locations and contracts, and contracts only once', async () => {
    const [server, data] = [await restartedServer(), await dataService()]
    const { code, output } = await fill(server, data, '--restarted')
    expect(output).toMatch(/license types: 39 taken, 0 refused\nagent reports: 30 taken, 0 refused\n/)
    expect(output).toMatch(/locations of roles: \d\d taken, 0 refused\ncontracts: \d\d taken, 0 refused\n/)
    expect(output).toContain('on another day')
    expect(code).toBe(0)
    expect(data.taken.map(({ path }) => path)).toEqual([
      '/oracle/license-types',
      ...Array<string>(30).fill('/hosts'),
    ])
    expect(new Set(server.world.roles.map(({ locations }) => locations.join('') !== ''))).toEqual(
      new Set([true]),
    )
    const { oracle, mysql } = contractsNow(server.world)
    expect([oracle.length > 0, mysql.length > 0]).toEqual([true, true])
    const second = await fill(server, data, '--restarted')
    expect(second.output).toContain('contracts: 0 taken, 0 refused')
    expect(contractsNow(server.world).oracle.length).toBe(oracle.length)
  })

  test('names what the server refuses, with its reason', async () => {
    let first = ''
    const data = await dataService((body) => {
      if (!isRecord(body)) return false
      first ||= String(body['hostname'])
      return body['hostname'] === first
    })
    const { code, output } = await fill(await restartedServer(), data, '--restarted')
    expect(code).toBe(1)
    expect(output).toContain(`agent reports: 29 taken, 1 refused\n  refused ${first}: 422 invalid report`)
  })

  test('names the agent when its password is wrong', async () => {
    const data = await startDataService('agent:other')
    stops.push(data.close)
    const { output } = await fill(await newServer(), data, '--restarted', '--hosts', '1')
    expect(output).toContain('license types: 0 taken, 1 refused\n  refused all 39: 401')
  })

  test.each([
    [['--data', 'http://127.0.0.1:1'], '--api is missing'],
    [['--api', 'http://127.0.0.1:1', '--user', 'admin'], '--data is missing'],
  ])('exits with 2 and the usage text: %j', async (args, message) => {
    const { code, error } = await runCommand(['fill-server', ...args], { MOCKS_PASSWORD: 'x' })
    expect(code).toBe(2)
    expect(error).toContain(message)
  })
})
