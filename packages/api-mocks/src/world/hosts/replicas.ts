import type { World } from '../world.ts'
import type { HostFacts } from './hostFacts.ts'
import type { HostReport } from './hostStore.ts'

/** Two neighbours are one system. What a host tells of itself does not change with what the server knows of the other one. */
export function neighbourOf(world: World, { facts }: HostReport): HostFacts | undefined {
  const other = world.hosts.facts[facts.row % 2 === 0 ? facts.row - 2 : facts.row]
  const isCopy = other?.copiedAt !== undefined
  return isCopy || other?.technology !== facts.technology || other.row === facts.row ? undefined : other
}

/** The older of the two leads: its row is odd. */
export function leads({ row }: HostFacts): boolean {
  return row % 2 === 1
}
