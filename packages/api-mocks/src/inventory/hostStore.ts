import type { HostSummary } from '../contract/index.ts'
import { DAY } from '../lib/clock.ts'
import { hostFacts, type HostFacts } from './hostFacts.ts'
import { coresOn, reportAt, summaryAt } from './hostSummary.ts'

export interface HostStore {
  facts: readonly HostFacts[]
  /** The hosts known at that moment, each as it was. Rows of the present are kept between calls. */
  at: (moment: number) => HostSummary[]
  known: (hostname: string) => HostFacts | undefined
  wasKnown: (host: HostFacts, moment: number) => boolean
  /** Day by day, the cores in all reports that came in after `from` and not after `until`. */
  coresByDay: (
    from: number,
    until: number,
    counts: (host: HostFacts) => boolean,
  ) => { day: number; cores: number }[]
}

export function createHostStore(seed: number, count: number, startDay: number): HostStore {
  const facts = Array.from({ length: count }, (_, index) => hostFacts(seed, index + 1))
  trimLastCluster(facts)
  const byName = new Map(facts.map((host) => [host.hostname, host]))
  const kept: { report: number; row: HostSummary }[] = []

  function rowAt(host: HostFacts, report: number): HostSummary {
    const last = kept[host.row]
    if (last && last.report === report) return last.row
    const row = summaryAt(host, startDay, report)
    // The newest report is asked for again and again; older ones by a filter, now and then.
    if (!last || report > last.report) kept[host.row] = { report, row }
    return row
  }

  return {
    facts,
    at: (moment) =>
      facts.flatMap((host) => {
        const report = reportAt(host, startDay, moment)
        return report === undefined ? [] : [rowAt(host, report)]
      }),
    known: (hostname) => byName.get(hostname),
    wasKnown: (host, moment) => reportAt(host, startDay, moment) !== undefined,
    coresByDay: (from, until, counts) => sumByDay(facts.filter(counts), startDay, from, until),
  }
}

/** A host reports the same cores day after day, so only the days on which something changes are looked at. */
function sumByDay(hosts: readonly HostFacts[], startDay: number, from: number, until: number) {
  const changes = new Map<number, { cores: number; reports: number }>()
  const change = (day: number, cores: number, reports: number) => {
    const known = changes.get(day) ?? { cores: 0, reports: 0 }
    changes.set(day, { cores: known.cores + cores, reports: known.reports + reports })
  }
  for (const host of hosts) {
    const first = Math.max(startDay - host.firstDay, Math.floor((from - host.reportsAt) / DAY) + 1)
    const report = reportAt(host, startDay, until)
    const last = report === undefined ? first - 1 : dayOf(report)
    if (last < first) continue
    const early = coresOn(host, startDay, first)
    const late = coresOn(host, startDay, last)
    change(first, early, 1)
    if (early !== late) change(startDay - (host.grewOn ?? 0), late - early, 0)
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

/** A cluster that the end of the world cuts in two lists the half that exists. */
function trimLastCluster(facts: readonly HostFacts[]) {
  const last = facts.at(-1)
  if (!last || last.row % 2 === 0 || last.membership.veritasClusterHostnames === null) return
  last.membership = { ...last.membership, veritasClusterHostnames: [last.hostname] }
}

export function dayOf(moment: number): number {
  return Math.floor(moment / DAY)
}
