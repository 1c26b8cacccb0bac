import type { HostDetail } from '@inventory-console/api-mocks/contract'

export interface MemoryUse {
  /** All in GB. */
  sum: number
  total: number | null
  percent: number | null
  /** The server's judgement, by the limit of the settings; `unset` if that limit is 0, which the server calls red. */
  verdict: 'within' | 'over' | 'unset'
  /** What the databases ask for. */
  pgaAndSga: number
  memoryTargets: number
}

/**
 * Null for hosts without Oracle databases. `limit` is the percentage of the settings, null while it is unknown.
 */
export function memoryUseOf(host: HostDetail, limit: number | null = null): MemoryUse | null {
  const flag = host.memorySumFlag.toLowerCase()
  if (flag === '') return null
  const databases = host.features.oracle?.database?.databases ?? []
  const sumOf = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    sum: host.memorySum,
    total: host.info.memoryTotal,
    percent: host.memorySumPercentage,
    verdict: flag === 'green' ? 'within' : limit === 0 ? 'unset' : 'over',
    // The server cuts both after two decimals before it adds them.
    pgaAndSga: floor2(sumOf(databases.flatMap(({ pgaTarget, sgaTarget }) => [pgaTarget, sgaTarget]))),
    memoryTargets: floor2(sumOf(databases.map(({ memoryTarget }) => memoryTarget))),
  }
}

function floor2(value: number): number {
  return Math.floor(value * 100) / 100
}
