import { sum } from './coverage.ts'
import type { LicensedHost } from './inputs.ts'
import { isHalved, type Need } from './needs.ts'

/** `halved`: Veritas clusters of disaster recovery copies. */
export const sourceKinds = [
  'host',
  'capped',
  'instance',
  'hypervisor',
  'cluster',
  'veritas',
  'halved',
] as const
export type SourceKind = (typeof sourceKinds)[number]

export interface Source {
  kind: SourceKind
  /** Hosts or clusters; the host of each instance. */
  names: readonly string[]
  licenses: number
}

/** Sources of the consumption, one line per kind. */
export function sourcesOf(needs: readonly Need[]): Source[] {
  return sourceKinds.flatMap((kind): Source[] => {
    const needsOfKind = needs.filter((need) => (isHalved(need) ? 'halved' : need.kind) === kind)
    if (needsOfKind.length === 0) return []
    const names = needsOfKind.map(({ name }) => name)
    return [{ kind, names, licenses: sum(needsOfKind.map(({ needed }) => needed)) }]
  })
}

export interface CoreFactor {
  factor: number
  cores: number
}

/** Oracle's core factor table. */
const factors: readonly number[] = [0.25, 0.5, 0.75, 1]

/** Standard Edition 2 counts sockets, whatever the cores. */
export const bySocket: ReadonlySet<string> = new Set(['L103405', 'L103399'])

/** Cores of the hosts on their own by core factor; empty unless each of them is its cores times a factor. */
export function coreFactorsOf(
  needs: readonly Need[],
  hosts: readonly LicensedHost[],
  perProcessor: number,
): CoreFactor[] {
  const cores = new Map(hosts.map(({ hostname, info }) => [hostname, info.cpuCores]))
  const coresByFactor = new Map<number, number>()
  for (const { kind, name, needed, usages } of needs) {
    if (kind !== 'host' && kind !== 'capped') continue
    if (usages.some(({ row }) => bySocket.has(row.licenseTypeID))) return []
    const hostCores = cores.get(name) ?? 0
    const factor = needed / perProcessor / hostCores
    if (!factors.includes(factor)) return []
    coresByFactor.set(factor, (coresByFactor.get(factor) ?? 0) + hostCores)
  }
  return [...coresByFactor].map(([factor, total]) => ({ factor, cores: total }))
}
