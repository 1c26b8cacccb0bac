import { expect, test, vi } from 'vitest'
import { bases } from '../../contract/documents.ts'
import { parsedJson } from '../../lib/records.ts'
import { departures } from '../../verify/conformance.ts'
import type { LiveRequest } from '../../verify/liveClient.ts'
import { readCalls } from '../../verify/readCalls.ts'
import { tokenFor } from '../../world/access/login.ts'
import { createWorld } from '../../world/createWorld.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { restartServices } from '../../world/server/configuration.ts'
import { clientOf } from '../client.ts'
import { fingerprint } from '../fingerprint.ts'
import { writes } from '../goodCalls.ts'
import { randomWrites } from '../randomWrites.ts'
import { contradictions, type Heard } from '../references.ts'

const WRITES = 500
/** Timeout for a machine that runs other tests. */
const PATIENT = { timeout: 60_000 }
const accepted = new Set<string>()

test.each([1, 2, 32])(
  '500 random writes with seed %d keep all responses consistent',
  PATIENT,
  async (seed) => {
    const world = createWorld({ hosts: 60, seed })
    // Without dates, because the server does not detach hosts from contracts with one.
    const undated = { supportExpiration: null, productOrderDate: null }
    replaceContracts(world, {
      oracle: contractsNow(world).oracle.map((contract, index) =>
        index % 2 === 0 ? { ...contract, ...undated } : contract,
      ),
    })
    const client = clientOf(world)
    // Tokens stay valid even if their user is deleted or changed.
    const tokens = { admin: tokenFor(world, 'admin'), operator: tokenFor(world, 'operator') }
    const next = randomWrites(world, seed)
    const wrong: string[] = []
    const crashes = vi.spyOn(console, 'error').mockImplementation(() => {})
    let state = fingerprint(world)
    for (let turn = 0; turn < WRITES; turn += 1) {
      // Applies whatever configuration the previous writes stored.
      if (turn === 400 && seed > 1) {
        restartServices(world)
        // The stored configuration may have no provider, which would lock everyone out.
        world.configuration.APIService.AuthenticationProvider.Types = ['basic']
        state = fingerprint(world)
      }
      world.clock.move(5000)
      const { operation, path, as, options } = next()
      const response = await client.ask(path, as === 'nobody' ? options : { ...options, token: tokens[as] })
      const said = `${turn}: ${options.method} ${path} ${response.status} ${JSON.stringify(options.body)}`
      const isRefused = !response.ok
      if (response.ok) accepted.add(`${operation.method} ${operation.path}`)
      const before = state
      state = fingerprint(world)
      if (isRefused && state !== before) wrong.push(`${said} was refused, and changed something`)
      wrong.push(...(await departures(operation, response)).map((difference) => `${said}: ${difference}`))
    }

    const heard: Heard[] = []
    const look = ({ service, path, accept }: LiveRequest) =>
      client.ask(bases[service] + path, { token: tokens.admin, ...(accept === undefined ? {} : { accept }) })
    for (const call of await readCalls(look, () => true)) {
      if ('missing' in call) continue
      const { operation, request } = call
      const response = await look(request)
      const copy = response.clone()
      wrong.push(...(await departures(operation, copy)).map((difference) => `${request.path}: ${difference}`))
      const json = parsedJson(await response.text())
      if (response.ok && json) heard.push({ operation, body: json.value })
    }
    expect(crashes).not.toHaveBeenCalled()
    crashes.mockRestore()
    expect(wrong).toEqual([])
    expect(heard.length).toBeGreaterThan(100)
    expect(contradictions(world, heard)).toEqual([])
  },
)

test('each write operation succeeded at least once', () => {
  const never = writes.map(({ method, path }) => `${method} ${path}`).filter((kind) => !accepted.has(kind))
  expect(never).toEqual([])
})
