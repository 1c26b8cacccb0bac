import { afterEach, expect, it, vi } from 'vitest'
import { createClients } from './client.ts'

const config = { api: 'http://localhost/api', chart: null, cloud: null, repository: null, idleTimeout: null }
const { api } = createClients(config, { provider: 'basic', token: null })

afterEach(() => void vi.unstubAllGlobals())

/** Path, query and body of the request that `send` sends. */
async function sentBy(send: () => Promise<unknown>): Promise<string> {
  let sent = ''
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    sent = [decodeURIComponent(pathname), ...searchParams.values(), await request.text()].join(' ').trim()
    return Response.json([])
  })
  await send()
  return sent
}

it('names a location as the server stores it', async () => {
  const query = { location: "L'Aquila", environment: 'R&D' }
  expect(await sentBy(() => api.GET('/hosts/environments', { params: { query } }))).toBe(
    '/api/hosts/environments L&#39;Aquila R&amp;D',
  )
})

it('names a host and a database as the server stores them', async () => {
  const path = { host: 'a<b', dbname: '"x"', flag: 'true' }
  const address = '/hosts/{host}/technologies/oracle/missing-dbs/{dbname}/ignored/{flag}'
  const body = { ignoredComment: 'R&D' }
  expect(await sentBy(() => api.PUT(address, { params: { path }, body }))).toBe(
    '/api/hosts/a&lt;b/technologies/oracle/missing-dbs/&#34;x&#34;/ignored/true {"ignoredComment":"R&D"}',
  )
})

it('escapes names from reports in a request body, but not what people enter', async () => {
  const contract = { contractID: 'A&B', hosts: ['a&b', 'c'], location: 'R&D' }
  expect(await sentBy(() => api.POST('/contracts/oracle/database', { body: contract }))).toBe(
    '/api/contracts/oracle/database {"contractID":"A&B","hosts":["a&amp;b","c"],"location":"R&amp;D"}',
  )
  const group = { name: 'R&D', description: '<b>', roles: [], tags: ['R&D'] }
  expect(await sentBy(() => api.POST('/groups', { body: group }))).toContain(
    '{"name":"R&D","description":"<b>"',
  )
})
