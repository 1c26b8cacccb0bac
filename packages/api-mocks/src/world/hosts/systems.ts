import type { Faker } from '@faker-js/faker'
import { weights, type Fake } from '../../lib/random.ts'

/** An operating system with a matching kernel. */
export interface System {
  os: string
  osVersion: string
  kernel: string
  kernelVersion: string
}

const linux = (os: string, osVersion: string, kernelVersion: string): System => ({
  os,
  osVersion,
  kernel: 'Linux',
  kernelVersion,
})
const windows = (os: string, build: string): System => ({
  os: `Microsoft ${os}`,
  osVersion: build,
  kernel: 'NT',
  kernelVersion: build,
})

const redHat = 'Red Hat Enterprise Linux'
const oracleLinux = 'Oracle Linux Server'

export type Family = 'linux' | 'windows' | 'aix' | 'solaris' | 'hpux'

const systems: Record<Family, { weight: number; value: System }[]> = {
  linux: weights([
    [16, linux(redHat, '8.10', '4.18.0-553.el8_10.x86_64')],
    [12, linux(redHat, '8.8', '4.18.0-477.10.1.el8_8.x86_64')],
    [6, linux(redHat, '8.6', '4.18.0-372.9.1.el8.x86_64')],
    [14, linux(redHat, '9.4', '5.14.0-427.13.1.el9_4.x86_64')],
    [10, linux(redHat, '9.2', '5.14.0-284.11.1.el9_2.x86_64')],
    [8, linux(redHat, '7.9', '3.10.0-1160.119.1.el7.x86_64')],
    [1, linux(redHat, '6.10', '2.6.32-754.35.1.el6.x86_64')],
    [12, linux(oracleLinux, '8.10', '5.15.0-206.153.7.1.el8uek.x86_64')],
    [9, linux(oracleLinux, '8.9', '5.15.0-200.131.27.el8uek.x86_64')],
    [7, linux(oracleLinux, '9.4', '5.15.0-306.177.4.el9uek.x86_64')],
    [5, linux(oracleLinux, '7.9', '5.4.17-2136.330.7.1.el7uek.x86_64')],
  ]),
  windows: weights([
    [30, windows('Windows Server 2019 Standard', '10.0.17763')],
    [20, windows('Windows Server 2022 Datacenter', '10.0.20348')],
    [20, windows('Windows Server 2016 Standard', '10.0.14393')],
    [6, windows('Windows Server 2012 R2 Standard', '6.3.9600')],
  ]),
  aix: weights([
    [3, { os: 'AIX', osVersion: '7200-05-06-2320', kernel: 'AIX', kernelVersion: '7.2' }],
    [1, { os: 'AIX', osVersion: '7100-05-11-2246', kernel: 'AIX', kernelVersion: '7.1' }],
  ]),
  solaris: weights([
    [3, { os: 'Solaris', osVersion: '11.4', kernel: 'SunOS', kernelVersion: '5.11' }],
    [1, { os: 'Solaris', osVersion: '10', kernel: 'SunOS', kernelVersion: '5.10' }],
  ]),
  hpux: weights([[1, { os: 'HP-UX', osVersion: 'B.11.31', kernel: 'HP-UX', kernelVersion: 'B.11.31' }]]),
}

export function systemOf(family: Family, faker: Faker): System {
  return faker.helpers.weightedArrayElement(systems[family])
}

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

const processors: Record<Family, readonly Processor[]> = {
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

export function processorOf(family: Family, faker: Faker): Processor {
  return faker.helpers.arrayElement(processors[family])
}

/** Memory sizes in GB as an agent reports them, slightly below the nominal size. */
const memories = [7.6, 15.5, 31.1, 62.7, 125.6, 251.4, 503.3, 754.9, 1007.1] as const
const swaps: readonly number[] = [2, 4, 7.9, 15.9, 15.9, 31.9, 0]

/** Scales with the number of cores. */
export function memoryOf(
  cores: number,
  fake: Fake,
  topic: number,
): { memoryTotal: number; swapTotal: number } {
  const step = 31 - Math.clz32(Math.max(1, cores)) + fake(topic).number.int(2)
  return {
    memoryTotal: memories[Math.min(step, memories.length - 1)] ?? memories[0],
    swapTotal: fake(topic + 1).helpers.arrayElement(swaps),
  }
}
