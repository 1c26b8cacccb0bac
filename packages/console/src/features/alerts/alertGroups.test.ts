import { NOW } from '@inventory-console/api-mocks/clock'
import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import { aggregatedAlertsPage } from '@inventory-console/api-mocks/decoders/api/alerts'
import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { createWorld } from '@inventory-console/api-mocks/world'
import { afterEach, expect, it, vi } from 'vitest'
import { createClients } from '../../platform/http/client.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alerts.ts'

afterEach(() => vi.unstubAllGlobals())

const query = { status: 'NEW' } as const

/** A session on a server that supports, rejects or ignores the `mode` parameter of alerts. */
async function session(mode: 'known' | 'refused' | 'ignored') {
  const respond = combineHandlers(createHandlers(createWorld({ hosts: 60, now: NOW })))
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    sent.push(url.search)
    if (mode === 'refused' && url.searchParams.has('mode'))
      return Response.json({ message: 'invalid mode' }, { status: 422 })
    if (mode === 'ignored') url.searchParams.delete('mode')
    return respond(new Request(url, request))
  })
  const config = {
    api: 'http://localhost/api',
    chart: null,
    cloud: null,
    repository: null,
    idleTimeout: null,
  }
  const { username = '', password = '' } = sampleUsers.find((user) => user.username === 'admin') ?? {}
  const { data } = await createClients(config, { provider: 'basic', token: null }).api.POST('/user/login', {
    body: { username, password },
    parseAs: 'text',
  })
  sent.length = 0
  const clients = createClients(config, { provider: 'basic', token: data ?? '' })
  return {
    sent,
    fetcher: async () => (await groupsQuery(query).fetcher(clients, AbortSignal.timeout(10_000))).data,
  }
}

const counts = (body: unknown) =>
  readGroups(decode(aggregatedAlertsPage, body).value)
    .map(({ category, code, severity, count }) => `${category} ${code} ${severity} ${count}`)
    .toSorted()

it.each(['refused', 'ignored'] as const)(
  'groups plain alerts if the server has %s the aggregated mode',
  async (mode) => {
    const known = await session('known')
    const expected = counts(await known.fetcher())
    expect(expected.length).toBeGreaterThan(3)
    expect(known.sent).toHaveLength(1)

    const older = await session(mode)
    expect(counts(await older.fetcher())).toEqual(expected)
    expect(older.sent).toEqual([
      '?status=NEW&mode=aggregated-code-severity&page=1&size=1000',
      '?status=NEW&page=1&size=999999',
    ])
    // The mode is attempted only once per session.
    await older.fetcher()
    expect(older.sent.slice(2)).toEqual(['?status=NEW&page=1&size=999999'])
  },
)
