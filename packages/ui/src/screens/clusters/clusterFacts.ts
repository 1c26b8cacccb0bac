import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'
import { number, text } from '../../lib/wire.ts'

/** VMs with an agent, of all its VMs, in percent; `null` where it has none. Computed here: the services do not send it. */
export function coverage({ vmsCount, vmsErcoleAgentCount }: Counted): number | null {
  const all = number(vmsCount)
  const covered = number(vmsErcoleAgentCount)
  return all === null || covered === null || all <= 0 ? null : (100 * covered) / all
}

type Counted = Pick<Cluster, 'vmsCount' | 'vmsErcoleAgentCount'>

/** Over several clusters. */
export function sumOf(clusters: readonly Counted[]): Counted {
  const sum = (key: keyof Counted) => clusters.reduce((sum, cluster) => sum + (number(cluster[key]) ?? 0), 0)
  return { vmsCount: sum('vmsCount'), vmsErcoleAgentCount: sum('vmsErcoleAgentCount') }
}

/** What people call a product: unknown ones keep their code rather than their name. */
export function technologyName(technologies: readonly TechnologyInfo[], product: unknown): string {
  const code = text(product)
  return text(technologies.find((technology) => technology.product === code)?.prettyName) || code
}
