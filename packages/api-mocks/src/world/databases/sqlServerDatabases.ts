import type {
  HostInfo,
  SqlServerBackup,
  SqlServerDatabase,
  SqlServerSchema,
  SqlServerTablespace,
} from '../../contract/index.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import { databaseNames, daysOfBackups, GIB, grown, hourOf, MIB, rounded, subjectOf } from './dataContent.ts'

const systemDatabases = ['master', 'tempdb', 'model', 'msdb']

const states: Pool<readonly [number, SqlServerDatabase['status']]> = [
  [82, 'ONLINE'],
  [4, 'OFFLINE'],
  [3, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'EMERGENCY'],
  [2, 'COPYING'],
  [2, 'OFFLINE_SECONDARY'],
]
const recoveryModels: Pool<readonly [number, SqlServerDatabase['recoveryModel']]> = [
  [60, 'FULL'],
  [30, 'SIMPLE'],
  [10, 'BULK_LOGGED'],
]
const fileStates: Pool<readonly [number, SqlServerTablespace['status']]> = [
  [88, 'ONLINE'],
  [3, 'OFFLINE'],
  [2, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'DEFUNCT'],
]
const backupTypes: Pool<SqlServerBackup['backupType']> = [
  'Database',
  'Log',
  'Differential database',
  'File or filegroup',
  'Differential file',
  'Partial',
  'Differential partial',
]
const allocationTypes: Pool<SqlServerSchema['allocationType']> = [
  'Clustered Index Data',
  'Non Clustered Index Data',
  'Table Data',
  'LOB data',
]

/** The four system databases first; user databases have ids from 5. */
export function sqlServerDatabasesOf(
  instance: string,
  number: Chance,
  collation: string,
  info: HostInfo,
  moment: number,
): SqlServerDatabase[] {
  const own = databaseNames(subjectOf(instance, number), 1 + (number(30) % 4), number)
  return [...systemDatabases, ...own].map((name, index) => {
    const chances = chance(number(31), index + 1)
    const isSystem = index < systemDatabases.length
    const bytes = isSystem ? 8 * MIB + (chances(1) % 60) * MIB : GIB + (chances(1) % 220_000) * MIB
    return databaseOf(name, index + 1, chances, { isSystem, collation, info, moment, bytes })
  })
}

interface Setting {
  isSystem: boolean
  collation: string
  info: HostInfo
  moment: number
  bytes: number
}

function databaseOf(name: string, databaseID: number, number: Chance, setting: Setting): SqlServerDatabase {
  const { isSystem, collation, info, moment } = setting
  const files = filesOf(name, number, setting)
  const alloc = files.reduce((sum, file) => sum + file.alloc, 0)
  const maxServerMemory = Math.floor(info.memoryTotal * 0.8) * GIB
  return {
    databaseID,
    name,
    collationName: !isSystem && number(2) % 9 === 0 ? 'Latin1_General_BIN2' : collation,
    status: isSystem ? 'ONLINE' : weighted(states, number(3)),
    recoveryModel: isSystem ? 'SIMPLE' : weighted(recoveryModels, number(4)),
    blockSize: 8192,
    schedulersCount: info.cpuThreads,
    affinityMask: 0,
    minServerMemory: number(5) % 3 === 0 ? 2 * GIB : 0,
    maxServerMemory,
    ctp: pick([5, 25, 50], number(6)),
    maxDop: pick([0, 1, 4, 8], number(7)),
    alloc: rounded(alloc / MIB, 1),
    backups: isSystem || number(8) % 13 === 2 ? [] : backupsOf(number, setting),
    schemas: number(9) % 21 === 4 ? [] : objectsOf(number, setting.bytes, moment),
    tablespaces: files,
  }
}

function filesOf(name: string, number: Chance, { bytes, isSystem, moment }: Setting): SqlServerTablespace[] {
  const kinds: Pool<SqlServerTablespace['fileType']> = ['ROWS', 'LOG']
  const more: SqlServerTablespace['fileType'][] = isSystem
    ? []
    : [
        ...(number(40) % 4 === 0 ? ['ROWS' as const] : []),
        ...(number(41) % 9 === 0 ? ['FILESTREAM' as const] : []),
        ...(number(42) % 11 === 0 ? ['FULLTEXT' as const] : []),
      ]
  return [...kinds, ...more].map((fileType, index) => {
    const share = fileType === 'ROWS' ? bytes / (index + 1) : bytes / 12
    const used = Math.floor(grown(share, 30 + (number(43) % 260), moment))
    const alloc = Math.ceil((used * (105 + (number(44 + index) % 60))) / 100)
    const percent = number(50 + index) % 3 === 0
    return {
      filename: `${name}_${fileType === 'ROWS' ? (index === 0 ? 'data' : `data${index}`) : fileType.toLowerCase()}`,
      alloc,
      used,
      growth: percent ? 10 : pick([64, 256, 512], number(52 + index)),
      growthUnit: percent ? '%' : 'MB',
      fileType,
      status: isSystem ? 'ONLINE' : weighted(fileStates, number(56 + index)),
    }
  })
}

function backupsOf(number: Chance, { bytes, moment }: Setting): SqlServerBackup[] {
  const first = number(60) % backupTypes.length
  const count = 1 + (number(61) % 3)
  return Array.from({ length: count }, (_, index) => {
    const backupType = index === 0 ? 'Database' : pick(backupTypes, first + index)
    const days = pick(daysOfBackups, number(62 + index))
    const size = grown(backupType === 'Log' ? bytes / 40 : bytes / 3, 60, moment)
    return {
      backupType,
      hour: hourOf(number(66 + index)),
      weekDays: [...days],
      avgBckSize: rounded(size / GIB, 1),
    }
  })
}

function objectsOf(number: Chance, bytes: number, moment: number): SqlServerSchema[] {
  return allocationTypes.map((allocationType, index) => {
    const usedSpace = Math.floor(grown(bytes / (2 + index * 2), 80, moment))
    const allocatedSpace = usedSpace + Math.floor((usedSpace / 100) * (number(70 + index) % 30))
    return { allocationType, usedSpace, allocatedSpace }
  })
}
