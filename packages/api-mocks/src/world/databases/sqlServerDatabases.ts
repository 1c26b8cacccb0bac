import type {
  HostInfo,
  SqlServerBackup,
  SqlServerDatabase,
  SqlServerSchema,
  SqlServerTablespace,
} from '../../contract/wire.ts'
import { rounded } from '../../lib/decimals.ts'
import { cyclic, type Fake, weights } from '../../lib/random.ts'
import { databaseNames, daysOfBackups, GIB, grown, hourOf, MIB, subjectOf } from './dataContent.ts'

const systemDatabases = ['master', 'tempdb', 'model', 'msdb']

const states = weights<SqlServerDatabase['status']>([
  [82, 'ONLINE'],
  [4, 'OFFLINE'],
  [3, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'EMERGENCY'],
  [2, 'COPYING'],
  [2, 'OFFLINE_SECONDARY'],
])

const recoveryModels = weights<SqlServerDatabase['recoveryModel']>([
  [60, 'FULL'],
  [30, 'SIMPLE'],
  [10, 'BULK_LOGGED'],
])

const fileStates = weights<SqlServerTablespace['status']>([
  [88, 'ONLINE'],
  [3, 'OFFLINE'],
  [2, 'RESTORING'],
  [2, 'RECOVERING'],
  [2, 'RECOVERY_PENDING'],
  [2, 'SUSPECT'],
  [1, 'DEFUNCT'],
])

const backupTypes: readonly [SqlServerBackup['backupType'], ...SqlServerBackup['backupType'][]] = [
  'Database',
  'Log',
  'Differential database',
  'File or filegroup',
  'Differential file',
  'Partial',
  'Differential partial',
]

const allocationTypes: readonly SqlServerSchema['allocationType'][] = [
  'Clustered Index Data',
  'Non Clustered Index Data',
  'Table Data',
  'LOB data',
]

/** The four system databases first; user databases have ids from 5. */
export function sqlServerDatabasesOf(
  instance: string,
  fake: Fake,
  collation: string,
  info: HostInfo,
  moment: number,
): SqlServerDatabase[] {
  const own = databaseNames(subjectOf(instance, fake), fake(30).number.int({ min: 1, max: 4 }), fake)
  return [...systemDatabases, ...own].map((name, index) => {
    const chances = fake.part(31, index + 1)
    const isSystem = index < systemDatabases.length
    const bytes = isSystem
      ? 8 * MIB + chances(1).number.int(59) * MIB
      : GIB + chances(1).number.int(219_999) * MIB
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

function databaseOf(name: string, databaseID: number, fake: Fake, setting: Setting): SqlServerDatabase {
  const { isSystem, collation, info, moment } = setting
  const files = filesOf(name, fake, setting)
  const alloc = files.reduce((sum, file) => sum + file.alloc, 0)
  const maxServerMemory = Math.floor(info.memoryTotal * 0.8) * GIB
  return {
    databaseID,
    name,
    collationName: !isSystem && fake(2).datatype.boolean(1 / 9) ? 'Latin1_General_BIN2' : collation,
    status: isSystem ? 'ONLINE' : fake(3).helpers.weightedArrayElement(states),
    recoveryModel: isSystem ? 'SIMPLE' : fake(4).helpers.weightedArrayElement(recoveryModels),
    blockSize: 8192,
    schedulersCount: info.cpuThreads,
    affinityMask: 0,
    minServerMemory: fake(5).datatype.boolean(1 / 3) ? 2 * GIB : 0,
    maxServerMemory,
    ctp: fake(6).helpers.arrayElement([5, 25, 50]),
    maxDop: fake(7).helpers.arrayElement([0, 1, 4, 8]),
    alloc: rounded(alloc / MIB, 1),
    backups: isSystem || fake(8).datatype.boolean(1 / 13) ? [] : backupsOf(fake, setting),
    schemas: fake(9).datatype.boolean(1 / 21) ? [] : objectsOf(fake, setting.bytes, moment),
    tablespaces: files,
  }
}

function filesOf(name: string, fake: Fake, { bytes, isSystem, moment }: Setting): SqlServerTablespace[] {
  const kinds: readonly SqlServerTablespace['fileType'][] = ['ROWS', 'LOG']
  const more: SqlServerTablespace['fileType'][] = isSystem
    ? []
    : [
        ...(fake(40).datatype.boolean(1 / 4) ? ['ROWS' as const] : []),
        ...(fake(41).datatype.boolean(1 / 9) ? ['FILESTREAM' as const] : []),
        ...(fake(42).datatype.boolean(1 / 11) ? ['FULLTEXT' as const] : []),
      ]
  return [...kinds, ...more].map((fileType, index) => {
    const share = fileType === 'ROWS' ? bytes / (index + 1) : bytes / 12
    const used = Math.floor(grown(share, fake(43).number.int({ min: 30, max: 289 }), moment))
    const alloc = Math.ceil((used * fake(44 + index).number.int({ min: 105, max: 164 })) / 100)
    const percent = fake(50 + index).datatype.boolean(1 / 3)
    return {
      filename: `${name}_${fileType === 'ROWS' ? (index === 0 ? 'data' : `data${index}`) : fileType.toLowerCase()}`,
      alloc,
      used,
      growth: percent ? 10 : fake(52 + index).helpers.arrayElement([64, 256, 512]),
      growthUnit: percent ? '%' : 'MB',
      fileType,
      status: isSystem ? 'ONLINE' : fake(56 + index).helpers.weightedArrayElement(fileStates),
    }
  })
}

function backupsOf(fake: Fake, { bytes, moment }: Setting): SqlServerBackup[] {
  const first = fake(60).number.int(backupTypes.length - 1)
  const count = fake(61).number.int({ min: 1, max: 3 })
  return Array.from({ length: count }, (_, index) => {
    const backupType = index === 0 ? 'Database' : cyclic(backupTypes, first + index)
    const days = fake(62 + index).helpers.arrayElement(daysOfBackups)
    const size = grown(backupType === 'Log' ? bytes / 40 : bytes / 3, 60, moment)
    return {
      backupType,
      hour: hourOf(fake(66 + index)),
      weekDays: [...days],
      avgBckSize: rounded(size / GIB, 1),
    }
  })
}

function objectsOf(fake: Fake, bytes: number, moment: number): SqlServerSchema[] {
  return allocationTypes.map((allocationType, index) => {
    const usedSpace = Math.floor(grown(bytes / (2 + index * 2), 80, moment))
    const allocatedSpace = usedSpace + Math.floor((usedSpace / 100) * fake(70 + index).number.int(29))
    return { allocationType, usedSpace, allocatedSpace }
  })
}
