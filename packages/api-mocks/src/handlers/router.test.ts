import { expect, test } from 'vitest'
import { clientOf } from '../testing/client.ts'
import { createWorld } from '../world/createWorld.ts'

const world = createWorld({ hosts: 500, hostile: true })
const { sendRequest, status } = clientOf(world)
const unknown = [404, '404 page not found\n']

test('returns 404 for a host name with a slash, with any method', async () => {
  const names = world.hosts.facts.map(({ hostname }) => hostname).filter((name) => name.includes('/'))
  expect(names.length).toBeGreaterThan(5)
  const [name = ''] = names.filter((each) => world.hosts.find(each))
  const path = `/api/hosts/${encodeURIComponent(name)}`
  const calls = [
    ['GET', path],
    ['GET', `${path.toLowerCase()}/technologies/oracle/missing-dbs`],
    ['PUT', `${path}/create-dr`],
    ['DELETE', path],
  ] as const
  for (const [method, each] of calls) {
    const response = await sendRequest(each, { as: 'admin', method })
    expect([each, response.status, await response.text()]).toEqual([each, ...unknown])
  }
  expect(world.hosts.find(name)).toBeDefined()
})

test.each([
  '/api/hosts/',
  '/api/version/',
  '/api/ldap/version/',
  '/api/ping/',
  '/chart/hosts/cores/',
  '/thunder/aws/configurations/',
])('returns 404 for the trailing slash of %s', async (path) => {
  expect(await status(path.slice(0, -1))).toBe(200)
  // Also without a token: the router runs before the guard.
  for (const options of [{ as: 'admin' }, {}, { as: 'admin', method: 'PATCH' }]) {
    const response = await sendRequest(path, options)
    expect([response.status, await response.text()]).toEqual(unknown)
  }
})
