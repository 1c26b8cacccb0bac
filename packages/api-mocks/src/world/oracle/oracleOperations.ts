import type { OracleAddm, OracleBackup } from '../../contract/index.ts'
import { chance, pick, type Pool } from '../../lib/seeded.ts'
import type { OracleFacts } from './oracleFacts.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

type Plan = readonly [
  type: OracleBackup['backupType'],
  days: readonly (typeof everyDay)[number][],
  share: number,
]

/** What is written of a database, in percent of its segments. */
const plans: Pool<readonly Plan[]> = [
  [
    ['Incr Lvl 0', ['Sunday'], 62],
    ['Incr Lvl 1', [...workdays], 6],
    ['Archivelog', [...everyDay], 2],
  ],
  [
    ['Db Full', ['Saturday'], 64],
    ['Datafile Incr', ['Monday', 'Wednesday', 'Friday'], 9],
    ['Archivelog', [...everyDay], 3],
  ],
  [
    ['Level0', ['Friday'], 58],
    ['Level1', [...workdays], 5],
    // The agent reports the job without its schedule.
    ['Recvr Area', [], 11],
  ],
  [
    ['Full', [...everyDay], 60],
    ['Datafile Full', ['Sunday'], 61],
  ],
]

/** `segments` is in hundredths of a GB. Test databases often have no backup. */
export function backupsOf(database: OracleFacts, segments: number): OracleBackup[] {
  const { environment } = database.host
  const odds = environment === 'PROD' ? 19 : environment === 'DR' ? 4 : 2
  if (database.number(161) % (odds + 1) === 0) return []
  const retention = pick(['7 DAYS', '14 DAYS', '30 DAYS', '31 DAYS', 'REDUNDANCY 2'], database.number(162))
  const start = 18 + (database.number(163) % 12)
  return pick(plans, database.number(164)).map(([backupType, days, share], index) => ({
    backupType,
    hour: `${two((start + index * 2) % 24)}:${two((database.number(165 + index) % 12) * 5)}`,
    weekDays: [...days],
    avgBckSize: Math.floor((segments * share) / 100) / 100,
    retention,
  }))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

type Advice = readonly [finding: string, recommendation: string, action: (sql: string) => string]

const advices: Pool<Advice> = [
  [
    'Top SQL Statements',
    'SQL Tuning',
    (sql) => `Run SQL Tuning Advisor on the SELECT statement with SQL_ID "${sql}".`,
  ],
  [
    'Top SQL Statements',
    'SQL Tuning',
    (sql) => `Look for an alternative to the full scan in the statement with SQL_ID "${sql}".`,
  ],
  [
    'Undersized SGA',
    'Database Configuration',
    () => 'Increase the size of the SGA by setting the parameter "sga_target" to a higher value.',
  ],
  [
    'Undersized PGA',
    'Database Configuration',
    () => 'Increase the size of the PGA by setting "pga_aggregate_target" to a higher value.',
  ],
  [
    'Commits and Rollbacks',
    'Application Analysis',
    () => 'Investigate application logic for a possible reduction in the number of COMMIT operations.',
  ],
  [
    'Hard Parse Due to Literal Usage',
    'Application Analysis',
    () => 'Investigate application logic for possible use of bind variables instead of literals.',
  ],
  [
    'I/O Throughput',
    'Host Configuration',
    () => 'Consider increasing the throughput of the I/O subsystem, or stripe all data files.',
  ],
  [
    'Row Lock Waits',
    'Application Analysis',
    (sql) => `Trace the cause of row contention in the statement with SQL_ID "${sql}".`,
  ],
  [
    'Top Segments by "User I/O" and "Cluster"',
    'Segment Tuning',
    () => 'Run Segment Advisor on the TABLE with the most physical reads.',
  ],
]

/** Findings change every other day and are sorted by impact, highest first. */
export function addmsOf(database: OracleFacts, today: number): OracleAddm[] {
  const number = chance(database.number(171), today >> 1)
  const count = number(1) % 5
  let left = 9000
  return Array.from({ length: count }, (_, index) => {
    const lot = chance(number(2), index)
    const benefit = Math.floor((left * (10 + (lot(1) % 45))) / 100)
    left -= benefit
    const [finding, recommendation, action] = pick(advices, number(3) + index * 2)
    return { finding, recommendation, action: action(sqlId(lot(2), lot(3), lot(4))), benefit: benefit / 100 }
  }).toSorted((a, b) => b.benefit - a.benefit)
}

/** Thirteen signs, as the server of a database names its statements. */
function sqlId(...numbers: number[]): string {
  return numbers
    .map((number) => number.toString(32).padStart(5, '0').slice(-5))
    .join('')
    .slice(0, 13)
}
