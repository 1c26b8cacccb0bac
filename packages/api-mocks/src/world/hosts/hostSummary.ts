import type { HostInfo, HostSummary, MissingDatabase } from '../../contract/wire.ts'
import { objectId } from '../../lib/random.ts'
import { DAY, utc } from '../../lib/time.ts'
import type { HostFacts } from './hostFacts.ts'

/** Time of the report that is current at `moment`, or `undefined` before the first. */
export function reportAt(facts: HostFacts, startDay: number, moment: number): number | undefined {
  if (facts.dismissedAt !== undefined && moment >= facts.dismissedAt) return undefined
  if (facts.copiedAt !== undefined && moment < facts.copiedAt) return undefined
  const before = Math.floor((moment - facts.reportsAt) / DAY)
  const last = facts.lastDay === 0 ? before : Math.min(before, startDay - facts.lastDay)
  return last < startDay - facts.firstDay ? undefined : last * DAY + facts.reportsAt
}

/** Like `reportAt`, but a dismissed host keeps its last document. */
export function archivedReportAt(facts: HostFacts, startDay: number, moment: number): number | undefined {
  return reportAt(facts, startDay, Math.min(moment, (facts.dismissedAt ?? Number.POSITIVE_INFINITY) - 1))
}

/** The host row of a report. */
export function summaryAt(facts: HostFacts, startDay: number, report: number): HostSummary {
  const row: HostSummary = {
    id: objectId(report, facts.idFake ?? facts.fake),
    createdAt: utc(report),
    hostname: facts.hostname,
    location: facts.location,
    environment: facts.environment,
    agentVersion: facts.agentVersion,
    info: infoAt(facts, startDay, report),
    clusterMembershipStatus: facts.membership,
    virtualizationNode: facts.virtualizationNode,
    cluster: facts.cluster,
    databases: facts.databases,
    technology: facts.technology,
  }
  if (facts.missingDatabases.length > 0) row.missingDatabases = missingDatabasesAt(facts, report)
  return row
}

/** Missing databases in the document of that report. */
export function missingDatabasesAt(facts: HostFacts, report: number): MissingDatabase[] {
  const changes = (facts.ignoredMissing ?? []).filter(({ since }) => since <= report)
  if (changes.length === 0) return facts.missingDatabases
  return facts.missingDatabases.map((database) => {
    const change = changes.findLast(({ name }) => name === database.name)
    if (change === undefined) return database
    const { name, ignored, ignoredComment } = change
    return { name, ignored, ignoredComment }
  })
}

export function coresOn(facts: HostFacts, startDay: number, day: number): number {
  return infoAt(facts, startDay, day * DAY + facts.reportsAt).cpuCores
}

export function infoAt(facts: HostFacts, startDay: number, report: number): HostInfo {
  const { info, upgradedOn } = facts
  if (upgradedOn === undefined || info.cpuSockets < 2 || report >= (startDay - upgradedOn) * DAY) return info
  const cpuSockets = info.cpuSockets / 2
  const cpuCores = cpuSockets * info.coresPerSocket
  return { ...info, cpuSockets, cpuCores, cpuThreads: cpuCores * info.threadsPerCore }
}
