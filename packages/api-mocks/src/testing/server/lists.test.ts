import { describe, expect, test } from 'vitest'
import { agentReports } from '../../agents/agentReport.ts'
import { withTexts } from '../../contract/reportText.ts'
import { hostDocument } from '../../handlers/hosts/hostDocuments.ts'
import { createHandlers } from '../../handlers/index.ts'
import { combineHandlers } from '../../lib/combineHandlers.ts'
import { tokenFor } from '../../world/access/login.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { World } from '../../world/world.ts'

const NOW = '2026-03-16T09:30:00Z'
const world = createWorld({ hosts: 120, now: NOW })
const handle = combineHandlers(createHandlers(world))

async function answerTo(path: string, user = 'admin', init: RequestInit = {}) {
  const request = new Request(`http://localhost/api/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${tokenFor(world, user)}` },
  })
  const response = await handle(request)
  const text = (await response?.text()) ?? ''
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response?.status, body }
}

async function rowsOf(path: string, user?: string): Promise<Record<string, unknown>[]> {
  const { body } = await answerTo(path, user)
  const list: unknown = Array.isArray(body) ? body : Object.values(Object(body))[0]
  return Array.isArray(list) ? list.map((row: unknown): Record<string, unknown> => Object(row)) : []
}

/** The texts of the stored host documents. */
function textsIn(of: World): string[] {
  const texts: string[] = []
  for (const report of of.hosts.reports(of.clock.now()))
    withTexts(hostDocument(of, report), (text) => {
      texts.push(text)
      return text
    })
  return texts
}

const oracle = 'hosts/technologies/oracle/databases'
const all = 'hosts/technologies/all/databases'

describe('lists', () => {
  test.each([
    ['admin', '', 200],
    ['admin', '?location=Pomona', 422],
    ['admin', '?environment=PROD', 422],
    ['admin', '?location=Pomona&environment=PROD', 200],
    ['limited', '', 422],
    ['limited', '?environment=PROD', 200],
  ])('disk groups for %s with "%s" return %i', async (user, query, status) => {
    expect((await answerTo(`${oracle}/diskgroups${query}`, user)).status).toBe(status)
  })

  test.each(['diskgroups', 'pdbs'])('%s have no rows for a past date', async (list) => {
    expect((await rowsOf(`${oracle}/${list}`)).length).toBeGreaterThan(0)
    expect((await rowsOf(`${oracle}/${list}?older-than=${NOW}`)).length).toBeGreaterThan(0)
    expect(await rowsOf(`${oracle}/${list}?older-than=2026-03-10T00:00:00Z`)).toEqual([])
  })

  test('sums are not rounded', async () => {
    const memories = (await rowsOf(all)).map(({ memory }) => String(memory))
    expect(memories.some((memory) => memory.length > 8)).toBe(true)
  })

  test('the memory of MySQL is its buffer pool, and a CDB without PDBs has an empty list', async () => {
    const pools = (await rowsOf('hosts/technologies/mysql/databases')).map(
      ({ bufferPoolSize }) => Number(bufferPoolSize) / 1024,
    )
    const memories = (await rowsOf(all))
      .filter(({ type }) => type === 'Oracle/MySQL')
      .map(({ memory }) => memory)
    expect(memories).toEqual(pools)
    expect((await rowsOf(oracle)).filter(({ pdbs }) => !Array.isArray(pdbs))).toEqual([])
  })

  test('PostgreSQL has no archive log and MongoDB no high availability', async () => {
    const rows = await rowsOf(all)
    const flagsOf = (type: string, flag: string) =>
      new Set(rows.filter((row) => row['type'] === type).map((row) => row[flag]))
    expect(flagsOf('PostgreSQL/PostgreSQL', 'archivelog')).toEqual(new Set([false]))
    expect(flagsOf('MongoDB/MongoDB', 'highAvailability')).toEqual(new Set([false]))
  })

  test('SQL Server versions are years, empty for 2022', async () => {
    const listed = await rowsOf('hosts/technologies/microsoft/databases')
    expect(listed.map(({ version }) => version)).toEqual(
      listed.map(() => expect.stringMatching(/^(20\d\d)?$/)),
    )
    expect(
      new Set(
        (await rowsOf(all))
          .filter(({ type }) => type === 'Microsoft/SQLServer')
          .map(({ version }) => version),
      ),
    ).toEqual(new Set(listed.map(({ version }) => version)))
  })

  test('alerts of a dismissed host that reports again pass every location and date filter', async () => {
    const own = createWorld({ hosts: 60, now: NOW })
    const [host] = own.hosts.facts
    own.alerts = own.alerts.map((alert) => ({
      ...alert,
      code: 'DISMISSED_HOST',
      otherInfo: { hostname: host?.hostname ?? '' },
    }))
    const count = own.alerts.length
    expect(count).toBeGreaterThan(0)
    const request = new Request(
      'http://localhost/api/alerts?size=1&location=Nowhere&older-than=2026-03-01T00:00:00Z',
      {
        headers: { Authorization: `Bearer ${tokenFor(own, 'admin')}` },
      },
    )
    const response = await combineHandlers(createHandlers(own))(request)
    expect(await response?.json()).toMatchObject({ count })
  })
})

describe('texts of reports', () => {
  test('the world sends them escaped, as the server stores them', async () => {
    const schemas = await rowsOf(`${oracle}/schemas`)
    expect(new Set(schemas.map(({ accountStatus }) => accountStatus))).toContain('EXPIRED &amp; LOCKED')
    const own = createWorld({ hosts: 40, hostile: true, now: NOW })
    const isRaw = (text: string) => /[<>'"]|&(?!(amp|lt|gt|#39|#34);)/.test(text)
    expect([world, own].flatMap(textsIn).filter(isRaw)).toEqual([])
  })

  test('a report is stored escaped and exported as it was', async () => {
    const [report] = agentReports(world)
    const reported = { ...report, location: "L'Aquila", environment: 'R&D', tags: ['<b>', '"&amp;"'] }
    const own = createWorld({ reports: [reported], now: NOW })
    expect(own.hosts.facts[0]).toMatchObject({ location: 'L&#39;Aquila', environment: 'R&amp;D' })
    expect([...agentReports(own)]).toEqual([reported])
  })
})

describe('license types', () => {
  const types = 'settings/oracle/database/license-types'
  const send = (method: string, body: object, id = '') =>
    answerTo(id === '' ? types : `${types}/${id}`, 'limited', { method, body: JSON.stringify(body) })

  test('any user stores one; nothing is validated', async () => {
    expect(await send('POST', {})).toMatchObject({ status: 200, body: { id: '', aliases: null } })
    expect((await send('POST', {})).status).toBe(500)
  })

  test('a second DELETE returns 404', async () => {
    expect((await send('POST', { id: 'X2' })).status).toBe(200)
    expect(await send('DELETE', {}, 'X2')).toEqual({ status: 200, body: null })
    expect((await send('DELETE', {}, 'X2')).status).toBe(404)
  })

  test('an unknown id and another id in the body return 500', async () => {
    expect((await send('PUT', { id: 'X1' }, 'X1')).status).toBe(500)
    expect((await send('PUT', { id: 'X1' }, 'A90611')).status).toBe(500)
  })
})

test('exported missing databases are also in the list that later reports are compared with', () => {
  const lists = [...agentReports(world)].flatMap(({ features }) => {
    const { missingDatabases, unretrievedDatabases } = Object(Object(Object(features).oracle).database)
    return missingDatabases === undefined ? [] : [{ missingDatabases, unretrievedDatabases }]
  })
  expect(lists.some(({ missingDatabases }) => missingDatabases.length > 0)).toBe(true)
  for (const { missingDatabases, unretrievedDatabases } of lists)
    expect(unretrievedDatabases).toEqual(missingDatabases.map(({ name }: { name: string }) => name))
})
