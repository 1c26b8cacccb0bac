import { expect, test } from 'vitest'
import { clientOf } from '../../testing/client.ts'
import { licensesOf } from '../../testing/licenses.ts'
import { uncachedReaderOf } from '../../testing/scopes.ts'
import { createWorld } from '../../world/createWorld.ts'

const oracle = 'Oracle/Database'

function setUp() {
  const world = createWorld({ hosts: 200 })
  return { world, ...clientOf(world) }
}

async function listed(json: ReturnType<typeof clientOf>['json'], query = ''): Promise<unknown[]> {
  const names = await json(`/api/hosts?mode=hostnames${query}`)
  return Array.isArray(names) ? names : []
}

test('dismissing hides the host except at earlier dates, and dismisses its alerts', async () => {
  const { world, sendRequest, json, status } = setUp()
  const now = world.clock.now()
  const host = world.hosts.facts.find(
    ({ hostname, cluster, lastDay }) =>
      cluster !== '' &&
      lastDay === 0 &&
      world.alerts.some(({ otherInfo }) => otherInfo?.['hostname'] === hostname),
  )
  const hostname = host?.hostname ?? ''
  const cluster = `/api/hosts/clusters/${host?.cluster}`
  const agents = async () => Number(Reflect.get(Object(await json(cluster)), 'vmsErcoleAgentCount'))
  const before = await agents()
  const response = await sendRequest(`/api/hosts/${hostname}`, { as: 'admin', method: 'DELETE' })
  expect([response.status, await response.text()]).toEqual([200, 'null'])
  expect(await listed(json)).not.toContain(hostname)
  expect(await agents()).toBe(before - 1)
  const then = encodeURIComponent(new Date(now - 1).toISOString())
  expect(await listed(json, `&older-than=${then}`)).toContain(hostname)
  expect(await status(`/api/hosts/${hostname}`, { as: 'admin', method: 'DELETE' })).toBe(404)

  const alerts = await json(`/api/alerts?size=100&hostname=${hostname}&sort-by=date&sort-desc=true`)
  const items: unknown[] = Reflect.get(Object(alerts), 'items')
  expect(items[0]).toMatchObject({ alertCode: 'DISMISSED_HOST', alertStatus: 'NEW', hostname })
  expect(items.length).toBeGreaterThan(1)
  for (const item of items.slice(1)) expect(item).toMatchObject({ alertStatus: 'DISMISSED' })
})

test('creates a disaster-recovery copy as a separate host', async () => {
  const { world, json, status } = setUp()
  const host = world.hosts.facts.find(({ technology, lastDay }) => technology === oracle && lastDay === 0)
  const path = `/api/hosts/${host?.hostname}/create-dr`
  const hostname = `${host?.hostname}_DR`
  expect(await json(path, { as: 'operator', method: 'PUT' })).toEqual({ hostname })
  const summary = await json(`/api/hosts?mode=summary&hostname=${host?.hostname}`)
  const rows: { id: string; hostname: string }[] = Reflect.get(Object(summary), 'hosts')
  expect(rows.map((row) => row.hostname)).toEqual([host?.hostname, hostname])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  expect(rows[1]).toMatchObject({ databases: host?.databases, cluster: '', environment: host?.environment })
  expect(await status(`/api/hosts/${hostname}`, { as: 'admin', method: 'DELETE' })).toBe(200)
  expect(await listed(json)).not.toContain(hostname)
  expect(await status(path, { as: 'admin', method: 'PUT' })).toBe(201)
})

test('a disaster-recovery copy has the ignored licenses of its original', async () => {
  const { world, json, status } = setUp()
  const { used } = licensesOf(uncachedReaderOf(world))
  const [usedLicense] = (await used()).filter((row) => row.licenseTypeID === 'A90611' && !row.ignored)
  const { hostname, dbName, licenseTypeID } = usedLicense ?? { hostname: '', dbName: '', licenseTypeID: '' }
  const path = `/api/hosts/${hostname}/technologies/oracle/databases/${dbName}/licenses/${licenseTypeID}`
  const body = { ignoredComment: 'Only a test' }
  expect(await status(`${path}/ignored/true`, { as: 'admin', method: 'PUT', body })).toBe(200)
  await json(`/api/hosts/${hostname}/create-dr`, { as: 'admin', method: 'PUT' })
  const flags = (name: string, rows: Awaited<ReturnType<typeof used>>) =>
    rows
      // The copy is no virtual machine of the cluster, so its licenses that are not ignored may differ.
      .filter((row) => row.hostname === name && row.ignored)
      .map((row) => [row.dbName, row.licenseTypeID, row.ignored, row.ignoredComment])
  const rows = await used()
  expect(flags(`${hostname}_DR`, rows)).toEqual(flags(hostname, rows))
  expect(flags(hostname, rows)).toContainEqual([dbName, licenseTypeID, true, 'Only a test'])
})

test("copying a Veritas cluster node leaves the cluster's licenses unchanged", async () => {
  const { world, json } = setUp()
  const { veritas, used } = licensesOf(uncachedReaderOf(world))
  const [cluster] = (await veritas()).filter(({ licenseTypeID }) => licenseTypeID === 'A90611')
  const allRows = await veritas()
  const { hostname } = Object(
    await json(`/api/hosts/${cluster?.hostnames[0]}/create-dr`, { as: 'admin', method: 'PUT' }),
  )
  expect((await used()).filter((row) => row.hostname === hostname).length).toBeGreaterThan(0)
  expect(await veritas()).toEqual(expect.arrayContaining(allRows))
})

test('ignoring a missing database shows in every list but not in older documents', async () => {
  const { world, sendRequest, json } = setUp()
  const host = world.hosts.facts.find(({ missingDatabases: [first] }) => first?.ignored === false)
  const name = host?.missingDatabases[0]?.name ?? ''
  const path = `/api/hosts/${host?.hostname}/technologies/oracle/missing-dbs`
  const body = { ignoredComment: 'Moved to the cloud' }
  const response = await sendRequest(`${path}/${name}/ignored/1`, { as: 'admin', method: 'PUT', body })
  expect([response.status, await response.text()]).toEqual([204, ''])
  const ignored = { name, ignored: true, ignoredComment: 'Moved to the cloud' }
  expect(await json(path)).toContainEqual(ignored)
  expect(await json('/api/hosts/technologies/oracle/missing-dbs')).toContainEqual({
    hostname: host?.hostname,
    missingDatabases: expect.arrayContaining([ignored]),
  })
  const hosts = `/api/hosts?mode=summary&hostname=${host?.hostname}`
  expect(await json(hosts)).toMatchObject({
    hosts: [{ missingDatabases: expect.arrayContaining([ignored]) }],
  })
  const week = encodeURIComponent(new Date(world.clock.now() - 7 * 86_400_000).toISOString())
  expect(await json(`${hosts}&older-than=${week}`)).toMatchObject({
    hosts: [{ missingDatabases: expect.arrayContaining([{ name, ignored: false, ignoredComment: '' }]) }],
  })
})

test('read-only mode returns 403 for dismissing and acknowledging, but not for saving the configuration', async () => {
  const { world, status } = setUp()
  world.configuration.APIService.ReadOnly = true
  const [host] = world.hosts.facts
  expect(await status(`/api/hosts/${host?.hostname}`, { as: 'admin', method: 'DELETE' })).toBe(403)
  expect(await status('/api/alerts/ack', { as: 'admin', method: 'POST', body: { ids: [] } })).toBe(403)
  expect(await status('/api/configuration', { as: 'admin', method: 'POST', body: {} })).toBe(204)
})
