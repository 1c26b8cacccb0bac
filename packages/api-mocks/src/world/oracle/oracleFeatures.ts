import type { Faker } from '@faker-js/faker'
import type { OracleFeatureUsageStat } from '../../contract/wire.ts'
import { DAY, utc } from '../../lib/time.ts'
import { type OracleFacts, pdbCountOf } from './oracleFacts.ts'
import { type OptionUse, optionUses } from './oracleOptions.ts'

/** Features sampled per option. The first one counts for licensing. */
const features: Readonly<Record<string, readonly string[]>> = {
  'Real Application Clusters': ['Real Application Clusters (RAC)'],
  Partitioning: ['Partitioning (user)'],
  'Diagnostics Pack': ['ADDM', 'AWR Report', 'Automatic Workload Repository'],
  'Tuning Pack': ['SQL Tuning Advisor', 'Real-Time SQL Monitoring', 'SQL Access Advisor'],
  'Advanced Compression': ['HeapCompression', 'SecureFile Compression (user)'],
  'Advanced Security': ['Transparent Data Encryption', 'Data Redaction'],
  'Active Data Guard': ['Active Data Guard - Real-Time Query on Physical Standby'],
  Multitenant: ['Oracle Multitenant'],
  'Database In-Memory': ['In-Memory Column Store'],
  OLAP: ['OLAP - Analytic Workspaces'],
  'Spatial and Graph': ['Spatial'],
  'Real Application Testing': ['Database Replay: Workload Capture', 'SQL Performance Analyzer'],
  'Label Security': ['Label Security'],
  'Database Vault': ['Oracle Database Vault'],
  GoldenGate: ['GoldenGate'],
}

/** Days before the start day of the oldest known usage. */
const OLDEST = 2600

const EPOCH = '1970-01-01T00:00:00Z'

/** Feature usage from weekly samples: one usage per week of use. */
export function featureUsagesOf(
  database: OracleFacts,
  startDay: number,
  today: number,
): OracleFeatureUsageStat[] {
  if (database.edition !== 'Enterprise Edition') return []
  const uses = new Map(optionUses(database).map((use) => [use.product, use]))
  return Object.entries(features).flatMap(([product, names], index) =>
    names.map((feature, position) => {
      const fake = database.fake.part(181, index * 8 + position)
      const use = uses.get(product)
      const isUsed = position === 0 || !fake(1).datatype.boolean(1 / 3)
      const used = usage(isUsed ? use : undefined, startDay, today)
      const extraFeatureInfo = used.detectedUsages === 0 ? '' : extra(database, feature, fake(2))
      return { product, feature, ...used, extraFeatureInfo }
    }),
  )
}

function usage(use: OptionUse | undefined, startDay: number, today: number) {
  const first = use === undefined ? today : startDay - Math.min(use.firstUsed, OLDEST)
  // The first sample is a day after the first use.
  if (use === undefined || first >= today) {
    return { detectedUsages: 0, currentlyUsed: false, firstUsageDate: EPOCH, lastUsageDate: EPOCH }
  }
  const last = use.lastUsed === 0 ? today - 1 : Math.min(today - 1, startDay - use.lastUsed)
  const sampled = last - ((last - first) % 7)
  return {
    detectedUsages: Math.floor((last - first) / 7) + 1,
    currentlyUsed: use.lastUsed === 0 || startDay - use.lastUsed >= today,
    firstUsageDate: utc(first * DAY + 36_000_000),
    lastUsageDate: utc(sampled * DAY + 36_000_000),
  }
}

/** Number of PDBs or of encrypted tablespaces. */
function extra(database: OracleFacts, feature: string, faker: Faker): string {
  if (feature === 'Oracle Multitenant') return `Total number: ${pdbCountOf(database)}`
  if (feature !== 'Transparent Data Encryption') return ''
  return `Total number: ${faker.number.int({ min: 1, max: 4 })}`
}
