import { describe, expect, test } from 'vitest'
import type { HostDetail, OracleLicenseType, PdbRow, SqlServerLicenseType } from '../../contract/index.ts'
import { isRecord } from '../../lib/records.ts'
import { createWorld } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'
import { askerOf } from '../scopes.ts'

// Documents that violate these rules are refused by the server when an agent sends them.

const world = createWorld({ hosts: 200 })
const read = askerOf(world)
const names = await read<string[]>('/api/hosts?mode=hostnames')
const details: HostDetail[] = []
for (const name of names) details.push(await read<HostDetail>(`/api/hosts/${encodeURIComponent(name)}`))
const oracle = details.flatMap(({ features }) => features.oracle?.database ?? [])
const databases = oracle.flatMap((feature) => feature.databases ?? [])

/** Paths of the keys whose value is null. */
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

describe('a stored host', () => {
  test('has schema version 1', () => {
    expect(new Set(details.map(({ schemaVersion }) => schemaVersion))).toEqual(new Set([1]))
  })

  test('lists its unlisted running databases, empty when there are none', () => {
    const listed = oracle.map(({ unlistedRunningDatabases }) => unlistedRunningDatabases)
    expect(new Set(listed.map(Array.isArray))).toEqual(new Set([true]))
    expect(new Set(listed.map(({ length }) => length > 0))).toEqual(new Set([true, false]))
  })

  test('names the unlisted running databases of its alerts', () => {
    for (const { alerts, features } of details) {
      const alerted = alerts
        .filter(({ alertCode }) => alertCode === 'UNLISTED_RUNNING_DATABASE')
        .map(({ otherInfo }) => otherInfo?.['dbname'])
      expect(features.oracle?.database?.unlistedRunningDatabases ?? []).toEqual(alerted)
    }
  })

  test('has no null list inside an Oracle database', () => {
    expect(lists(databases)).toEqual([])
    expect(databases.some(({ backups }) => backups?.length === 0)).toBe(true)
  })

  test('has no null list inside the PDB list', async () => {
    expect(lists(await read<PdbRow[]>('/api/hosts/technologies/oracle/databases/pdbs'))).toEqual([])
  })

  test('has no null list inside a SQL Server or MongoDB instance', () => {
    expect(lists(details.map(({ features }) => features.microsoft))).toEqual([])
    const instances = details.flatMap(({ features }) => features.mongodb?.instances ?? [])
    expect(new Set(instances.map(({ dbStats }) => Array.isArray(dbStats)))).toEqual(new Set([true]))
  })

  test('has an array of week days in every backup', () => {
    const ofSqlServer = details.flatMap(({ features }) =>
      (features.microsoft?.sqlServer?.instances ?? []).flatMap((instance) =>
        (instance.databases ?? []).flatMap(({ backups }) => backups ?? []),
      ),
    )
    const backups = [...databases.flatMap((database) => database.backups ?? []), ...ofSqlServer]
    expect(new Set(backups.map(({ weekDays }) => Array.isArray(weekDays)))).toEqual(new Set([true]))
    expect(backups.some(({ weekDays }) => weekDays?.length === 0)).toBe(true)
  })

  test('names every Oracle service', () => {
    const services = databases.flatMap((database) => [
      ...(database.services ?? []),
      ...(database.pdbs ?? []).flatMap((pdb) => pdb.services ?? []),
    ])
    expect(services.filter(({ name }) => name === null || name === '')).toEqual([])
  })
})

describe('license types', () => {
  const { json } = clientOf(world)
  const typesOf = async <Type>(maker: string): Promise<Type[]> => {
    const body: { 'license-types': Type[] } = Object(
      await json(`/api/settings/${maker}/database/license-types`),
    )
    return body['license-types']
  }

  test('have an array of aliases', async () => {
    const types = await typesOf<OracleLicenseType>('oracle')
    expect(new Set(types.map(({ aliases }) => Array.isArray(aliases)))).toEqual(new Set([true]))
    expect(types.some(({ aliases }) => aliases?.length === 0)).toBe(true)
  })

  test('of SQL Server are packs of two cores with the ids of the server', async () => {
    for (const { id, itemDescription } of await typesOf<SqlServerLicenseType>('microsoft')) {
      expect(id).toMatch(/^DG7GMGF0[0-9A-Z]{4}-\d{4}$/)
      expect(itemDescription).toMatch(/^SQL Server 20\d\d (Enterprise|Standard) Core - 2 Core License Pack$/)
    }
  })
})
