import type { Family } from './systems.ts'

export interface Processor {
  cpuModel: string
  cpuFrequency: string
  coresPerSocket: number
  threadsPerCore: number
}

type Row = readonly [cpuModel: string, cpuFrequency: string, coresPerSocket: number]

const processorsOf = (threadsPerCore: number, ...rows: readonly Row[]): readonly Processor[] =>
  rows.map(([cpuModel, cpuFrequency, coresPerSocket]) => ({
    cpuModel,
    cpuFrequency,
    coresPerSocket,
    threadsPerCore,
  }))

const x86 = processorsOf(
  2,
  ['Intel(R) Xeon(R) Gold 6248 CPU @ 2.50GHz', '2.50GHz', 20],
  ['Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz', '2.00GHz', 32],
  ['Intel(R) Xeon(R) Silver 4214R CPU @ 2.40GHz', '2.40GHz', 12],
  ['Intel(R) Xeon(R) Platinum 8358 CPU @ 2.60GHz', '2.60GHz', 32],
  ['Intel(R) Xeon(R) CPU E5-2690 v4 @ 2.60GHz', '2.60GHz', 14],
  ['Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz', '2.60GHz', 8],
  ['AMD EPYC 7543 32-Core Processor', '2.80GHz', 32],
  ['AMD EPYC 9334 32-Core Processor', '2.70GHz', 32],
)

export const processors: Record<Family, readonly Processor[]> = {
  linux: x86,
  windows: x86,
  aix: processorsOf(8, ['PowerPC_POWER9', '3800 MHz', 12], ['PowerPC_POWER8', '3425 MHz', 10]),
  solaris: processorsOf(8, ['SPARC-M8', '5067 MHz', 32], ['SPARC-T5', '3600 MHz', 16]),
  hpux: processorsOf(2, ['Intel(R) Itanium(R) Processor 9560', '2.53GHz', 8]),
}

/** Memory sizes in GB as an agent reports them, slightly below the nominal size. */
export const memories = [7.6, 15.5, 31.1, 62.7, 125.6, 251.4, 503.3, 754.9, 1007.1] as const

export const swaps: readonly number[] = [2, 4, 7.9, 15.9, 15.9, 31.9, 0]
