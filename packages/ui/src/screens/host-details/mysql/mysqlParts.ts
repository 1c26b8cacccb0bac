import type {
  MySQLDatabase,
  MySQLInstance,
  MySQLSegmentAdvisor,
  MySQLTableSchema,
} from '@inventory-console/api-mocks/contract'
import { Database, MemoryStick, Network, Settings2 } from 'lucide-react'
import type { Column } from '../../../data-table/columns/column.ts'
import { factBlocks, plainFacts } from '../facts.tsx'

export const mysqlBlocks = factBlocks<MySQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => name, copyable: true },
      ...plainFacts('version', 'platform', 'architecture', 'edition', 'engine'),
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: plainFacts('sortBufferSize', 'logBufferSize', 'bufferPoolSize'),
  },
  {
    id: 'additional',
    icon: Settings2,
    facts: [
      { id: 'readOnly', value: ({ readOnly }) => readOnly },
      { id: 'redoLogEnabled', value: ({ redoLogEnabled }) => toBoolean(redoLogEnabled) },
      ...plainFacts('logBin', 'threadsConcurrency', 'charsetServer', 'charsetSystem', 'pageSize'),
    ],
  },
  {
    id: 'replication',
    icon: Network,
    facts: [
      { id: 'highAvailability', value: ({ highAvailability }) => highAvailability },
      { id: 'uuid', value: ({ uuid }) => uuid, copyable: true },
      { id: 'isMaster', value: ({ isMaster }) => isMaster },
      { id: 'slaveUUIDs', optional: true, value: ({ slaveUUIDs }) => slaveUUIDs.join(', ') },
      { id: 'isSlave', value: ({ isSlave }) => isSlave },
      { id: 'masterUUID', optional: true, value: ({ masterUUID }) => masterUUID ?? '', copyable: true },
    ],
  },
])

/** Maps ON and OFF to booleans and keeps other words. */
function toBoolean(onOrOff: string): string | boolean {
  if (/^(on|yes|1|true)$/i.test(onOrOff)) return true
  return /^(off|no|0|false)$/i.test(onOrOff) ? false : onOrOff
}

export const mysqlDatabaseColumns: readonly Column<MySQLDatabase>[] = [
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'charset', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'collation', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'encrypted', kind: 'boolean', filter: 'yesNo' },
]

export const mysqlSegmentColumns: readonly Column<MySQLSegmentAdvisor>[] = [
  { id: 'tableName', kind: 'text', width: 200, filter: 'text' },
  { id: 'tableSchema', kind: 'text', width: 140, filter: 'oneOf' },
  { id: 'engine', kind: 'text', width: 110, filter: 'oneOf' },
  { id: 'data', kind: 'number' },
  { id: 'allocation', kind: 'number' },
  { id: 'index', kind: 'number' },
  { id: 'free', kind: 'number', filter: 'range' },
]

export const mysqlSchemaColumns: readonly Column<MySQLTableSchema>[] = [
  { id: 'name', kind: 'text', width: 220, filter: 'text' },
  { id: 'engine', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'allocation', kind: 'number', filter: 'range' },
]
