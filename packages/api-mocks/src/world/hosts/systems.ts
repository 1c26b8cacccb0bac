import type { Faker } from '@faker-js/faker'
import { type Fake, weights } from '../../lib/random.ts'

/** An operating system with a matching kernel. */
export interface System {
  os: string
  osVersion: string
  kernel: string
  kernelVersion: string
}

export type Family = 'linux' | 'windows' | 'aix' | 'solaris' | 'hpux'

type SystemRow = readonly [
  weight: number,
  os: string,
  osVersion: string,
  kernel: string,
  kernelVersion: string,
]

const systemsOf = (...rows: readonly SystemRow[]) =>
  weights<System>(
    rows.map(([weight, os, osVersion, kernel, kernelVersion]) => [
      weight,
      { os, osVersion, kernel, kernelVersion },
    ]),
  )

/** Operating systems by frequency. */
const systems: Readonly<Record<Family, { weight: number; value: System }[]>> = {
  linux: systemsOf(
    [16, 'Red Hat Enterprise Linux', '8.10', 'Linux', '4.18.0-553.el8_10.x86_64'],
    [12, 'Red Hat Enterprise Linux', '8.8', 'Linux', '4.18.0-477.10.1.el8_8.x86_64'],
    [6, 'Red Hat Enterprise Linux', '8.6', 'Linux', '4.18.0-372.9.1.el8.x86_64'],
    [14, 'Red Hat Enterprise Linux', '9.4', 'Linux', '5.14.0-427.13.1.el9_4.x86_64'],
    [10, 'Red Hat Enterprise Linux', '9.2', 'Linux', '5.14.0-284.11.1.el9_2.x86_64'],
    [8, 'Red Hat Enterprise Linux', '7.9', 'Linux', '3.10.0-1160.119.1.el7.x86_64'],
    [1, 'Red Hat Enterprise Linux', '6.10', 'Linux', '2.6.32-754.35.1.el6.x86_64'],
    [12, 'Oracle Linux Server', '8.10', 'Linux', '5.15.0-206.153.7.1.el8uek.x86_64'],
    [9, 'Oracle Linux Server', '8.9', 'Linux', '5.15.0-200.131.27.el8uek.x86_64'],
    [7, 'Oracle Linux Server', '9.4', 'Linux', '5.15.0-306.177.4.el9uek.x86_64'],
    [5, 'Oracle Linux Server', '7.9', 'Linux', '5.4.17-2136.330.7.1.el7uek.x86_64'],
  ),
  windows: systemsOf(
    [30, 'Microsoft Windows Server 2019 Standard', '10.0.17763', 'NT', '10.0.17763'],
    [20, 'Microsoft Windows Server 2022 Datacenter', '10.0.20348', 'NT', '10.0.20348'],
    [20, 'Microsoft Windows Server 2016 Standard', '10.0.14393', 'NT', '10.0.14393'],
    [6, 'Microsoft Windows Server 2012 R2 Standard', '6.3.9600', 'NT', '6.3.9600'],
  ),
  aix: systemsOf([3, 'AIX', '7200-05-06-2320', 'AIX', '7.2'], [1, 'AIX', '7100-05-11-2246', 'AIX', '7.1']),
  solaris: systemsOf([3, 'Solaris', '11.4', 'SunOS', '5.11'], [1, 'Solaris', '10', 'SunOS', '5.10']),
  hpux: systemsOf([1, 'HP-UX', 'B.11.31', 'HP-UX', 'B.11.31']),
}

export interface Processor {
  cpuModel: string
  cpuFrequency: string
  coresPerSocket: number
  threadsPerCore: number
}

type ProcessorRow = readonly [cpuModel: string, cpuFrequency: string, coresPerSocket: number]

const processorsOf = (threadsPerCore: number, ...rows: readonly ProcessorRow[]): readonly Processor[] =>
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

const processors: Record<Family, readonly Processor[]> = {
  linux: x86,
  windows: x86,
  aix: processorsOf(8, ['PowerPC_POWER9', '3800 MHz', 12], ['PowerPC_POWER8', '3425 MHz', 10]),
  solaris: processorsOf(8, ['SPARC-M8', '5067 MHz', 32], ['SPARC-T5', '3600 MHz', 16]),
  hpux: processorsOf(2, ['Intel(R) Itanium(R) Processor 9560', '2.53GHz', 8]),
}

/** Memory sizes in GB as an agent reports them, slightly below the nominal size. */
const memories = [7.6, 15.5, 31.1, 62.7, 125.6, 251.4, 503.3, 754.9, 1007.1] as const

const swaps: readonly number[] = [2, 4, 7.9, 15.9, 15.9, 31.9, 0]

export function systemOf(family: Family, faker: Faker): System {
  return faker.helpers.weightedArrayElement(systems[family])
}

export function processorOf(family: Family, faker: Faker): Processor {
  return faker.helpers.arrayElement(processors[family])
}

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
