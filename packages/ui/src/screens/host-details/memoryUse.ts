import type { HostDetail } from '@inventory-console/api-mocks/contract'

export interface MemoryUse {
  /** All in GB. */
  sum: number
  total: number | null
  percent: number | null
  /** The server's judgement, by the limit of the settings for this host or for all. */
  over: boolean
  /** What the databases ask for. */
  pgaAndSga: number
  memoryTargets: number
}

/** Null where the server says nothing of it: hosts without Oracle databases. */
export function memoryUseOf(host: HostDetail): MemoryUse | null {
  const flag = host.memorySumFlag.toLowerCase()
  if (flag === '') return null
  const databases = host.features.oracle?.database?.databases ?? []
  const sumOf = (values: (number | null)[]) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
  return {
    sum: host.memorySum,
    total: host.info.memoryTotal,
    percent: host.memorySumPercentage,
    over: flag !== 'green',
    // The server cuts both after two decimals before it adds them.
    pgaAndSga: floor2(sumOf(databases.flatMap(({ pgaTarget, sgaTarget }) => [pgaTarget, sgaTarget]))),
    memoryTargets: floor2(sumOf(databases.map(({ memoryTarget }) => memoryTarget))),
  }
}

function floor2(value: number): number {
  return Math.floor(value * 100) / 100
}
