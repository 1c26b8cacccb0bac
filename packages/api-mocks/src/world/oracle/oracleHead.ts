import type { OracleDatabase, OracleMemoryAdvisor } from '../../contract/wire.ts'
import { sumDown } from '../../lib/decimals.ts'
import { weights } from '../../lib/random.ts'
import { dbIDOf, type OracleFacts } from './oracleFacts.ts'
import { loadOn, memoryOf } from './oracleLoad.ts'
import { keepsArchivelog } from './oracleOperations.ts'
import { versionOf } from './oraclePatches.ts'
import type { OracleSnapshot } from './oracleSnapshot.ts'
import { pdbMemory, sizesOf } from './oracleTablespaces.ts'

const charsets = weights<string>([
  [74, 'AL32UTF8'],
  [10, 'WE8ISO8859P15'],
  [9, 'WE8MSWIN1252'],
  [4, 'UTF8'],
  [3, 'US7ASCII'],
])

const blockSizes = weights<number>([
  [95, 8192],
  [3, 16_384],
  [2, 4096],
])

const platforms: Readonly<Record<string, string>> = {
  Linux: 'Linux x86 64-bit',
  AIX: 'AIX-Based Systems (64-bit)',
  SunOS: 'Solaris[tm] OE (64-bit)',
  'HP-UX': 'HP-UX IA (64-bit)',
}

/** A database without its nested lists. */
export type OracleHead = Pick<OracleDatabase, keyof ReturnType<typeof generatedHead>>

export function headOf(snapshot: OracleSnapshot): OracleHead {
  return snapshot.database.reported ?? generatedHead(snapshot)
}

function generatedHead(snapshot: OracleSnapshot) {
  const { database, report, today, daysAgo, startDay, containers } = snapshot
  const { root, pdbs } = containers
  const { info } = report.row
  const { fake, host, name } = database
  const memories = pdbs.map((pdb) => pdbMemory(pdb, info))
  const instanceNumber = database.isRAC && host.row % 2 === 0 ? 2 : 1
  return {
    instanceNumber,
    instanceName: database.isRAC ? `${name}_${instanceNumber}` : name,
    name,
    uniqueName: uniqueNameOf(database),
    status: database.status,
    dbID: dbIDOf(database),
    role: database.role,
    isCDB: database.isCDB,
    version: versionOf(database, startDay, today),
    platform: platforms[host.info.kernel] ?? 'Linux x86 64-bit',
    archivelog: keepsArchivelog(database),
    charset: charsetOf(database),
    nCharset: fake(74).datatype.boolean(1 / 12) ? 'UTF8' : 'AL16UTF16',
    blockSize: database.subject === 'DWH' ? 16_384 : fake(75).helpers.weightedArrayElement(blockSizes),
    cpuCount: info.cpuThreads,
    ...memoryOf(database, info),
    ...sizesOf([root, ...pdbs], daysAgo),
    ...loadOn(database, info, today),
    asm: database.usesAsm,
    dataguard:
      database.role.endsWith('STANDBY') ||
      (host.environment === 'PROD' &&
        database.edition === 'Enterprise Edition' &&
        fake(76).datatype.boolean(1 / 4)),
    isRAC: database.isRAC,
    pgaSum: sumDown(memories.map(({ pgaAggregateTarget }) => pgaAggregateTarget)),
    sgaSum: sumDown(memories.map(({ sgaTarget }) => sgaTarget)),
  }
}

export function charsetOf({ fake, reported }: OracleFacts): string {
  return reported?.charset ?? fake(73).helpers.weightedArrayElement(charsets)
}

export function uniqueNameOf({ name, host, role, reported }: OracleFacts): string {
  if (reported) return reported.uniqueName
  const siteCode = host.siteCode.toUpperCase()
  return role.endsWith('STANDBY') ? `${name}_${siteCode}S` : `${name}_${siteCode}`
}

/** Undefined if the instance has no advisor. */
export function memoryAdvisorOf({ database, report }: OracleSnapshot): OracleMemoryAdvisor | undefined {
  const { fake } = database
  if (!database.isReadable || fake(77).datatype.boolean(1 / 5)) return undefined
  const { memoryTarget, sgaTarget, pgaTarget } = memoryOf(database, report.row.info)
  const less = (size: number) => String(Math.floor(size * fake(78).number.int({ min: 50, max: 94 })) / 100)
  return memoryTarget > 0
    ? { automaticMemoryManagement: true, memorySizeLowerGb: less(memoryTarget) }
    : {
        automaticMemoryManagement: false,
        pgaTargetAggregateLowerGb: less(pgaTarget),
        sgaSizeLowerGb: less(sgaTarget),
      }
}
