import { describe, expect, test } from 'vitest'
import type {
  HostDetail,
  MigrabilityRow,
  OracleDatabaseRow,
  PdbMigrabilityRow,
  PdbPoliciesAuditRow,
  PdbRow,
  PoliciesAudit,
  PoliciesAuditRow,
} from '../../contract/wire.ts'
import { clientOf } from '../../testing/client.ts'
import { createWorld } from '../../world/createWorld.ts'

const world = createWorld({ hosts: 300 })
const oracle = '/api/hosts/technologies/oracle/databases'

const client = clientOf(world)

async function fetchJson<Data>(path: string, of = client): Promise<Data> {
  const data: Data = await (await of.sendRequest(path, { as: 'admin' })).json()
  return data
}

const databases = await fetchJson<OracleDatabaseRow[]>(oracle)
const pathOf = (hostname: string, name: string) =>
  `/api/hosts/${encodeURIComponent(hostname)}/technologies/oracle/databases/${encodeURIComponent(name)}`

describe('audit policies', () => {
  test('are absent in the details of a database without policies', async () => {
    const rows = await fetchJson<PoliciesAuditRow[]>(`${oracle}/policies-audit`)
    const withoutPolicies = rows.filter(({ policiesAudit }) => policiesAudit.length === 0).slice(0, 10)
    expect(withoutPolicies.length).toBeGreaterThan(0)
    const found = await Promise.all(
      withoutPolicies.map(async ({ hostname, dbName }) => {
        const { features } = await fetchJson<HostDetail>(`/api/hosts/${encodeURIComponent(hostname)}`)
        return features.oracle?.database?.databases?.find(({ name }) => name === dbName)
      }),
    )
    expect(found.map((database) => database && Object.hasOwn(database, 'policiesAudit'))).toEqual(
      found.map(() => false),
    )
  })

  test('is green if all configured policies exist, red if one is missing, N/A without policies', async () => {
    const rows = await fetchJson<PoliciesAuditRow[]>(`${oracle}/policies-audit`)
    expect(rows).toHaveLength(databases.length)
    const pdbs = await fetchJson<PdbPoliciesAuditRow[]>(`${oracle}/pdbs/policies-audit`)
    expect(pdbs).toHaveLength(databases.flatMap((row) => row.pdbs ?? []).length)
    for (const list of [rows, pdbs]) {
      expect(new Set(list.map(({ flag }) => flag))).toEqual(new Set(['green', 'red', 'N/A']))
      for (const { flag, policiesAuditConfigured, policiesAudit, matched, notmatched } of list) {
        expect([...matched, ...notmatched].toSorted()).toEqual(policiesAuditConfigured.toSorted())
        expect(flag === 'N/A').toBe(policiesAudit.length === 0)
        expect(flag === 'green').toBe(notmatched.length === 0)
      }
    }
  })

  test('agree between one database and the list', async () => {
    const rows = await fetchJson<PoliciesAuditRow[]>(`${oracle}/policies-audit`)
    for (const { hostname, dbName, flag, notmatched, policiesAuditConfigured } of rows.slice(0, 40)) {
      const audit = await fetchJson<PoliciesAudit>(`${pathOf(hostname, dbName)}/policies-audit`)
      expect(audit).toEqual(flag === 'green' ? { GREEN: policiesAuditConfigured } : { RED: notmatched })
    }
  })

  test('return an empty list when none are configured', async () => {
    const unconfigured = createWorld({ hosts: 100 })
    unconfigured.configuration.APIService.OracleDatabasePoliciesAudit = []
    const bare = clientOf(unconfigured)
    const [row] = databases
    expect(await fetchJson(`${oracle}/policies-audit`, bare)).toEqual([])
    expect(await fetchJson(`${oracle}/pdbs/policies-audit`, bare)).toEqual([])
    expect(await fetchJson(`${pathOf(row?.hostname ?? '', row?.name ?? '')}/policies-audit`, bare)).toEqual({
      'N/A': null,
    })
  })

  test('return 400 with {} for an unknown host', async () => {
    const response = await client.sendRequest(`${pathOf('nobody', 'X')}/policies-audit`, { as: 'admin' })
    expect([response.status, await response.text()]).toEqual([400, '{}'])
  })
})

const lineCount = (metrics: MigrabilityRow['metrics']) =>
  metrics.find(({ metric }) => metric === 'PLSQL LINES')?.Count
const colorOf = (count: number) => (count < 1000 ? 'green' : count <= 10_000 ? 'yellow' : 'red')

describe('PL/SQL migrability', () => {
  test('depends on the lines of code; the operations differ when the count is unknown', async () => {
    const rows = await fetchJson<MigrabilityRow[]>(`${oracle}/psql-migrabilities`)
    expect(new Set(rows.map(({ flag }) => flag))).toEqual(new Set(['green', 'yellow', 'red']))
    for (const { hostname, dbname, flag, metrics } of rows) {
      const count = lineCount(metrics)
      expect(flag).toBe(count === undefined ? 'red' : colorOf(count))
      const path = pathOf(hostname, dbname)
      expect(await fetchJson(`${path}/psql-migrabilities`)).toEqual(metrics)
      expect(await fetchJson(`${path}/psql-migrabilities/semaphore`)).toBe(
        count === undefined ? '' : colorOf(count),
      )
      const { Canbemigrate } = await fetchJson<{ Canbemigrate: boolean }>(`${path}/can-migrate`)
      expect(!Canbemigrate || flag === 'green').toBe(true)
      expect(new Set(metrics.slice(0, 9).map(({ metric }) => metric !== undefined))).toEqual(new Set([true]))
    }
    expect(rows.some(({ metrics }) => metrics.length > 10)).toBe(true)
  })

  test('has four colors in the list of PDBs', async () => {
    const rows = await fetchJson<PdbMigrabilityRow[]>(`${oracle}/pdbs/psql-migrabilities`)
    const known = new Map(rows.map((row) => [`${row.hostname} ${row.dbname} ${row.pdbname}`, row]))
    const pdbs = await fetchJson<PdbRow[]>(`${oracle}/pdbs`)
    expect(new Set(pdbs.map(({ color }) => color))).toEqual(new Set(['green', 'yellow', 'red', '']))
    const odd: string[] = []
    for (const { hostname, dbname, pdb, color } of pdbs) {
      const row = known.get(`${hostname} ${dbname} ${pdb.name}`)
      const count = row && lineCount(row.metrics)
      expect(color).toBe(row === undefined ? '' : count === undefined ? 'green' : colorOf(count))
      if (row && count === undefined) odd.push(`${pathOf(hostname, dbname)}/pdbs/${pdb.name}`)
    }
    expect(odd.length).toBeGreaterThan(0)
    for (const path of odd) expect(await fetchJson(`${path}/psql-migrabilities/semaphore`)).toBe('')
  })

  test('is empty for an unknown host', async () => {
    const path = pathOf('nobody', 'X')
    expect(await fetchJson(`${path}/psql-migrabilities`)).toEqual([])
    expect(await fetchJson(`${path}/psql-migrabilities/semaphore`)).toBe('')
    expect(await fetchJson(`${path}/pdbs/Y/psql-migrabilities`)).toEqual([])
    expect(await fetchJson(`${path}/can-migrate`)).toEqual({ Canbemigrate: false })
    expect(await fetchJson(`${path}/diskgroups`)).toEqual([])
  })
})
