import type { HostDetail } from '@inventory-console/api-mocks/contract'
import { agentVersion } from '../../../../domain/host.ts'
import { joinNonEmpty } from '../../../../lib/text.ts'
import { databasesOf } from '../technology.ts'

const factIds = [
  'cpuModel',
  'cpuSockets',
  'cpuCores',
  'cpuThreads',
  'memoryTotal',
  'swapTotal',
  'os',
  'kernel',
  'environment',
  'location',
  'cluster',
  'agentVersion',
] as const

type HostFact = (typeof factIds)[number]

/** Configuration of a host. Measurements and the virtualization node change too often to be listed. */
const facts: Record<HostFact, (host: HostDetail) => string | number> = {
  cpuModel: ({ info }) => info.cpuModel,
  cpuSockets: ({ info }) => info.cpuSockets,
  cpuCores: ({ info }) => info.cpuCores,
  cpuThreads: ({ info }) => info.cpuThreads,
  memoryTotal: ({ info }) => info.memoryTotal,
  swapTotal: ({ info }) => info.swapTotal,
  os: ({ info }) => joinNonEmpty(info.os, info.osVersion),
  kernel: ({ info }) => joinNonEmpty(info.kernel, info.kernelVersion),
  environment: ({ environment }) => environment,
  location: ({ location }) => location,
  cluster: ({ cluster }) => cluster,
  agentVersion,
}

export interface DatedHostChanges {
  /** Time of the first report with these values. */
  date: string
  changes: readonly HostChange[]
}

export type HostChange =
  | { kind: 'fact'; fact: HostFact; before: string | number; after: string | number }
  | { kind: 'databaseAdded' | 'databaseRemoved'; name: string }
  | { kind: 'databaseVersion'; name: string; before: string; after: string }
  | { kind: 'firstReport' }

/** Changes between two reports of a host. `null`: the server has no report of that date. */
export function hostChangesBetween(earlier: HostDetail | null, later: HostDetail): readonly HostChange[] {
  if (earlier === null) return [{ kind: 'firstReport' }]
  return [...factChanges(earlier, later), ...databaseChanges(earlier, later)]
}

function factChanges(earlier: HostDetail, later: HostDetail): readonly HostChange[] {
  return factIds.flatMap((fact): readonly HostChange[] => {
    const before = facts[fact](earlier)
    const after = facts[fact](later)
    return before === after ? [] : [{ kind: 'fact', fact, before, after }]
  })
}

function databaseChanges(earlier: HostDetail, later: HostDetail): readonly HostChange[] {
  const before = versionsOf(earlier)
  const after = versionsOf(later)
  const removed = [...before.keys()].filter((name) => !after.has(name))
  return [
    ...[...after].flatMap(([name, version]): readonly HostChange[] => {
      const earlierVersion = before.get(name)
      if (earlierVersion === undefined) return [{ kind: 'databaseAdded', name }]
      return earlierVersion === version
        ? []
        : [{ kind: 'databaseVersion', name, before: earlierVersion, after: version }]
    }),
    ...removed.map((name): HostChange => ({ kind: 'databaseRemoved', name })),
  ]
}

function versionsOf(host: HostDetail): ReadonlyMap<string, string> {
  return new Map(databasesOf(host).map(({ name, version }) => [name, version]))
}
