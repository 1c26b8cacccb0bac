import type { HostInfo, OracleDatabase } from '../../contract/wire.ts'
import { oracleFactsOf, type OracleFacts } from './oracleFacts.ts'

export type Load = Pick<OracleDatabase, 'elapsed' | 'dbTime' | 'dailyCPUUsage' | 'work'>
export type Memory = Pick<OracleDatabase, 'sgaTarget' | 'pgaTarget' | 'memoryTarget' | 'sgaMaxSize'>

const noLoad: Load = { elapsed: null, dbTime: null, dailyCPUUsage: null, work: null }

/** Percent of the threads that the databases of a host keep busy; some have more work than threads. */
const utilisations: readonly number[] = [4, 9, 15, 22, 30, 38, 47, 55, 68, 83, 112]

/** Load in hundredths of a thread on a day, counted from 1970. */
function workOn(database: OracleFacts, info: HostInfo, day: number): number {
  const share = info.cpuThreads * utilisationOf(database)
  const weekday = (day + 4) % 7
  const quiet = weekday === 0 || weekday === 6 ? 55 : 100
  return Math.max(
    1,
    Math.floor((share * quiet * database.fake.part(61, day)(1).number.int({ min: 80, max: 120 })) / 10_000),
  )
}

const cache = new WeakMap<OracleFacts, number>()

/** Percent of the threads that the database keeps busy. */
function utilisationOf(database: OracleFacts): number {
  const { host } = database
  const cached = cache.get(database)
  if (cached !== undefined) return cached
  const ofHost = host.fake(82).helpers.arrayElement(utilisations)
  const utilisation = (ofHost * weightOf(database)) / totalWeight(host)
  cache.set(database, utilisation)
  return utilisation
}

const weightOf = (database: OracleFacts) => database.fake(62).number.int({ min: 1, max: 5 })

function totalWeight(host: OracleFacts['host']): number {
  return oracleFactsOf(host).reduce((sum, database) => sum + weightOf(database), 0)
}

const isMeasured = ({ isReadable, lacksCatalogAccess }: OracleFacts) => isReadable && !lacksCatalogAccess

/** Average of active sessions on a day; 0 without measurements. */
export function sessionsOn(database: OracleFacts, info: HostInfo, day: number): number {
  return isMeasured(database) ? workOn(database, info, day) / 100 : 0
}

/** A mounted database has no measurements. */
export function loadOn(database: OracleFacts, info: HostInfo, day: number): Load {
  if (database.reported) return database.reported
  if (!isMeasured(database)) return noLoad
  const work = workOn(database, info, day)
  const elapsed = database.fake.part(63, day)(1).number.int({ min: 6000, max: 6069 })
  return {
    elapsed: elapsed / 100,
    dbTime: Math.floor((elapsed * work) / 100) / 100,
    dailyCPUUsage: Math.floor((work * database.fake(64).number.int({ min: 18, max: 47 })) / 100) / 100,
    work: work / 100,
  }
}

/** Express Edition is limited to 2 GB, here in hundredths. */
const MOST_FREE = 200

/** Memory targets of a database, in hundredths of a GB. */
export function memoryOf(database: OracleFacts, info: HostInfo): Memory {
  const { host } = database
  const all = Math.floor(info.memoryTotal * host.fake(83).number.int({ min: 24, max: 91 }))
  const weightedMemory = Math.max(25, Math.floor((all * weightOf(database)) / totalWeight(host)))
  const share = database.edition === 'Express Edition' ? Math.min(weightedMemory, MOST_FREE) : weightedMemory
  if (database.fake(65).datatype.boolean(1 / 6)) {
    return { sgaTarget: 0, pgaTarget: 0, memoryTarget: share / 100, sgaMaxSize: share / 100 }
  }
  const pga = Math.floor((share * database.fake(66).number.int({ min: 18, max: 31 })) / 100)
  const sga = share - pga
  const most = sga + Math.floor((sga * database.fake(67).helpers.arrayElement([0, 0, 0, 10, 25])) / 100)
  return { sgaTarget: sga / 100, pgaTarget: pga / 100, memoryTarget: 0, sgaMaxSize: most / 100 }
}
