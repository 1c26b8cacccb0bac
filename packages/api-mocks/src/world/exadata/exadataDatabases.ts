import { dbIDOf, oracleFactsOf } from '../oracle/oracleFacts.ts'
import type { World } from '../world.ts'
import type { RackFacts } from './exadataRacks.ts'

/** Databases of a rack's hosts. Deduplicated, because the nodes of a cluster share theirs. */
export function rackDatabases(world: World, rack: RackFacts, moment: number) {
  const byName = new Map<string, number>()
  for (const host of rack.members) {
    if (!world.hosts.existedAt(host, moment)) continue
    for (const database of oracleFactsOf(host)) byName.set(database.name, dbIDOf(database))
  }
  return [...byName].map(([dbName, dbID]) => ({ dbName, dbID }))
}
