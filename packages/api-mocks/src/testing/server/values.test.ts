import { describe, expect, test } from 'vitest'
import type { HostDetail, OracleLicenseType, PdbRow, SqlServerLicenseType } from '../../contract/wire.ts'
import { isRecord } from '../../lib/records.ts'
import { createWorld } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'
import { uncachedReaderOf } from '../scopes.ts'

// The server rejects agent reports that violate these rules.

const world = createWorld({ hosts: 200 })
const read = uncachedReaderOf(world)
const names = await read<string[]>('/api/hosts?mode=hostnames')
const details: HostDetail[] = []
for (const name of names) details.push(await read<HostDetail>(`/api/hosts/${encodeURIComponent(name)}`))
const oracle = details.flatMap(({ features }) => features.oracle?.database ?? [])
const databases = oracle.flatMap((feature) => feature.databases ?? [])

function nullsIn(value: unknown, path = ''): string[] {
  if (value === null) return [path]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => nullsIn(item, `${path}[]`))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, entry]) => nullsIn(entry, `${path}.${key}`))
    : []
}

const lists = (value: unknown) => {
  const scalars = /\.(elapsed|dbTime|dailyCPUUsage|work|enabled|failover\w+|cpu\w+|\w+Avg|\w+Max)$/
  return [...new Set(nullsIn(value))].filter((path) => !scalars.test(path))
}

describe('stored host document', () => {
  test('has schema version 0, although the report has 1', () => {
    expect(new Set(details.map(({ schemaVersion }) => schemaVersion))).toEqual(new Set([0]))
  })

  test('has no unlisted running databases, which only raise alerts', () => {
    expect(oracle.filter((feature) => 'unlistedRunningDatabases' in feature)).toEqual([])
    const codes = details.flatMap(({ alerts }) => alerts.map(({ alertCode }) => alertCode))
    expect(codes).toContain('UNLISTED_RUNNING_DATABASE')
  })

  test('has no null lists in Oracle databases', () => {
    expect(lists(databases)).toEqual([])
    expect(databases.some(({ backups }) => backups?.length === 0)).toBe(true)
  })

  test('has no null lists in PDBs', async () => {
    expect(lists(await read<PdbRow[]>('/api/hosts/technologies/oracle/databases/pdbs'))).toEqual([])
  })

  test('has no null lists in SQL Server and MongoDB instances', () => {
    expect(lists(details.map(({ features }) => features.microsoft))).toEqual([])
    const instances = details.flatMap(({ features }) => features.mongodb?.instances ?? [])
    expect(new Set(instances.map(({ dbStats }) => Array.isArray(dbStats)))).toEqual(new Set([true]))
  })

  test('has a list of week days in every backup', () => {
    const ofSqlServer = details.flatMap(({ features }) =>
      (features.microsoft?.sqlServer?.instances ?? []).flatMap((instance) =>
        (instance.databases ?? []).flatMap(({ backups }) => backups ?? []),
      ),
    )
    const backups = [...databases.flatMap((database) => database.backups ?? []), ...ofSqlServer]
    expect(new Set(backups.map(({ weekDays }) => Array.isArray(weekDays)))).toEqual(new Set([true]))
    expect(backups.some(({ weekDays }) => weekDays?.length === 0)).toBe(true)
  })

  test('has a name for every Oracle service', () => {
    const services = databases.flatMap((database) => [
      ...(database.services ?? []),
      ...(database.pdbs ?? []).flatMap((pdb) => pdb.services ?? []),
    ])
    expect(services.filter(({ name }) => name === null || name === '')).toEqual([])
  })
})

describe('license types', () => {
  const { json } = clientOf(world)
  const typesOf = async <Type>(vendor: string): Promise<Type[]> => {
    const body: { 'license-types': Type[] } = Object(
      await json(`/api/settings/${vendor}/database/license-types`),
    )
    return body['license-types']
  }

  test('have a list of aliases', async () => {
    const types = await typesOf<OracleLicenseType>('oracle')
    expect(new Set(types.map(({ aliases }) => Array.isArray(aliases)))).toEqual(new Set([true]))
    expect(types.some(({ aliases }) => aliases?.length === 0)).toBe(true)
  })

  test("are two-core packs with the server's ids for SQL Server", async () => {
    for (const { id, itemDescription } of await typesOf<SqlServerLicenseType>('microsoft')) {
      expect(id).toMatch(/^DG7GMGF0[0-9A-Z]{4}-\d{4}$/)
      expect(itemDescription).toMatch(/^SQL Server 20\d\d (Enterprise|Standard) Core - 2 Core License Pack$/)
    }
  })
})
