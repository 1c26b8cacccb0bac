import { describe, expect, test } from 'vitest'
import type { DatabaseUsedLicense } from '../../contract/wire.ts'
import { DAY } from '../../lib/time.ts'
import { at } from '../../testing/atLocations.ts'
import { clientOf } from '../../testing/client.ts'
import { allDatabases, licensesOf } from '../../testing/licenses.ts'
import { uncachedReaderOf } from '../../testing/scopes.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { World } from '../../world/world.ts'

const [first] = sampleLocations

const admin = { as: 'admin' }

const reader = (world: World) => ({
  sendRequest: clientOf(world).sendRequest,
  ...licensesOf(uncachedReaderOf(world)),
})

describe('used licenses', () => {
  const world = createWorld({ hosts: 300 })
  const { used, compliance, sendRequest } = reader(world)

  test('filters by location, environment and date, but compliance only by location', async () => {
    const known = new Set(
      world.hosts.facts.filter(({ location }) => location === first).map(({ hostname }) => hostname),
    )
    const rows = await used(`${at(first)}&environment=PROD`)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ hostname }) => known.has(hostname)))).toEqual(new Set([true]))
    const before = await used('older-than=2025-06-01T00:00:00Z')
    expect(before.length).toBeLessThan((await used()).length)
    expect(await compliance('environment=DR&older-than=2025-06-01T00:00:00Z')).toEqual(await compliance())
    expect(await compliance(at(first))).not.toEqual(await compliance())
  })

  test('returns an empty list for an unknown host, and null per host without licenses', async () => {
    const none = await sendRequest('/api/hosts/nobody/technologies/all/databases/licenses-used', admin)
    expect(await none.json()).toEqual({ usedLicenses: [] })
    const { sendRequest: sendToEmptyWorld } = reader(createWorld({ hosts: 0 }))
    const perHostOfNobody = await sendToEmptyWorld(`${allDatabases}/licenses-used-per-host`, admin)
    expect(await perHostOfNobody.json()).toEqual({ usedLicenses: null })
  })
})

describe('ignoring licenses', () => {
  const earlierDate = 'older-than=2026-03-14T23:00:00Z'

  async function firstOf(vendor: string, world: World) {
    const { used } = reader(world)
    const earlier = new Set((await used(earlierDate)).map(({ hostname }) => hostname))
    const row = (await used()).find(
      ({ description, ignored, hostname }) =>
        description.includes(vendor) && !ignored && earlier.has(hostname),
    )
    if (row === undefined) throw new Error(`no host uses a license of ${vendor}`)
    return row
  }

  test.each([
    ['Oracle', 'oracle'],
    ['SQL Server', 'microsoft'],
    ['MySQL', 'mysql'],
  ])('%s: later reads show the flag and comment, older-than reads do not', async (vendor, type) => {
    const world = createWorld({ hosts: 200 })
    const { used, perHost, compliance, sendRequest } = reader(world)
    const { hostname, dbName, licenseTypeID } = await firstOf(vendor, world)
    const before = await compliance()
    const license = type === 'oracle' ? `/licenses/${licenseTypeID}` : ''
    const path = `/api/hosts/${hostname}/technologies/${type}/databases/${dbName}${license}/ignored`
    const response = await sendRequest(`${path}/true`, {
      ...admin,
      method: 'PUT',
      body: { ignoredComment: 'spare' },
    })
    expect([response.status, await response.text()]).toEqual([200, 'null'])
    const isIt = (row: DatabaseUsedLicense) =>
      row.hostname === hostname && row.dbName === dbName && row.licenseTypeID === licenseTypeID
    const now = (await used()).find(isIt)
    expect([now?.ignored, now?.ignoredComment]).toEqual([true, 'spare'])
    const older = (await used(earlierDate)).find(isIt)
    expect([older?.ignored, older?.ignoredComment]).toEqual([false, ''])
    const ofHost = (await perHost()).filter(
      (row) => row.hostname === hostname && row.licenseTypeID === licenseTypeID,
    )
    expect(ofHost.flatMap(({ databaseNames }) => databaseNames)).not.toContain(dbName)
    await sendRequest(`${path}/false`, { ...admin, method: 'PUT' })
    expect((await used()).find(isIt)?.ignored).toBe(false)
    expect(await compliance()).toEqual(before)
  })

  test('ignores several licenses and returns those that failed', async () => {
    const world = createWorld({ hosts: 200 })
    const { sendRequest, used } = reader(world)
    const { hostname, dbName, licenseTypeID } = await firstOf('Oracle', world)
    const entry = {
      technology: 'Oracle/Database',
      hostname,
      databaseName: dbName,
      licenseTypeID,
      ignored: true,
      ignoredComment: '',
    }
    const wrong = { ...entry, databaseName: 'NONE' }
    const response = await sendRequest('/api/licenses/ignore', {
      ...admin,
      method: 'POST',
      body: [entry, wrong],
    })
    expect(await response.json()).toEqual({ updated: [entry], error: [wrong] })
    const nothing = await sendRequest('/api/licenses/ignore', { ...admin, method: 'POST', body: [] })
    expect(await nothing.json()).toEqual({ updated: null, error: null })
    const row = (await used()).find((each) => each.dbName === dbName && each.licenseTypeID === licenseTypeID)
    expect(row?.ignored).toBe(true)
  })
})

describe('license history', () => {
  test('ends with the current compliance, and keeps past days when a license is ignored later', async () => {
    const world = createWorld({ hosts: 300 })
    const { history, compliance, used, sendRequest } = reader(world)
    const items = await history()
    for (const { licenseTypeID, metric, consumed, covered, purchased } of await compliance()) {
      if (metric === 'HOST' || metric === 'CLUSTER') continue
      const today = items.find((item) => item.licenseTypeID === licenseTypeID)?.history.at(-1)
      expect(today).toEqual({ date: '2026-03-16T00:00:00Z', consumed, covered, purchased })
    }
    const flagship = items.find(({ licenseTypeID }) => licenseTypeID === 'A90611')?.history ?? []
    expect(flagship.length).toBe(366)
    expect(flagship[0]?.consumed).toBeLessThan(flagship.at(-1)?.consumed ?? 0)
    const row = (await used()).find(({ licenseTypeID }) => licenseTypeID === 'A90611')
    await sendRequest('/api/licenses/ignore', {
      ...admin,
      method: 'POST',
      body: [
        {
          technology: 'Oracle/Database',
          hostname: row?.hostname,
          databaseName: row?.dbName,
          licenseTypeID: 'A90611',
          ignored: true,
          ignoredComment: '',
        },
      ],
    })
    world.clock.move(3 * DAY)
    const later = (await history()).find(({ licenseTypeID }) => licenseTypeID === 'A90611')?.history ?? []
    expect(later.length).toBe(369)
    expect(later.slice(0, 365)).toEqual(flagship.slice(0, 365))
  })

  test('excludes start and end from the window', async () => {
    const { history } = reader(createWorld({ hosts: 100 }))
    const items = await history('start=2026-01-01T00:00:00Z&end=2026-01-04T00:00:00Z')
    const days = new Set(items.flatMap((item) => item.history.map(({ date }) => date)))
    expect(days).toEqual(new Set(['2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z']))
    expect(await reader(createWorld({ hosts: 0 })).history()).toEqual([])
  })

  test('has one item each for MySQL and SQL Server, without a metric', async () => {
    const items = await reader(createWorld({ hosts: 300 })).history()
    const others = items.filter(({ metric }) => metric === '')
    expect(others.map(({ itemDescription }) => itemDescription).toSorted()).toEqual([
      'MySQL Enterprise Edition',
      'SQL Server',
    ])
  })
})
