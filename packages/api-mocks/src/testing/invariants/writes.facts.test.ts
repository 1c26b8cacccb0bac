import { expect, test, vi } from 'vitest'
import { bases } from '../../contract/documents.ts'
import { parsedJson } from '../../lib/records.ts'
import { operationViolations } from '../../verify/conformance.ts'
import type { LiveRequest } from '../../verify/liveClient.ts'
import { readCalls } from '../../verify/readCalls.ts'
import { tokenFor } from '../../world/access/login.ts'
import { createWorld } from '../../world/createWorld.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import { restartServices } from '../../world/server/configuration.ts'
import { clientOf } from '../client.ts'
import { fingerprint, isSameState } from '../fingerprint.ts'
import { randomWrites } from '../random/randomWrites.ts'
import { contradictions, type ReadResponse } from '../references.ts'
import { writeOperations } from '../sampleRequests.ts'

const WRITES = 500
/** Timeout for a machine that runs other tests. */
const TIMEOUT = { timeout: 60_000 }
const accepted = new Set<string>()

test.each([4, 5, 6, 7, 8])(
  '500 random writes with seed %d keep all responses consistent',
  TIMEOUT,
  async (seed) => {
    const world = createWorld({ hosts: 60, seed })
    // Without dates, because the server does not detach hosts from contracts with one.
    const withoutDates = { supportExpiration: null, productOrderDate: null }
    replaceContracts(world, {
      oracle: contractsNow(world).oracle.map((contract, index) =>
        index % 2 === 0 ? { ...contract, ...withoutDates } : contract,
      ),
    })
    const client = clientOf(world)
    // Tokens stay valid even if their user is deleted or changed.
    const tokens = { admin: tokenFor(world, 'admin'), operator: tokenFor(world, 'operator') }
    const next = randomWrites(world, seed)
    const wrong: string[] = []
    const crashes = vi.spyOn(console, 'error').mockImplementation(() => {})
    let state = fingerprint(world)
    for (let step = 0; step < WRITES; step += 1) {
      // Applies whatever configuration the previous writes stored.
      if (step === 400 && seed > 1) {
        restartServices(world)
        // The stored configuration may have no provider, which would lock everyone out.
        world.configuration.APIService.AuthenticationProvider.Types = ['basic']
        state = fingerprint(world)
      }
      world.clock.move(5000)
      const { operation, path, as, options } = next()
      const response = await client.sendRequest(
        path,
        as === 'nobody' ? options : { ...options, token: tokens[as] },
      )
      const requestLine = `${step}: ${options.method} ${path} ${response.status} ${JSON.stringify(options.body)}`
      const isRejected = !response.ok
      if (response.ok) accepted.add(`${operation.method} ${operation.path}`)
      const before = state
      state = fingerprint(world)
      // A refused scenario leaves the cores of earlier hosts changed, as on the server.
      if (isRejected && operation.path !== '/scenarios' && !isSameState(before, state))
        wrong.push(`${requestLine} was refused, and changed something`)
      wrong.push(
        ...(await operationViolations(operation, response)).map(
          (difference) => `${requestLine}: ${difference}`,
        ),
      )
    }

    const responses: ReadResponse[] = []
    const read = ({ service, path, accept }: LiveRequest) =>
      client.sendRequest(bases[service] + path, {
        token: tokens.admin,
        ...(accept === undefined ? {} : { accept }),
      })
    for (const call of await readCalls(read, () => true)) {
      if ('missing' in call) continue
      const { operation, request } = call
      const response = await read(request)
      const copy = response.clone()
      wrong.push(
        ...(await operationViolations(operation, copy)).map((difference) => `${request.path}: ${difference}`),
      )
      const json = parsedJson(await response.text())
      if (response.ok && json) responses.push({ operation, body: json.value })
    }
    expect(crashes).not.toHaveBeenCalled()
    crashes.mockRestore()
    expect(wrong).toEqual([])
    expect(responses.length).toBeGreaterThan(100)
    expect(contradictions(world, responses)).toEqual([])
  },
)

test('each write operation succeeded at least once', () => {
  const never = writeOperations
    .map(({ method, path }) => `${method} ${path}`)
    .filter((kind) => !accepted.has(kind))
  expect(never).toEqual([])
})
