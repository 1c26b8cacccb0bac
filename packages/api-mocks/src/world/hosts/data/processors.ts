import type { Family } from './systems.ts'

export interface Processor {
  cpuModel: string
  cpuFrequency: string
  coresPerSocket: number
  threadsPerCore: number
}

const x86: readonly Processor[] = [
  {
    cpuModel: 'Intel(R) Xeon(R) Gold 6248 CPU @ 2.50GHz',
    cpuFrequency: '2.50GHz',
    coresPerSocket: 20,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'Intel(R) Xeon(R) Gold 6338 CPU @ 2.00GHz',
    cpuFrequency: '2.00GHz',
    coresPerSocket: 32,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'Intel(R) Xeon(R) Silver 4214R CPU @ 2.40GHz',
    cpuFrequency: '2.40GHz',
    coresPerSocket: 12,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'Intel(R) Xeon(R) Platinum 8358 CPU @ 2.60GHz',
    cpuFrequency: '2.60GHz',
    coresPerSocket: 32,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'Intel(R) Xeon(R) CPU E5-2690 v4 @ 2.60GHz',
    cpuFrequency: '2.60GHz',
    coresPerSocket: 14,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz',
    cpuFrequency: '2.60GHz',
    coresPerSocket: 8,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'AMD EPYC 7543 32-Core Processor',
    cpuFrequency: '2.80GHz',
    coresPerSocket: 32,
    threadsPerCore: 2,
  },
  {
    cpuModel: 'AMD EPYC 9334 32-Core Processor',
    cpuFrequency: '2.70GHz',
    coresPerSocket: 32,
    threadsPerCore: 2,
  },
]

export const processors: Record<Family, readonly Processor[]> = {
  linux: x86,
  windows: x86,
  aix: [
    { cpuModel: 'PowerPC_POWER9', cpuFrequency: '3800 MHz', coresPerSocket: 12, threadsPerCore: 8 },
    { cpuModel: 'PowerPC_POWER8', cpuFrequency: '3425 MHz', coresPerSocket: 10, threadsPerCore: 8 },
  ],
  solaris: [
    { cpuModel: 'SPARC-M8', cpuFrequency: '5067 MHz', coresPerSocket: 32, threadsPerCore: 8 },
    { cpuModel: 'SPARC-T5', cpuFrequency: '3600 MHz', coresPerSocket: 16, threadsPerCore: 8 },
  ],
  hpux: [
    {
      cpuModel: 'Intel(R) Itanium(R) Processor 9560',
      cpuFrequency: '2.53GHz',
      coresPerSocket: 8,
      threadsPerCore: 2,
    },
  ],
}

/** Memory sizes in GB as an agent reports them, slightly below the nominal size. */
export const memories = [7.6, 15.5, 31.1, 62.7, 125.6, 251.4, 503.3, 754.9, 1007.1] as const

export const swaps: readonly number[] = [2, 4, 7.9, 15.9, 15.9, 31.9, 0]
