import type { Faker } from '@faker-js/faker'
import type { OracleAddm, OracleBackup } from '../../contract/wire.ts'
import type { OracleFacts } from './oracleFacts.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

type Plan = readonly [
  type: OracleBackup['backupType'],
  days: readonly (typeof everyDay)[number][],
  share: number,
]

/** Share of a database that is written, in percent of its segments. */
const plans: readonly (readonly Plan[])[] = [
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

/** Findings of ADDM, escaped as the server stores them. `{sql}` is replaced by the id of a statement. */
type Advice = readonly [finding: string, recommendation: string, action: string]

const advices: readonly Advice[] = [
  [
    'Top SQL Statements',
    'SQL Tuning',
    'Run SQL Tuning Advisor on the SELECT statement with SQL_ID &#34;{sql}&#34;.',
  ],
  [
    'Top SQL Statements',
    'SQL Tuning',
    'Look for an alternative to the full scan in the statement with SQL_ID &#34;{sql}&#34;.',
  ],
  [
    'Undersized SGA',
    'Database Configuration',
    'Increase the size of the SGA by setting the parameter &#34;sga_target&#34; to a higher value.',
  ],
  [
    'Undersized PGA',
    'Database Configuration',
    'Increase the size of the PGA by setting &#34;pga_aggregate_target&#34; to a higher value.',
  ],
  [
    'Commits and Rollbacks',
    'Application Analysis',
    'Investigate application logic for a possible reduction in the number of COMMIT operations.',
  ],
  [
    'Hard Parse Due to Literal Usage',
    'Application Analysis',
    'Investigate application logic for possible use of bind variables instead of literals.',
  ],
  [
    'I/O Throughput',
    'Host Configuration',
    'Consider increasing the throughput of the I/O subsystem, or stripe all data files.',
  ],
  [
    'Row Lock Waits',
    'Application Analysis',
    'Trace the cause of row contention in the statement with SQL_ID &#34;{sql}&#34;.',
  ],
  [
    'Top Segments by &#34;User I/O&#34; and &#34;Cluster&#34;',
    'Segment Tuning',
    'Run Segment Advisor on the TABLE with the most physical reads.',
  ],
]

/** Always for production and its recovery, rarely for other databases. */
export function keepsArchivelog({ host, fake }: OracleFacts): boolean {
  return host.environment === 'PROD' || host.environment === 'DR' || fake(72).datatype.boolean(1 / 3)
}

/** `segments` is in hundredths of a GB. Test databases often have no backup. */
export function backupsOf(database: OracleFacts, segments: number): OracleBackup[] {
  const { environment } = database.host
  const odds = environment === 'PROD' ? 19 : environment === 'DR' ? 4 : 2
  if (database.fake(161).number.int(odds) === 0) return []
  const retention = database
    .fake(162)
    .helpers.arrayElement(['7 DAYS', '14 DAYS', '30 DAYS', '31 DAYS', 'REDUNDANCY 2'])
  const start = database.fake(163).number.int({ min: 18, max: 29 })
  return database
    .fake(164)
    .helpers.arrayElement(plans)
    .filter(([backupType]) => backupType !== 'Archivelog' || keepsArchivelog(database))
    .map(([backupType, days, share], index) => ({
      backupType,
      hour: `${two((start + index * 2) % 24)}:${two(database.fake(165 + index).number.int(11) * 5)}`,
      weekDays: [...days],
      avgBckSize: Math.floor((segments * share) / 100) / 100,
      retention,
    }))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** Findings change every other day and are sorted by impact, highest first. */
export function addmsOf(database: OracleFacts, today: number): OracleAddm[] {
  const fake = database.fake.part(171, today >> 1)
  const count = fake(1).number.int(4)
  let left = 9000
  return fake(3)
    .helpers.arrayElements(advices, count)
    .map(([finding, recommendation, action], index) => {
      const part = fake.part(2, index)
      const benefit = Math.floor((left * part(1).number.int({ min: 10, max: 54 })) / 100)
      left -= benefit
      return {
        finding,
        recommendation,
        action: action.replace('{sql}', sqlId(part(2))),
        benefit: benefit / 100,
      }
    })
    .toSorted((a, b) => b.benefit - a.benefit)
}

/** Thirteen base 32 digits, as Oracle names its statements. */
function sqlId(faker: Faker): string {
  return faker.string.fromCharacters('0123456789abcdfghjkmnpqrstuvwxyz', 13)
}
