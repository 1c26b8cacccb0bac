import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Cpu, Database, HardDrive, MemoryStick, Settings2 } from 'lucide-react'
import type { Format } from '../../../lib/values/format.ts'
import { factBlocks } from '../facts.tsx'

/** Names of the database fields with values of this type. */
type Fields<Value> = {
  [Key in keyof OracleDatabase]-?: OracleDatabase[Key] extends Value ? Key : never
}[keyof OracleDatabase]

const words = <Key extends Fields<string | number>>(id: Key) => ({
  id,
  value: (database: OracleDatabase) => String(database[id]),
})
const name = <Key extends Fields<string | number>>(id: Key) => ({ ...words(id), copyable: true })
const figure = <Key extends Fields<number | null>>(id: Key) => ({
  id,
  value: (database: Record<Key, number | null>, format: Format) => format.number(database[id], 2),
})
const yesNo = <Key extends Fields<boolean>>(id: Key) => ({
  id,
  value: (database: Record<Key, boolean>) => database[id],
})

/** The advisor sends numbers as text. */
function advised(value: string | null | undefined, format: Format): string {
  const size = value ? Number(value) : Number.NaN
  return Number.isFinite(size) ? format.number(size, 2) : (value ?? '')
}

type Advice = 'memorySizeLowerGb' | 'pgaTargetAggregateLowerGb' | 'sgaSizeLowerGb'
const advice = <Id extends string>(id: Id, key: Advice) => ({
  id,
  value: ({ oracleDatabaseMemoryAdvisor: advisor }: OracleDatabase, format: Format) =>
    advised(advisor?.[key], format),
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
        value: ({ oracleDatabaseMemoryAdvisor: advisor }) => advisor?.automaticMemoryManagement ?? null,
      },
    ],
  },
  {
    id: 'load',
    icon: Cpu,
    facts: [
      figure('dbTime'),
      figure('elapsed'),
      // `null` means no work.
      { id: 'work', value: ({ work }, format) => format.number(work ?? 0, 2) },
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
