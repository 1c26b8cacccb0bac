import { expect, test } from 'vitest'
import type { HostChanges, OracleDatabaseRow, PdbChange } from '../../contract/wire.ts'
import { clientOf, type RequestOptions } from '../../testing/client.ts'
import { sampleLocations } from '../../world/company/sampleLocations.ts'
import { createWorld } from '../../world/createWorld.ts'

const [, , third] = sampleLocations

const world = createWorld({ hosts: 200 })
const client = clientOf(world)
const oracle = '/api/hosts/technologies/oracle/databases'

function isList<Row>(payload: unknown): payload is Row[] {
  return Array.isArray(payload)
}

async function list<Row>(path: string, options: RequestOptions = { as: 'admin' }): Promise<Row[]> {
  const payload = await client.json(oracle + path, options)
  if (!isList<Row>(payload)) throw new Error(`${path} is not a list`)
  return payload
}

const databases = await list<OracleDatabaseRow>('')
/** Hosts older than the retention of documents. */
const old = new Set(
  world.hosts.facts
    .filter(({ firstDay, lastDay }) => firstDay > 365 && lastDay === 0)
    .map((host) => host.hostname),
)
const sampleDatabase = databases.find(({ pdbs, hostname }) => (pdbs?.length ?? 0) > 1 && old.has(hostname))
const hostname = sampleDatabase?.hostname ?? ''

test('has one point per stored document, oldest first', async () => {
  const [host] = await list<HostChanges>(`/change-list/${hostname}`)
  const points =
    host?.oracleChangesDBs.find(({ databasename }) => databasename === sampleDatabase?.name)?.oracleChanges ??
    []
  expect(points).toHaveLength(365)
  expect(points.at(-1)).toMatchObject({
    segmentsSize: sampleDatabase?.segmentsSize,
    datafileSize: sampleDatabase?.datafileSize,
  })
  const times = points.map(({ updated }) => Date.parse(updated))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('returns nothing for an unknown host or a foreign location', async () => {
  expect(await list('/change-list/nobody')).toEqual([])
  const rome = databases.find(({ location }) => location === third)?.hostname ?? ''
  expect(await list(`/change-list/${rome}`)).toHaveLength(1)
  expect(await list(`/change-list/${rome}`, { as: 'operator' })).toEqual([])
})

test('filters PDB changes by start and end and ignores invalid dates', async () => {
  const all = await list<PdbChange>(`/change-list/${hostname}/pdbs`)
  const start = all[all.length >> 1]?.updated ?? ''
  const later = await list<PdbChange>(`/change-list/${hostname}/pdbs?start=${start}&end=soon`)
  expect(later.length).toBeGreaterThan(100)
  expect(later).toEqual(all.filter(({ updated }) => Date.parse(updated) >= Date.parse(start)))
  const earlier = await list<PdbChange>(`/change-list/${hostname}/pdbs?end=${start}`)
  expect([...earlier, ...later]).toEqual(all)
})
