import { describe, expect, test } from 'vitest'
import { mockServer } from '../../node.ts'
import { startServer } from '../../server.ts'
import { createWorld } from '../../world/createWorld.ts'
import { digestLines, runScript } from '../requestScript.ts'
import { responseHashesOf } from '../responseHashes.ts'

/** Timeout in milliseconds, for a machine that runs other tests. */
const TIMEOUT_MS = 60_000

// sameBytes.test.tsx does the same with the service worker.
describe.each([0, 100])('responses for %d hosts are the same bytes', (hosts) => {
  test('the second time', { timeout: TIMEOUT_MS }, async () => {
    expect(await responseHashesOf(hosts)).toEqual(await responseHashesOf(hosts))
  })

  test('through the Node interceptor', { timeout: TIMEOUT_MS }, async () => {
    const server = mockServer(createWorld({ hosts }), { unknownRoutes: 'respond' })
    server.listen({ onUnhandledFrame: 'error' })
    const digests = await runScript('http://services.example.net').finally(() => server.close())
    expect(digestLines(digests)).toEqual(await responseHashesOf(hosts))
  })

  test('through the HTTP server', { timeout: TIMEOUT_MS }, async () => {
    const server = await startServer({ port: 0, world: createWorld({ hosts }) })
    const digests = await runScript(server.url).finally(() => server.close())
    expect(digestLines(digests)).toEqual(await responseHashesOf(hosts))
  })
})

test('another seed creates other hosts', () => {
  const names = (seed: number) => createWorld({ hosts: 50, seed }).hosts.facts.map(({ hostname }) => hostname)
  expect(names(2)).not.toEqual(names(1))
})
