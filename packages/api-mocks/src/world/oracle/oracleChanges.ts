import type { HostChanges, OracleChange } from '../../contract/wire.ts'
import { DAY, utc } from '../../lib/time.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import { infoAt } from '../hosts/hostSummary.ts'
import type { World } from '../world.ts'
import { loadOn } from './oracleLoad.ts'
import { oracleSnapshotsOf, type OracleSnapshot } from './oracleSnapshot.ts'
import { sizesOf } from './oracleTablespaces.ts'

/** Times of a host's retained documents up to this one, oldest first. */
export function documentsOf(world: World, { facts, receivedAt }: HostReport): number[] {
  // A disaster-recovery copy is re-created with each report, so it has one document.
  if (facts.copiedAt !== undefined) return [receivedAt]
  // ArchivedHostCleaningJob removes older documents.
  const hours = world.configuration.DataService.ArchivedHostCleaningJob.HourThreshold
  const firstRetainedDay = Math.floor((world.clock.now() - hours * 3_600_000 - facts.reportsAt) / DAY) + 1
  const first = Math.max(world.hosts.startDay - facts.firstDay, firstRetainedDay)
  const last = dayOf(receivedAt)
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) * DAY + facts.reportsAt,
  )
}

/** Sizes and CPU usage of a database, one entry per document. */
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

export function hostChangesOf(world: World, report: HostReport): HostChanges {
  const documents = documentsOf(world, report)
  return {
    hostname: report.row.hostname,
    oracleChangesDBs: oracleSnapshotsOf(world, report).map((snapshot) => ({
      databasename: snapshot.database.name,
      oracleChanges: changesOf(snapshot, documents),
    })),
  }
}
