import type {
  MySQLDatabase,
  MySQLInstance,
  MySQLSegmentAdvisor,
  MySQLTableSchema,
} from '@inventory-console/api-mocks/contract'
import { Database, MemoryStick, Network, Settings2 } from 'lucide-react'
import type { Column } from '../../../data-table/columns/column.ts'
import { flag, number, text, texts } from '../../../lib/wire.ts'
import { factBlocks } from '../facts.tsx'

export const mysqlBlocks = factBlocks<MySQLInstance>()([
  {
    id: 'details',
    icon: Database,
    facts: [
      { id: 'name', value: ({ name }) => text(name), copyable: true },
      { id: 'version', value: ({ version }) => text(version) },
      { id: 'platform', value: ({ platform }) => text(platform) },
      { id: 'architecture', value: ({ architecture }) => text(architecture) },
      { id: 'edition', value: ({ edition }) => text(edition) },
      { id: 'engine', value: ({ engine }) => text(engine) },
    ],
  },
  {
    id: 'memory',
    icon: MemoryStick,
    facts: [
      { id: 'sortBufferSize', value: ({ sortBufferSize }) => number(sortBufferSize) },
      { id: 'logBufferSize', value: ({ logBufferSize }) => number(logBufferSize) },
      { id: 'bufferPoolSize', value: ({ bufferPoolSize }) => number(bufferPoolSize) },
    ],
  },
  {
    id: 'additional',
    icon: Settings2,
    facts: [
      { id: 'readOnly', value: ({ readOnly }) => flag(readOnly) },
      { id: 'redoLogEnabled', value: ({ redoLogEnabled }) => onOff(redoLogEnabled) },
      { id: 'logBin', value: ({ logBin }) => flag(logBin) },
      { id: 'threadsConcurrency', value: ({ threadsConcurrency }) => number(threadsConcurrency) },
      { id: 'charsetServer', value: ({ charsetServer }) => text(charsetServer) },
      { id: 'charsetSystem', value: ({ charsetSystem }) => text(charsetSystem) },
      { id: 'pageSize', value: ({ pageSize }) => number(pageSize) },
    ],
  },
  {
    id: 'replication',
    icon: Network,
    facts: [
      { id: 'highAvailability', value: ({ highAvailability }) => flag(highAvailability) },
      { id: 'uuid', value: ({ uuid }) => text(uuid), copyable: true },
      { id: 'isMaster', value: ({ isMaster }) => flag(isMaster) },
      { id: 'slaveUUIDs', optional: true, value: ({ slaveUUIDs }) => texts(slaveUUIDs).join(', ') },
      { id: 'isSlave', value: ({ isSlave }) => flag(isSlave) },
      { id: 'masterUUID', optional: true, value: ({ masterUUID }) => text(masterUUID), copyable: true },
    ],
  },
])

/** ON, OFF: shown as yes and no; another word as it is. */
function onOff(value: unknown): string | boolean {
  const word = text(value)
  if (/^(on|yes|1|true)$/i.test(word)) return true
  return /^(off|no|0|false)$/i.test(word) ? false : word
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
