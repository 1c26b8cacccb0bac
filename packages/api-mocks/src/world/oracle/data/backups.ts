import type { OracleBackup } from '../../../contract/wire.ts'

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export type Plan = readonly [
  type: OracleBackup['backupType'],
  days: readonly (typeof everyDay)[number][],
  share: number,
]

/** Share of a database that is written, in percent of its segments. */
export const plans: readonly (readonly Plan[])[] = [
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
