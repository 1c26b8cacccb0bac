import type { HostInfo, OracleDatabase } from '../../contract/index.ts'
import { chance, pick, type Pool } from '../../lib/seeded.ts'
import { oracleFactsOf, type OracleFacts } from './oracleFacts.ts'

export type Load = Pick<OracleDatabase, 'elapsed' | 'dbTime' | 'dailyCPUUsage' | 'work'>
export type Memory = Pick<OracleDatabase, 'sgaTarget' | 'pgaTarget' | 'memoryTarget' | 'sgaMaxSize'>

const nothing: Load = { elapsed: null, dbTime: null, dailyCPUUsage: null, work: null }

/** Percent of the threads that the databases of a host keep busy; some have more work than threads. */
const utilisations: Pool<number> = [4, 9, 15, 22, 30, 38, 47, 55, 68, 83, 112]

/** Load in hundredths of a thread on a day, counted from 1970. */
function workOn(database: OracleFacts, info: HostInfo, day: number): number {
  const { host } = database
  const busy = info.cpuThreads * pick(utilisations, host.number(82))
  const share = (busy * weightOf(database)) / totalWeight(host)
  const weekday = (day + 4) % 7
  const quiet = weekday === 0 || weekday === 6 ? 55 : 100
  return Math.max(1, Math.floor((share * quiet * (80 + (chance(database.number(61), day)(1) % 41))) / 10_000))
}

const weightOf = (database: OracleFacts) => 1 + (database.number(62) % 5)

function totalWeight(host: OracleFacts['host']): number {
  return oracleFactsOf(host).reduce((sum, database) => sum + weightOf(database), 0)
}

/** A mounted database has no measurements. */
export function loadOn(database: OracleFacts, info: HostInfo, day: number): Load {
  if (!database.isReadable || database.isBare) return nothing
  const work = workOn(database, info, day)
  const elapsed = 6000 + (chance(database.number(63), day)(1) % 70)
  return {
    elapsed: elapsed / 100,
    dbTime: Math.floor((elapsed * work) / 100) / 100,
    dailyCPUUsage: Math.floor((work * (18 + (database.number(64) % 30))) / 100) / 100,
    work: work / 100,
  }
}

/** Express Edition is limited to 2 GB, here in hundredths. */
const MOST_FREE = 200

/** Memory targets of a database, in hundredths of a GB. */
export function memoryOf(database: OracleFacts, info: HostInfo): Memory {
  const { host } = database
  const all = Math.floor(info.memoryTotal * (24 + (host.number(83) % 68)))
  const wanted = Math.max(25, Math.floor((all * weightOf(database)) / totalWeight(host)))
  const share = database.edition === 'Express Edition' ? Math.min(wanted, MOST_FREE) : wanted
  if (database.number(65) % 6 === 0) {
    return { sgaTarget: 0, pgaTarget: 0, memoryTarget: share / 100, sgaMaxSize: share / 100 }
  }
  const pga = Math.floor((share * (18 + (database.number(66) % 14))) / 100)
  const sga = share - pga
  const most = sga + Math.floor((sga * pick([0, 0, 0, 10, 25], database.number(67))) / 100)
  return { sgaTarget: sga / 100, pgaTarget: pga / 100, memoryTarget: 0, sgaMaxSize: most / 100 }
}
