import { describe, expect, test } from 'vitest'
import { mockServer } from '../../node.ts'
import { startServer } from '../../server.ts'
import { createWorld } from '../../world/createWorld.ts'
import { digestLines, runScript, hostCounts } from '../requestScript.ts'
import expected from '../responseHashes.json' with { type: 'json' }
import { responseHashesOf } from '../responseHashes.ts'

const expectedHashes = new Map(Object.entries(expected))
/** Timeout in milliseconds, for a machine that runs other tests. */
const TIMEOUT_MS = 60_000

// A script in packages/api-mocks/scripts updates the hashes after an intended change.
test.each(hostCounts)(
  'handlers: responses for %d hosts match the committed hashes',
  { timeout: TIMEOUT_MS },
  async (hosts) => expect(await responseHashesOf(hosts)).toEqual(expectedHashes.get(String(hosts))),
)

// The transport does not depend on the size. sameBytes.test.tsx covers the service worker with all sizes.
describe.each([0, 100])('responses for %d hosts match the committed hashes', (hosts) => {
  test('through the Node interceptor', { timeout: TIMEOUT_MS }, async () => {
    const server = mockServer(createWorld({ hosts }), { unknownRoutes: 'respond' })
    server.listen({ onUnhandledFrame: 'error' })
    const digests = await runScript('http://services.example.net').finally(() => server.close())
    expect(digestLines(digests)).toEqual(expectedHashes.get(String(hosts)))
  })

  test('through the HTTP server', { timeout: TIMEOUT_MS }, async () => {
    const server = await startServer({ port: 0, world: createWorld({ hosts }) })
    const digests = await runScript(server.url).finally(() => server.close())
    expect(digestLines(digests)).toEqual(expectedHashes.get(String(hosts)))
  })
})

test('another seed creates other hosts', () => {
  const names = (seed: number) => createWorld({ hosts: 50, seed }).hosts.facts.map(({ hostname }) => hostname)
  expect(names(2)).not.toEqual(names(1))
})
