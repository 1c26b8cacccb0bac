import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'

/** VMs with an agent, of all its VMs, in percent; `null` where it has none. Computed here: the services do not send it. */
export function coverage({ vmsCount, vmsErcoleAgentCount }: Counted): number | null {
  return vmsCount <= 0 ? null : (100 * vmsErcoleAgentCount) / vmsCount
}

type Counted = Pick<Cluster, 'vmsCount' | 'vmsErcoleAgentCount'>

/** Over several clusters. */
export function sumOf(clusters: readonly Counted[]): Counted {
  const sum = (key: keyof Counted) => clusters.reduce((sum, cluster) => sum + cluster[key], 0)
  return { vmsCount: sum('vmsCount'), vmsErcoleAgentCount: sum('vmsErcoleAgentCount') }
}

/** What people call a product: unknown ones keep their code rather than their name. */
export function technologyName(technologies: readonly TechnologyInfo[], code: string): string {
  return technologies.find(({ product }) => product === code)?.prettyName || code
}
