import type { OracleChange } from '../../contract/index.ts'
import { DAY } from '../../lib/clock.ts'
import { utc } from '../../lib/dates.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import { infoAt } from '../hosts/hostSummary.ts'
import type { World } from '../world.ts'
import { loadOn } from './oracleLoad.ts'
import { sizesOf } from './oracleSizes.ts'
import type { OracleSnapshot } from './oracleSnapshot.ts'

/** When the documents of a host came in that are still kept, oldest first and up to this one. */
export function documentsOf(world: World, { facts, moment }: HostReport): number[] {
  // A copy is re-created, so it has one document.
  if (facts.copiedAt !== undefined) return [moment]
  // Older documents are removed: shipped configuration, ArchivedHostCleaningJob.HourThreshold.
  const hours = world.configuration.DataService.ArchivedHostCleaningJob.HourThreshold
  const kept = Math.floor((world.clock.now() - hours * 3_600_000 - facts.reportsAt) / DAY) + 1
  const first = Math.max(world.hosts.startDay - facts.firstDay, kept)
  const last = dayOf(moment)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * DAY + facts.reportsAt,
  )
}

/** One a document: what the database took and did. */
export function changesOf(
  { database, containers, report, startDay }: OracleSnapshot,
  documents: readonly number[],
): OracleChange[] {
  const all = [containers.root, ...containers.pdbs]
  return documents.map((moment) => {
    const day = dayOf(moment)
    const info = infoAt(report.facts, startDay, moment)
    return {
      dailyCPUUsage: loadOn(database, info, day).dailyCPUUsage ?? 0,
      ...sizesOf(all, startDay - day),
      updated: utc(moment),
    }
  })
}
