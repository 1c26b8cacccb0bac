import { describe, expect, test } from 'vitest'
import { createHandlers } from '../handlers/index.ts'
import { combineHandlers } from '../lib/combineHandlers.ts'
import { isRecord } from '../lib/records.ts'
import { tokenFor } from '../world/access/login.ts'
import { createWorld } from '../world/createWorld.ts'
import { hostDetailOf } from '../world/hosts/hostDetail.ts'
import { replaceContracts } from '../world/licenses/contracts/contracts.ts'
import { makeOracleDatabase } from '../world/oracle/oracleFixtures.ts'
import type { World } from '../world/world.ts'
import { agentReports } from './agentReport.ts'

const NOW = '2026-03-16T09:30:00Z'
const generated = createWorld({ hosts: 60, seed: 1, now: NOW })
// A server that only agents have posted to has no contracts.
replaceContracts(generated, { oracle: [], mysql: [], microsoft: [] })
const reports = [...agentReports(generated)]
const reported = createWorld({ reports, now: NOW })

const detailsOf = (world: World) =>
  world.hosts.reports(world.clock.now()).map((report) => hostDetailOf(world, report, []))

const isUnused = (value: unknown) => isRecord(value) && 'licenseTypeID' in value && value['count'] === 0

/** A list without what the server adds on arrival. The server drops unused licenses when a report arrives. */
async function listOf(world: World, path: string): Promise<unknown> {
  const request = new Request(`http://localhost/api/${path}`, {
    headers: { Authorization: `Bearer ${tokenFor(world, 'admin')}` },
  })
  const response = await combineHandlers(createHandlers(world))(request)
  expect(response?.status).toBe(200)
  const text = await response?.text()
  const list: unknown = JSON.parse(text ?? '', (key, value: unknown) => {
    if (['_id', 'id', 'createdAt'].includes(key)) return undefined
    return Array.isArray(value) ? value.filter((item) => !isUnused(item)) : value
  })
  return path === 'hosts/clusters' && Array.isArray(list) ? sortedByName(list) : list
}

/** Clusters are in the order of their reports. */
function sortedByName(list: readonly unknown[]): unknown[] {
  const nameOf = (item: unknown) => (isRecord(item) ? String(item['name']) : '')
  return list.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
}

const oracle = 'hosts/technologies/oracle/databases'
const all = 'hosts/technologies/all/databases'

describe('a world from reports', () => {
  test('exports the reports that it was made of', () => {
    expect(reports.length).toBe(60)
    const exported = [...agentReports(reported)]
    for (const [index, report] of reports.entries()) expect(exported[index]).toEqual(report)
  })

  test('answers empty lists of reports as they were reported', () => {
    const nullLists = (value: unknown, key = ''): string[] => {
      if (value === null) return [key]
      if (typeof value !== 'object') return []
      return Object.entries(value).flatMap(([name, item]) => nullLists(item, name))
    }
    const details = (world: World) => detailsOf(world).map(({ history: _history, ...detail }) => detail)
    const isList = (key: string) => /s$/i.test(key) && key !== 'failoverRetries'
    const keys = (world: World) =>
      [...new Set(details(world).flatMap((detail) => nullLists(detail)))].filter(isList)
    expect(keys(generated)).toEqual([])
    expect(keys(reported)).toEqual([])
  })

  test('computes the values of the host detail like the generated world', () => {
    const before = new Map(detailsOf(generated).map((detail) => [detail.hostname, detail]))
    for (const detail of detailsOf(reported)) {
      const { technology, cluster, virtualizationNode, memorySum, memorySumFlag } =
        before.get(detail.hostname) ?? {}
      expect(detail).toMatchObject({ technology, cluster, virtualizationNode, memorySum, memorySumFlag })
    }
  })

  test.each([
    'hosts?mode=summary',
    'hosts?mode=summary&search=vmcl',
    'hosts/clusters',
    all,
    `${all}/statistics`,
    `${all}/licenses-used`,
    `${all}/licenses-used-per-host`,
    `${all}/licenses-used-cluster-veritas`,
    `${all}/grant-dba`,
    oracle,
    `${oracle}/statistics`,
    `${oracle}/segment-advisors`,
    `${oracle}/patch-advisors`,
    `${oracle}/addms`,
    `${oracle}/patch-list`,
    `${oracle}/option-list`,
    `${oracle}/backup-list`,
    `${oracle}/service-list`,
    `${oracle}/tablespaces`,
    `${oracle}/schemas`,
    `${oracle}/partitionings`,
    `${oracle}/pdbs`,
    `${oracle}/diskgroups`,
    `${oracle}/policies-audit`,
    `${oracle}/pdbs/policies-audit`,
    `${oracle}/psql-migrabilities`,
    'hosts/technologies/oracle/missing-dbs',
    'hosts/technologies/mysql/databases',
    'hosts/technologies/microsoft/databases',
    'hosts/technologies/postgresql/databases',
    'hosts/technologies/mongodb/databases',
  ])('answers GET %s like the generated world', async (path) => {
    expect(await listOf(reported, path)).toEqual(await listOf(generated, path))
  })
})

test('lists each disk group with its own databases, and an empty group with percentages', async () => {
  const world = createWorld({ reports: [reportWithDiskGroups()], now: NOW })
  const path = 'hosts/technologies/oracle/databases/diskgroups'
  expect(await listOf(world, path)).toEqual([
    expect.objectContaining({ diskGroupName: 'DATA', percentageFreeSpace: 25, databases: ['SALES', 'HR'] }),
    expect.objectContaining({
      diskGroupName: 'EMPTY',
      percentageFreeSpace: 0,
      percentageUsedSpace: 0,
      databases: ['HR'],
    }),
  ])
})

/** Two databases share DATA; one of them also has a group without disks. */
function reportWithDiskGroups() {
  const [first] = reports
  const data = { diskGroupName: 'DATA', totalSpace: 100, freeSpace: 25 }
  const empty = { diskGroupName: 'EMPTY', totalSpace: 0, freeSpace: 0 }
  const databases = [
    { ...makeOracleDatabase(1), name: 'SALES', diskGroups: [data] },
    { ...makeOracleDatabase(2), name: 'HR', diskGroups: [data, empty] },
  ]
  return { ...first, features: { oracle: { database: { databases } } } }
}

test('escapes the names of databases that an agent could not read, as all texts of reports', async () => {
  const [first] = reports
  const features = { oracle: { database: { databases: [], unretrievedDatabases: ['R&D'] } } }
  const world = createWorld({ reports: [{ ...first, features }], now: NOW })
  const missing = await listOf(world, 'hosts/technologies/oracle/missing-dbs')
  expect(JSON.stringify(missing)).toContain('"R&amp;D"')
})
