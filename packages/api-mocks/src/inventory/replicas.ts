import type { World } from '../world.ts'
import type { HostFacts } from './hostFacts.ts'
import type { HostReport } from './hostStore.ts'

/** Two neighbours are one system: the other one, if the server knows it at the time of the report. */
export function neighbourOf(world: World, { facts, moment }: HostReport): HostFacts | undefined {
  const other = world.hosts.facts[facts.row % 2 === 0 ? facts.row - 2 : facts.row]
  if (
    other === undefined ||
    other.copiedAt !== undefined ||
    other.technology !== facts.technology ||
    other.row === facts.row
  )
    return undefined
  return world.hosts.wasKnown(other, moment) ? other : undefined
}

/** The older of the two leads: its row is odd. */
export function leads({ row }: HostFacts): boolean {
  return row % 2 === 1
}
