import type { World } from '../world.ts'
import type { HostFacts } from './hostFacts.ts'
import type { HostReport } from './hostStore.ts'

/**
 * Pairs of neighboring rows replicate each other. Independent of what the server knows about the other
 * host.
 */
export function replicaPartnerOf(world: World, { facts }: HostReport): HostFacts | undefined {
  const other = world.hosts.facts[facts.row % 2 === 0 ? facts.row - 2 : facts.row]
  const isCopy = other?.copiedAt !== undefined
  return isCopy || other?.technology !== facts.technology || other.row === facts.row ? undefined : other
}

/** The primary has the odd row. */
export function isPrimary({ row }: HostFacts): boolean {
  return row % 2 === 1
}
