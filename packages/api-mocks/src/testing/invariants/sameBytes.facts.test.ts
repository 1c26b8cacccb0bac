import { describe, expect, test } from 'vitest'
import { mockServer } from '../../node.ts'
import { startServer } from '../../server.ts'
import { createWorld } from '../../world/createWorld.ts'
import expected from '../answers.json' with { type: 'json' }
import { answersOf } from '../answers.ts'
import { heardLines, runScript, scriptSizes } from '../requestScript.ts'

const committed = new Map(Object.entries(expected))
/** Milliseconds, on a machine that is busy with other tests. */
const PATIENCE = 60_000

// After a change of answers that is meant: npx pnpm exec node packages/api-mocks/scripts/answers.ts
test.each(scriptSizes)(
  'a world of %d hosts answers as the committed list says, from the handlers alone',
  { timeout: PATIENCE },
  async (hosts) => expect(await answersOf(hosts)).toEqual(committed.get(String(hosts))),
)

// How answers travel does not depend on the size; the service worker carries all (sameBytes.test.tsx).
describe.each([0, 100])('a world of %d hosts', (hosts) => {
  test('from the interceptor in Node', { timeout: PATIENCE }, async () => {
    const server = mockServer(createWorld({ hosts }), { unknownRoutes: 'answer' })
    server.listen({ onUnhandledFrame: 'error' })
    const heard = await runScript('http://services.example.net').finally(() => server.close())
    expect(heardLines(heard)).toEqual(committed.get(String(hosts)))
  })

  test('from the HTTP server', { timeout: PATIENCE }, async () => {
    const server = await startServer({ port: 0, world: createWorld({ hosts }) })
    const heard = await runScript(server.url).finally(() => server.close())
    expect(heardLines(heard)).toEqual(committed.get(String(hosts)))
  })
})

test('another seed is another inventory', () => {
  const names = (seed: number) => createWorld({ hosts: 50, seed }).hosts.facts.map(({ hostname }) => hostname)
  expect(names(2)).not.toEqual(names(1))
})
