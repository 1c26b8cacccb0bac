import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { containersOf, type Containers } from './oracleContainers.ts'
import { oracleFactsOf, type OracleFacts } from './oracleFacts.ts'

/** A database as of one document of its host. */
export interface OracleSnapshot {
  database: OracleFacts
  report: HostReport
  containers: Containers
  /** Days since 1970. */
  today: number
  /** Days before the start of the world; negative after it. */
  daysAgo: number
  startDay: number
}

export function oracleSnapshotsOf(world: World, report: HostReport): OracleSnapshot[] {
  const { startDay } = world.hosts
  const today = dayOf(report.receivedAt)
  return oracleFactsOf(report.facts).map((database) => ({
    database,
    report,
    containers: containersOf(database),
    today,
    daysAgo: startDay - today,
    startDay,
  }))
}
