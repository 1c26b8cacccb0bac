import { expect, test } from 'vitest'
import { bases, operations, type Operation } from '../../contract/documents.ts'
import type { ExadataListItem, PdbRow } from '../../contract/wire.ts'
import { isRecord, parsedJson } from '../../lib/records.ts'
import { isRead, queriesOf } from '../../verify/readCalls.ts'
import { createWorld } from '../../world/createWorld.ts'
import { clientOf } from '../client.ts'
import { fillPath } from '../sampleRequests.ts'
import { uncachedReaderOf, type Read } from '../scopes.ts'

const HOSTS = 200
const TIMEOUT_MS = 300_000

/** Parameters that identify a host, a database, a cluster or a rack. */
type Entity = Readonly<Record<string, string>>

/** All entities of an inventory, by the names of their path parameters. */
async function entitiesOf(read: Read): Promise<ReadonlyMap<string, Entity[]>> {
  const hosts = await read<string[]>('/api/hosts?mode=hostnames')
  const databases = await read<{ hostname: string; name: string }[]>(
    '/api/hosts/technologies/oracle/databases',
  )
  const pdbs = await read<PdbRow[]>('/api/hosts/technologies/oracle/databases/pdbs')
  const clusters = await read<string[]>('/api/hosts/clusters?mode=clusternames')
  const racks = await read<ExadataListItem[]>('/api/exadata')
  return new Map<string, Entity[]>([
    ['host', hosts.map((host) => ({ host }))],
    ['hostname', hosts.map((hostname) => ({ hostname }))],
    ['host db', databases.map(({ hostname: host, name: db }) => ({ host, db }))],
    ['host db pdb', pdbs.map(({ hostname, dbname, pdb }) => ({ host: hostname, db: dbname, pdb: pdb.name }))],
    ['name', clusters.map((name) => ({ name }))],
    ['rackID', racks.map(({ rackID }) => ({ rackID }))],
  ])
}

function parametersOf({ path }: Operation): string {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).join(' ')
}

const small = createWorld({ hosts: HOSTS })
const large = createWorld({ hosts: HOSTS + 1 })
const entities = await entitiesOf(uncachedReaderOf(small))
const entityReads = operations.filter(
  (operation) => isRead(operation) && entities.has(parametersOf(operation)),
)

/** A host document without the VMs that its agent lists: the new host may be one of them. */
function withoutMachines(body: string): string {
  const json = parsedJson(body)
  if (!isRecord(json?.value) || !('clusters' in json.value)) return body
  return JSON.stringify({ ...json.value, clusters: null })
}

async function responsesOf(world: typeof small, operation: Operation): Promise<Map<string, string>> {
  const { sendRequest } = clientOf(world)
  const responses = new Map<string, string>()
  for (const entity of entities.get(parametersOf(operation)) ?? [])
    for (const query of queriesOf(operation)) {
      const path = bases[operation.service] + fillPath(operation.path, entity) + query
      const response = await sendRequest(path, { as: 'admin' })
      responses.set(path, `${response.status} ${withoutMachines(await response.text())}`)
    }
  return responses
}

test('covers operations of hosts, databases, PDBs, clusters and racks', () => {
  expect(new Set(entityReads.map(parametersOf))).toEqual(new Set(entities.keys()))
})

test.each(entityReads)(
  '$path: a new host does not change the responses about other entities',
  { timeout: TIMEOUT_MS },
  async (operation) => {
    const before = await responsesOf(small, operation)
    const after = await responsesOf(large, operation)
    expect(before.size).toBeGreaterThan(1)
    expect([...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path)).toEqual([])
  },
)
