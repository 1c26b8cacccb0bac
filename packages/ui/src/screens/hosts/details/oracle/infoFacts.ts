import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Cpu, Database, HardDrive, MemoryStick, Settings2 } from 'lucide-react'
import type { Format } from '../../../../lib/format.ts'
import { factBlocks, plainFacts } from '../facts.tsx'

const textFact = <Id extends string>(id: Id) => ({
  id,
  value: (database: Readonly<Record<Id, string | number>>) => String(database[id]),
})
const copyableFact = <Id extends string>(id: Id) => ({ ...textFact(id), copyable: true })
const numberFact = <Id extends string>(id: Id) => ({
  id,
  value: (database: Readonly<Record<Id, number | null>>, format: Format) => format.number(database[id], 2),
})

/** The advisor sends numbers as text. */
function formatAdvised(value: string | null | undefined, format: Format): string {
  const size = value ? Number(value) : Number.NaN
  return Number.isFinite(size) ? format.number(size, 2) : (value ?? '')
}

type AdvisedSizeKey = 'memorySizeLowerGb' | 'pgaTargetAggregateLowerGb' | 'sgaSizeLowerGb'
const advisedFact = <Id extends string>(id: Id, key: AdvisedSizeKey) => ({
  id,
  value: ({ oracleDatabaseMemoryAdvisor: advisor }: OracleDatabase, format: Format) =>
    formatAdvised(advisor?.[key], format),
})

export function isAdvised({ oracleDatabaseMemoryAdvisor: advisor }: OracleDatabase): boolean {
  return [advisor?.memorySizeLowerGb, advisor?.pgaTargetAggregateLowerGb, advisor?.sgaSizeLowerGb].some(
    (value) => (value ?? '') !== '',
  )
}

/** Cards with the facts of a database. */
export const infoBlocks = factBlocks<OracleDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      copyableFact('name'),
      textFact('status'),
      textFact('role'),
      copyableFact('dbID'),
      copyableFact('uniqueName'),
      textFact('instanceName'),
      textFact('instanceNumber'),
      ...plainFacts('archivelog'),
      numberFact('blockSize'),
      textFact('charset'),
      textFact('nCharset'),
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: [
      numberFact('memoryTarget'),
      advisedFact('memoryAdvice', 'memorySizeLowerGb'),
      { id: 'pgaAggregateTarget', value: ({ pgaTarget }, { number }) => number(pgaTarget, 2) },
      advisedFact('pgaAdvice', 'pgaTargetAggregateLowerGb'),
      numberFact('pgaSum'),
      numberFact('sgaMaxSize'),
      numberFact('sgaTarget'),
      advisedFact('sgaAdvice', 'sgaSizeLowerGb'),
      numberFact('sgaSum'),
      {
        id: 'automaticMemory',
        value: ({ oracleDatabaseMemoryAdvisor: advisor }) => advisor?.automaticMemoryManagement ?? null,
      },
    ],
  },
  {
    id: 'load',
    icon: Cpu,
    facts: [
      numberFact('dbTime'),
      numberFact('elapsed'),
      // `null` means no work.
      { id: 'work', value: ({ work }, format) => format.number(work ?? 0, 2) },
      numberFact('dailyCPUUsage'),
      numberFact('cpuCount'),
    ],
  },
  {
    id: 'space',
    icon: HardDrive,
    facts: [numberFact('allocable'), numberFact('datafileSize'), numberFact('segmentsSize')],
  },
  {
    id: 'more',
    icon: Settings2,
    facts: [
      ...plainFacts('asm', 'dataguard', 'isCDB'),
      { id: 'rac', value: ({ isRAC }) => isRAC },
      textFact('platform'),
      textFact('version'),
    ],
  },
])
