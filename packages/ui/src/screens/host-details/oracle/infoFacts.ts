import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Cpu, Database, HardDrive, MemoryStick, Settings2 } from 'lucide-react'
import type { Format } from '../../../lib/values/format.ts'
import { flag, number, text } from '../../../lib/wire.ts'
import { factBlocks } from '../facts.tsx'

type Of<Key extends keyof OracleDatabase> = Record<Key, unknown>

const words = <Key extends keyof OracleDatabase>(id: Key) => ({
  id,
  value: (database: Of<Key>) => text(database[id]),
})
const name = <Key extends keyof OracleDatabase>(id: Key) => ({ ...words(id), copyable: true })
const figure = <Key extends keyof OracleDatabase>(id: Key) => ({
  id,
  value: (database: Of<Key>, format: Format) => format.number(number(database[id]), 2),
})
const yesNo = <Key extends keyof OracleDatabase>(id: Key) => ({
  id,
  value: (database: Of<Key>) => flag(database[id]),
})

/** The advisor writes its numbers as text. */
function advised(value: unknown, format: Format): string {
  const size = text(value) === '' ? Number.NaN : Number(value)
  return Number.isFinite(size) ? format.number(size, 2) : text(value)
}

type Advice = 'memorySizeLowerGb' | 'pgaTargetAggregateLowerGb' | 'sgaSizeLowerGb'
const advice = <Id extends string>(id: Id, key: Advice) => ({
  id,
  value: ({ oracleDatabaseMemoryAdvisor: advisor }: OracleDatabase, format: Format) =>
    advised(advisor?.[key], format),
})

export function isAdvised({ oracleDatabaseMemoryAdvisor: advisor }: OracleDatabase): boolean {
  return [advisor?.memorySizeLowerGb, advisor?.pgaTargetAggregateLowerGb, advisor?.sgaSizeLowerGb].some(
    (value) => text(value) !== '',
  )
}

/** What is known of a database, card by card, in the order people know. */
export const infoBlocks = factBlocks<OracleDatabase>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      name('name'),
      words('status'),
      words('role'),
      name('dbID'),
      name('uniqueName'),
      words('instanceName'),
      words('instanceNumber'),
      yesNo('archivelog'),
      figure('blockSize'),
      words('charset'),
      words('nCharset'),
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: [
      figure('memoryTarget'),
      advice('memoryAdvice', 'memorySizeLowerGb'),
      figure('pgaTarget'),
      advice('pgaAdvice', 'pgaTargetAggregateLowerGb'),
      figure('pgaSum'),
      figure('sgaMaxSize'),
      figure('sgaTarget'),
      advice('sgaAdvice', 'sgaSizeLowerGb'),
      figure('sgaSum'),
      {
        id: 'automaticMemory',
        value: ({ oracleDatabaseMemoryAdvisor: advisor }) => flag(advisor?.automaticMemoryManagement),
      },
    ],
  },
  {
    id: 'load',
    icon: Cpu,
    facts: [
      figure('dbTime'),
      figure('elapsed'),
      // Null means none: client behaviour, Host details.
      { id: 'work', value: ({ work }, format) => format.number(number(work) ?? 0, 2) },
      figure('dailyCPUUsage'),
      figure('cpuCount'),
    ],
  },
  {
    id: 'space',
    icon: HardDrive,
    facts: [figure('allocable'), figure('datafileSize'), figure('segmentsSize')],
  },
  {
    id: 'more',
    icon: Settings2,
    facts: [
      yesNo('asm'),
      yesNo('dataguard'),
      yesNo('isRAC'),
      yesNo('isCDB'),
      words('platform'),
      words('version'),
    ],
  },
])
