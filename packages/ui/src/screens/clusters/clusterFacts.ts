import type { Cluster, TechnologyInfo } from '@inventory-console/api-mocks/contract'

/** Percentage of VMs with an agent, `null` without VMs. The API does not send it. */
export function coverage({ vmsCount, vmsErcoleAgentCount }: VmCounts): number | null {
  return vmsCount <= 0 ? null : (100 * vmsErcoleAgentCount) / vmsCount
}

type VmCounts = Pick<Cluster, 'vmsCount' | 'vmsErcoleAgentCount'>

export function sumOf(clusters: readonly VmCounts[]): VmCounts {
  const sum = (key: keyof VmCounts) => clusters.reduce((sum, cluster) => sum + cluster[key], 0)
  // Read when they are shown, so that a sum of values that could not be read is marked.
  return {
    get vmsCount() {
      return sum('vmsCount')
    },
    get vmsErcoleAgentCount() {
      return sum('vmsErcoleAgentCount')
    },
  }
}

/** Display name of a product, or its code if the settings do not list it. */
export function technologyName(technologies: readonly TechnologyInfo[], code: string): string {
  const name = technologies.find(({ product }) => product === code)?.prettyName || code
  // The settings of the server misspell it.
  return name.replace(/^VMWare\b/, 'VMware')
}
