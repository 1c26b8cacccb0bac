import { expect, test } from 'vitest'
import type { Alert, AlertsPage, HostDetail } from '../../contract/wire.ts'
import { DAY } from '../../lib/time.ts'
import { clientOf } from '../../testing/client.ts'
import { agentErrorOf } from '../../world/alerts/alerts.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [first, second] = sampleLocations

const world = createWorld()
const client = clientOf(world)

async function page(query: string, as = 'admin'): Promise<AlertsPage> {
  const payload = await client.json(`/api/alerts?${query}`, { as })
  if (!isPage(payload)) throw new Error('not a page')
  return payload
}

function isPage(payload: unknown): payload is AlertsPage {
  return typeof payload === 'object' && payload !== null && 'items' in payload
}

async function allAlerts(query = '', as = 'admin'): Promise<Alert[]> {
  return (await page(`size=100000&${query}`, as)).items ?? []
}

test('pages are one-based, complete and without overlap', async () => {
  const allRows = await allAlerts()
  const { count } = await page('size=100')
  expect(count).toBe(allRows.length)
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / 100) }, (_, index) => page(`size=100&page=${index + 1}`)),
  )
  expect(pages.flatMap(({ items }) => items ?? [])).toEqual(allRows)
  expect(await page(`size=100&page=${count}`)).toMatchObject({ items: [], count, pageSize: 100, page: count })
})

test('returns null items when nothing matches', async () => {
  expect(await page('size=10&search=nosuchword')).toEqual({ items: null, count: 0, pageSize: 10, page: 1 })
})

/** The host document at that time, or `undefined` if the host had not reported yet. */
async function documentAt(hostname: string, moment: number): Promise<HostDetail | undefined> {
  const date = encodeURIComponent(new Date(moment).toISOString())
  const payload = await client.sendRequest(`/api/hosts/${hostname}?older-than=${date}`, { as: 'admin' })
  if (payload.status === 404) return undefined
  const document: HostDetail = await payload.json()
  return document
}

function uses(document: HostDetail, dbname: string | undefined, licenseTypeID: string): boolean {
  const database = document.features.oracle?.database?.databases?.find(({ name }) => name === dbname)
  return (
    database?.licenses?.some((license) => license.licenseTypeID === licenseTypeID && license.count > 0) ??
    false
  )
}

test.each([
  ['NEW_LICENSE', true],
  ['NEW_OPTION', false],
])('%s names licenses that first appear in the document of that day', async (code, isFirst) => {
  const alerts = (await allAlerts(`code=${code}`)).filter(({ otherInfo }) => otherInfo !== null)
  expect(alerts.length).toBeGreaterThan(10)
  for (const { date, otherInfo } of alerts) {
    const named = (key: string) => String(otherInfo?.[key]).split(',')
    const [hostname = ''] = named('hostname')
    const now = await documentAt(hostname, Date.parse(date))
    const before = await documentAt(hostname, Date.parse(date) - DAY)
    expect([hostname, before === undefined]).toEqual([hostname, isFirst])
    const databases = named('dbname')
    expect(databases.length).toBeGreaterThan(0)
    for (const [index, id] of named('licenseTypeID').entries()) {
      expect([hostname, now && uses(now, databases[index], id)]).toEqual([hostname, true])
      expect([hostname, before ? uses(before, databases[index], id) : false]).toEqual([hostname, false])
    }
  }
})

test('INCREASED_CPU_CORES names the cores of the documents before and after', async () => {
  const alerts = await allAlerts('code=INCREASED_CPU_CORES')
  expect(alerts.length).toBeGreaterThan(5)
  for (const { date, hostname = '', description } of alerts) {
    const documents = [
      await documentAt(hostname, Date.parse(date) - DAY),
      await documentAt(hostname, Date.parse(date)),
    ]
    const [before, now] = documents.map((document) => document?.info.cpuCores)
    expect(description).toBe(`The cores of ${hostname} increased from ${before} to ${now}`)
  }
})

test('does not report cores that grew after the last document', async () => {
  const of = createWorld({ seed: 2, hosts: 2000 })
  const silent = of.hosts.facts.find(
    ({ upgradedOn, lastDay }) => upgradedOn !== undefined && upgradedOn < lastDay,
  )
  expect(silent).toBeDefined()
  const path = `/api/alerts?size=100&code=INCREASED_CPU_CORES&hostname=${silent?.hostname}`
  expect(await clientOf(of).json(path)).toMatchObject({ items: null })
})

test('an agent error is in the document of the alert and not in the one before', async () => {
  const alerts = await allAlerts('code=AGENT_ERROR')
  expect(alerts.length).toBeGreaterThan(5)
  for (const { date, hostname = '', otherInfo } of alerts) {
    const errors = (await documentAt(hostname, Date.parse(date)))?.errors
    expect([hostname, errors]).toEqual([hostname, otherInfo?.['errors']])
    expect((await documentAt(hostname, Date.parse(date) - DAY))?.errors).toEqual([])
  }
})

test('a disaster-recovery copy has the agent error only if the copied document has it', async () => {
  const later = createWorld({ hosts: 200 })
  const of = clientOf(later)
  // The server copies hosts with databases only.
  const host = later.hosts.facts.find(
    (facts) => facts.technology !== '' && agentErrorOf(facts, later.hosts.startDay) !== undefined,
  )
  const path = `/api/hosts/${host?.hostname}`
  const clone = () => of.sendRequest(`${path}/create-dr`, { as: 'admin', method: 'PUT' })
  await clone()
  expect(await of.json(`${path}_DR`)).toMatchObject({ errors: [expect.anything()] })
  await of.sendRequest(`${path}_DR`, { as: 'admin', method: 'DELETE' })
  later.clock.move(DAY)
  await clone()
  expect(await of.json(`${path}_DR`)).toMatchObject({ errors: [] })
})

test('counts by status add up to the total', async () => {
  const counts = await Promise.all(
    ['NEW', 'ACK', 'DISMISSED'].map(async (status) => (await page(`size=1&status=${status}`)).count),
  )
  expect(new Set(counts.map((count) => count > 0))).toEqual(new Set([true]))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await page('size=1')).count)
})

test('filters, searches and sorts the page', async () => {
  const allRows = await allAlerts()
  expect(await allAlerts('code=NO_DATA')).toEqual(allRows.filter(({ alertCode }) => alertCode === 'NO_DATA'))
  expect(await allAlerts('category=AGENT')).toEqual(
    allRows.filter(({ alertCategory }) => alertCategory === 'AGENT'),
  )
  expect(await allAlerts('severity=CRITICAL')).toEqual(
    allRows.filter(({ alertSeverity }) => alertSeverity === 'CRITICAL'),
  )
  expect(await allAlerts('hostname=-ORA-')).toEqual(
    allRows.filter(({ hostname }) => hostname?.includes('-ora-')),
  )
  expect(await allAlerts('description=was%20ADDED')).toEqual(
    allRows.filter(({ description }) => description.includes('was added')),
  )
  const words = await allAlerts('search=license%20critical%20rac')
  expect(words.length).toBeGreaterThan(0)
  expect(
    new Set(
      words.map(
        ({ alertCategory, alertSeverity }) => alertCategory === 'LICENSE' && alertSeverity === 'CRITICAL',
      ),
    ),
  ).toEqual(new Set([true]))
  const [first] = await allAlerts('sort-by=date&sort-desc=true')
  const newest = Math.max(...allRows.map(({ date }) => Date.parse(date)))
  expect(Date.parse(first?.date ?? '')).toBe(newest)
  const [youngest] = await allAlerts('sort-by=daysFromCreation')
  expect(Date.parse(youngest?.date ?? '')).toBe(newest)
})

test('from is inclusive, to is exclusive', async () => {
  const [some] = await allAlerts('sort-by=date')
  const moment = encodeURIComponent(some?.date ?? '')
  expect((await allAlerts(`from=${moment}`)).some(({ _id }) => _id === some?._id)).toBe(true)
  expect(await allAlerts(`to=${moment}`)).toEqual([])
})

test('returns a bare array without size and filters it by status only', async () => {
  const bare = await client.json('/api/alerts?status=NEW&severity=CRITICAL&search=nothing')
  const open = await allAlerts('status=NEW')
  expect(new Set(open.map(({ daysFromCreation = -1 }) => daysFromCreation >= 0))).toEqual(new Set([true]))
  for (const row of open) delete row.daysFromCreation
  expect(bare).toEqual(open)
  expect(await client.json('/api/alerts')).toEqual([])
})

/** Documented category, severities, technology and keys of otherInfo, by alert code. */
const shapes: Readonly<
  Record<string, readonly [string, readonly string[], string | null, readonly string[]]>
> = {
  NO_DATA: ['AGENT', ['CRITICAL'], null, ['hostname']],
  NEW_SERVER: ['ENGINE', ['INFO'], null, ['hostname']],
  DISMISSED_HOST: ['ENGINE', ['INFO'], 'Oracle/Database', ['hostname']],
  UNLISTED_RUNNING_DATABASE: ['ENGINE', ['WARNING'], 'Oracle/Database', ['hostname', 'dbname']],
  MISSING_PRIMARY_DATABASE: ['ENGINE', ['WARNING'], null, ['hostname', 'dbname']],
  AGENT_ERROR: ['ENGINE', ['CRITICAL', 'WARNING'], null, ['hostname', 'errors']],
  NEW_DATABASE: ['LICENSE', ['INFO'], 'Oracle/Database', ['hostname', 'dbname']],
  NEW_LICENSE: ['LICENSE', ['CRITICAL'], 'Oracle/Database', ['hostname', 'dbname', 'licenseTypeID']],
  NEW_OPTION: ['LICENSE', ['CRITICAL'], 'Oracle/Database', ['hostname', 'dbname', 'licenseTypeID']],
  INCREASED_CPU_CORES: ['LICENSE', ['CRITICAL'], null, ['hostname']],
  MISSING_DATABASE: ['LICENSE', ['WARNING'], 'Oracle/Database', ['hostname', 'dbNames']],
}

test.each(Object.entries(shapes))(
  '%s has the documented category, severity, technology and otherInfo keys',
  async (code, [category, severities, technology, keys]) => {
    const alerts = (await allAlerts(`code=${code}`)).filter(({ otherInfo }) => otherInfo !== null)
    expect(alerts.length).toBeGreaterThan(0)
    for (const alert of alerts) {
      expect(alert).toMatchObject({ alertCategory: category, alertAffectedTechnology: technology })
      expect(severities).toContain(alert.alertSeverity)
      expect(Object.keys(alert.otherInfo ?? {})).toEqual(keys)
    }
  },
)

test('alerts name existing hosts, except DISMISSED_HOST', async () => {
  for (const { alertCode, hostname } of await allAlerts()) {
    if (hostname === undefined) continue
    expect(world.hosts.find(hostname) !== undefined).toBe(alertCode !== 'DISMISSED_HOST')
  }
})

test('each silent host has one open NO_DATA alert', async () => {
  const facts = world.hosts.facts.filter(({ lastDay }) => lastDay > 0)
  const silent = new Set(facts.map(({ hostname }) => hostname))
  const alerts = await allAlerts('code=NO_DATA&status=NEW')
  expect(new Set(alerts.map(({ hostname }) => hostname))).toEqual(silent)
  expect(alerts).toHaveLength(silent.size)
  const days = new Map(facts.map(({ hostname, lastDay }) => [hostname, lastDay]))
  for (const { hostname, description } of alerts)
    expect(description).toContain(`in the last ${(days.get(hostname ?? '') ?? Number.NaN) - 1} day(s)`)
})

test('an operator gets alerts of their locations and of dismissed hosts', async () => {
  const alerts = await allAlerts('', 'operator')
  const locations = alerts.map(({ hostname = '' }) => world.hosts.find(hostname)?.location)
  expect(new Set(locations)).toEqual(new Set([first, second, undefined]))
  expect(alerts.length).toBeLessThan((await allAlerts()).length)
})
