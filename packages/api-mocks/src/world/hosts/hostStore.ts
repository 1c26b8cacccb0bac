import { escapeText } from '../../contract/reportText.ts'
import type { HostSummary, MissingDatabase } from '../../contract/wire.ts'
import { fakeOf, type Source } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import type { Sites } from '../company/sites.ts'
import { hostileName } from '../hostile.ts'
import { hostFacts, type HostFacts } from './hostFacts.ts'
import { archivedReportAt, coresOn, missingDatabasesAt, reportAt, summaryAt } from './hostSummary.ts'

/** A host with its current document at a given time. */
export interface HostReport {
  facts: HostFacts
  row: HostSummary
  /** When the document arrived. */
  receivedAt: number
}

/** Options of a query with a date, which includes dismissed hosts. */
export interface Archive {
  /** Time before which archived documents are removed. */
  retainedSince: number
}

export interface HostStore {
  facts: readonly HostFacts[]
  /** Start day, counted from 1970. */
  startDay: number
  /** Rows of the hosts known at that time. Rows of the newest reports are cached. */
  rowsAt: (moment: number) => HostSummary[]
  /** Like `rowsAt`, with the facts of each host. */
  reports: (moment: number, archive?: Archive) => HostReport[]
  reportOf: (hostname: string, moment: number, archive?: Archive) => HostReport | undefined
  /** The host unless dismissed. With a time, it must have had a document then. */
  find: (hostname: string, moment?: number) => HostFacts | undefined
  existedAt: (host: HostFacts, moment: number) => boolean
  /** Cores per day in all reports after `from` up to `until`, inclusive. */
  coresByDay: (
    from: number,
    until: number,
    counts: (host: HostFacts) => boolean,
  ) => { day: number; cores: number }[]
  missingDatabases: (host: HostFacts, moment: number) => MissingDatabase[]
  /** Overwrites the cores of the live host, as the server does while it computes a scenario. */
  setCores: (host: HostFacts, cpuCores: number) => void
  /** Dismisses the host from that time on. */
  dismiss: (host: HostFacts, moment: number) => void
  /** Clones the host as `<name>_DR`, with a single document. */
  copy: (host: HostFacts, moment: number) => HostFacts
  /** Sets the flag in the newest document only. Returns false for an unknown name. */
  ignoreMissing: (host: HostFacts, change: MissingDatabase, moment: number) => boolean
}

interface HostStoreOptions {
  count: number
  /** Hosts of agent reports, in place of generated ones. */
  reported?: readonly HostFacts[] | undefined
  startDay: number
  hostile?: boolean
}

export function createHostStore(
  source: Source,
  sites: Sites,
  { count, startDay, hostile = false, reported }: HostStoreOptions,
): HostStore {
  const facts = reported ? [...reported] : generatedHosts(source, sites, count, hostile)
  const byName = new Map(facts.map((host) => [host.hostname, host]))
  const copies: HostFacts[] = []
  const reportCache = new Map<HostFacts, { report: number; row: HostSummary }>()

  function rowAt(host: HostFacts, report: number): HostSummary {
    const last = reportCache.get(host)
    if (last && last.report === report) return last.row
    const row = summaryAt(host, startDay, report)
    // Caches the newest report only, as older ones are rarely requested.
    if (!last || report > last.report) reportCache.set(host, { report, row })
    return row
  }

  function reportBy(host: HostFacts, moment: number, archive?: Archive): HostReport[] {
    const report = archive ? cachedReport(host, startDay, moment, archive) : reportAt(host, startDay, moment)
    return report === undefined ? [] : [{ facts: host, row: rowAt(host, report), receivedAt: report }]
  }

  function known(hostname: string, moment?: number): HostFacts | undefined {
    const isThere = (host: HostFacts) =>
      moment === undefined ? host.dismissedAt === undefined : reportAt(host, startDay, moment) !== undefined
    const first = byName.get(hostname)
    if (first && isThere(first)) return first
    return copies.find((host) => host.hostname === hostname && isThere(host))
  }

  return {
    facts,
    startDay,
    reports: (moment, archive) => facts.flatMap((host) => reportBy(host, moment, archive)),
    reportOf: (hostname, moment, archive) => {
      const host = known(hostname, moment)
      if (host || !archive) return host && reportBy(host, moment, archive)[0]
      const sameName = [byName.get(hostname), ...copies.filter((copied) => copied.hostname === hostname)]
      return sameName.flatMap((each) => (each ? reportBy(each, moment, archive) : [])).at(-1)
    },
    find: known,
    rowsAt: (moment) =>
      facts.flatMap((host) => {
        const report = reportAt(host, startDay, moment)
        return report === undefined ? [] : [rowAt(host, report)]
      }),
    existedAt: (host, moment) => reportAt(host, startDay, moment) !== undefined,
    coresByDay: (from, until, counts) => sumByDay(facts.filter(counts), startDay, from, until),
    missingDatabases: (host, moment) => missingDatabasesAt(host, reportAt(host, startDay, moment) ?? moment),
    setCores: (host, cpuCores) => {
      host.info = { ...host.info, cpuCores, cpuThreads: cpuCores * host.info.threadsPerCore }
      reportCache.delete(host)
    },
    dismiss: (host, moment) => {
      host.dismissedAt = moment
    },
    copy: (host, moment) => {
      const idFake = fakeOf(source, 30_000_003 + copies.length)
      const copied = { ...copyOf(host, startDay, moment), idFake }
      facts.push(copied)
      copies.push(copied)
      return copied
    },
    ignoreMissing: (host, change, moment) => {
      const report = reportAt(host, startDay, moment)
      if (report === undefined || !host.missingDatabases.some(({ name }) => name === change.name))
        return false
      host.ignoredMissing = [...(host.ignoredMissing ?? []), { since: report, ...change }]
      reportCache.delete(host)
      return true
    },
  }
}

function generatedHosts(source: Source, sites: Sites, count: number, hostile: boolean): HostFacts[] {
  const facts = Array.from({ length: count }, (_, index) => {
    const host = hostFacts(source, sites, index + 1)
    return hostile ? hostileHost(host) : host
  })
  dropIncompleteCluster(facts)
  return facts
}

/** The current document is never removed. */
function cachedReport(
  host: HostFacts,
  startDay: number,
  moment: number,
  { retainedSince }: Archive,
): number | undefined {
  const report = archivedReportAt(host, startDay, moment)
  if (report === undefined || report >= retainedSince) return report
  const isCurrent =
    host.dismissedAt === undefined && host.lastDay > 0 && dayOf(report) === startDay - host.lastDay
  return isCurrent ? report : undefined
}

/** Cores are constant between changes, so only the days with a change are visited. */
function sumByDay(hosts: readonly HostFacts[], startDay: number, from: number, until: number) {
  const changes = new Map<number, { cores: number; reports: number }>()
  const change = (day: number, cores: number, reports: number) => {
    const known = changes.get(day) ?? { cores: 0, reports: 0 }
    changes.set(day, { cores: known.cores + cores, reports: known.reports + reports })
  }
  for (const host of hosts) {
    const first = Math.max(
      startDay - host.firstDay,
      Math.floor((from - host.reportsAt) / DAY) + 1,
      host.copiedAt === undefined ? Number.NEGATIVE_INFINITY : dayOf(host.copiedAt - host.reportsAt),
    )
    const report = reportAt(
      host,
      startDay,
      Math.min(until, (host.dismissedAt ?? Number.POSITIVE_INFINITY) - 1),
    )
    const last = report === undefined ? first - 1 : dayOf(report)
    if (last < first) continue
    const early = coresOn(host, startDay, first)
    const late = coresOn(host, startDay, last)
    change(first, early, 1)
    if (early !== late) change(startDay - (host.upgradedOn ?? 0), late - early, 0)
    change(last + 1, -late, -1)
  }
  const days = [...changes.keys()].toSorted((a, b) => a - b)
  const points: { day: number; cores: number }[] = []
  let cores = 0
  let reports = 0
  for (let day = days[0] ?? 0; day < (days.at(-1) ?? 0); day += 1) {
    const changed = changes.get(day)
    cores += changed?.cores ?? 0
    reports += changed?.reports ?? 0
    if (reports > 0) points.push({ day, cores })
  }
  return points
}

/** Belongs to no hypervisor. `info.hostname` and the dates stay those of the original. */
function copyOf(host: HostFacts, startDay: number, moment: number): HostFacts {
  const { ignoredMissing: _, ...document } = host
  const members = host.membership.veritasClusterHostnames
  return {
    ...document,
    hostname: nameOfCopy(host.hostname),
    missingDatabases: missingDatabasesAt(host, reportAt(host, startDay, moment) ?? moment),
    membership: {
      ...host.membership,
      veritasClusterHostnames: members && members.map(nameOfCopy),
    },
    cluster: '',
    virtualizationNode: '',
    copiedAt: moment,
  }
}

export function nameOfCopy(hostname: string): string {
  return `${hostname}_DR`
}

/** Removes the missing member of a cluster whose second host is beyond the last row. */
function dropIncompleteCluster(facts: readonly HostFacts[]) {
  const last = facts.at(-1)
  if (!last || last.row % 2 === 0 || !last.membership.veritasClusterHostnames?.length) return
  last.membership = { ...last.membership, veritasClusterHostnames: [last.hostname] }
}

export function dayOf(moment: number): number {
  return Math.floor(moment / DAY)
}

/** The same host with hostile names, escaped as the server stores them. */
function hostileHost(host: HostFacts): HostFacts {
  const { row, info, membership, cluster } = host
  const storedName = (nameRow: number) => escapeText(hostileName(nameRow))
  const hostname = storedName(row)
  const pair = row % 2 === 0 ? [row - 1, row] : [row, row + 1]
  // Shared by the two hosts of a pair, which may be a cluster with the same databases.
  const first = Math.ceil(row / 2) * 7
  return {
    ...host,
    hostname,
    info: { ...info, hostname },
    databases: Object.fromEntries(
      Object.entries(host.databases).map(([product, names], which) => [
        product,
        names.map((_, index) => storedName(first + which * 101 + index * 13)),
      ]),
    ),
    missingDatabases: host.missingDatabases.map((database, index) => ({
      ...database,
      name: storedName(row * 11 + index * 17),
    })),
    membership: {
      ...membership,
      veritasClusterHostnames: membership.veritasClusterHostnames && pair.map(storedName),
    },
    cluster: cluster === '' ? '' : escapeText(`${cluster} <b>&amp;</b>`),
  }
}
