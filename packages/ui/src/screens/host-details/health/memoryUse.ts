import type { HostDetail } from '@inventory-console/api-mocks/contract'

export interface MemoryUse {
  /** In GB, like the other sizes. */
  sum: number
  total: number | null
  percent: number | null
  /**
   * Verdict of the server for the limit in the settings. The server sends red if the limit is 0, which is
   * shown as `unset`, or as `unknown` until the limit is known.
   */
  verdict: 'within' | 'over' | 'unset' | 'unknown'
  /** Sums of the database parameters. */
  pgaAndSga: number
  memoryTargets: number
}

/** `null` for hosts without Oracle databases. `limit` is a percentage of the settings, `null` while unknown. */
export function memoryUseOf(host: HostDetail, limit: number | null = null): MemoryUse | null {
  const flag = host.memorySumFlag.toLowerCase()
  if (flag === '') return null
  const databases = host.features.oracle?.database?.databases ?? []
  const sumOf = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    sum: host.memorySum,
    total: host.info.memoryTotal,
    percent: host.memorySumPercentage,
    verdict: flag === 'green' ? 'within' : redVerdict(limit),
    // The server truncates both to two decimals before it adds them.
    pgaAndSga: floor2(sumOf(databases.flatMap(({ pgaTarget, sgaTarget }) => [pgaTarget, sgaTarget]))),
    memoryTargets: floor2(sumOf(databases.map(({ memoryTarget }) => memoryTarget))),
  }
}

function redVerdict(limit: number | null): MemoryUse['verdict'] {
  if (limit === null) return 'unknown'
  return limit === 0 ? 'unset' : 'over'
}

function floor2(value: number): number {
  return Math.floor(value * 100) / 100
}
