import type { SqlServerInstance } from '../../../contract/wire.ts'
import { weights } from '../../../lib/random.ts'

export type Edition = Exclude<SqlServerInstance['edition'], ''>

export interface Release {
  year: string
  /** Builds before and after this year's cumulative update. */
  builds: readonly [before: string, after: string]
  updates: readonly (readonly [build: string, hotfix: string, installed: string])[]
}

export const releases = weights<Release>([
  [
    46,
    {
      year: '2019',
      builds: ['15.0.4335.1', '15.0.4420.2'],
      updates: [
        ['15.0.4335.1', '5030333', '2023-11-20'],
        ['15.0.4261.1', '5018331', '2022-11-02'],
        ['15.0.2000.5', '4518398', '2021-04-12'],
      ],
    },
  ],
  [
    24,
    {
      year: '2022',
      builds: ['16.0.4105.2', '16.0.4165.4'],
      updates: [
        ['16.0.4105.2', '5033663', '2024-03-14'],
        ['16.0.1000.6', '5021522', '2023-02-01'],
      ],
    },
  ],
  [
    18,
    {
      year: '2017',
      builds: ['14.0.3465.1', '14.0.3475.1'],
      updates: [
        ['14.0.3465.1', '5029376', '2023-10-10'],
        ['14.0.2027.2', '4505224', '2020-02-19'],
      ],
    },
  ],
  [
    12,
    {
      year: '2016',
      builds: ['13.0.6300.2', '13.0.7037.1'],
      updates: [['13.0.6300.2', '5003279', '2021-09-15']],
    },
  ],
])

export const editions = weights<Edition>([
  [50, 'STD'],
  [24, 'ENT'],
  [10, 'DEV'],
  [7, 'EXP'],
  [4, 'WEB'],
  [3, 'BI'],
  [2, 'AZU'],
])

export const editionTypes: Record<Edition, string> = {
  ENT: 'Enterprise Edition: Core-based Licensing (64-bit)',
  STD: 'Standard Edition (64-bit)',
  DEV: 'Developer Edition (64-bit)',
  EXP: 'Express Edition (64-bit)',
  WEB: 'Web Edition (64-bit)',
  BI: 'Business Intelligence Edition (64-bit)',
  AZU: 'SQL Azure',
}

export const states = weights<SqlServerInstance['stateDesc']>([
  [72, 'ONLINE'],
  [3, 'RESTORING'],
  [3, 'RECOVERING'],
  [3, 'RECOVERY_PENDING'],
  [3, 'SUSPECT'],
  [2, 'EMERGENCY'],
  [6, 'OFFLINE'],
  [2, 'COPYING'],
  [6, 'OFFLINE_SECONDARY'],
])

export const services = weights<SqlServerInstance['status']>([
  [80, 'Running'],
  [8, 'Stopped'],
  [3, 'Paused'],
  [2, 'ContinuePending'],
  [2, 'PausePending'],
  [3, 'StartPending'],
  [2, 'StopPending'],
])

export const collations = weights<string>([
  [55, 'SQL_Latin1_General_CP1_CI_AS'],
  [35, 'Latin1_General_CI_AS'],
  [10, 'Latin1_General_100_CI_AS_SC_UTF8'],
])

export const components: readonly string[] = [
  'Database Engine Services',
  'SQL Server Replication',
  'Full-Text and Semantic Extractions for Search',
  'Integration Services',
  'Analysis Services',
  'Reporting Services - Native',
]
