import type { OraclePartitioning, OracleSchema, OracleSegmentAdvisor } from '../../contract/index.ts'
import { chance, pick, weighted, type Pool } from '../../lib/seeded.ts'
import type { Container } from './oracleContainers.ts'
import { sizeOn } from './oracleTablespaces.ts'

const entities: Pool<string> = [
  'ORDERS',
  'ORDER_ITEMS',
  'INVOICES',
  'CUSTOMERS',
  'MOVEMENTS',
  'AUDIT_TRAIL',
  'PRICES',
  'CONTRACTS',
  'EVENTS',
  'DOCUMENTS',
  'PAYMENTS',
  'SESSIONS',
]
const accountStates: Pool<readonly [number, string]> = [
  [80, 'OPEN'],
  [7, 'LOCKED'],
  [5, 'EXPIRED & LOCKED'],
  [4, 'EXPIRED(GRACE)'],
  [4, 'EXPIRED'],
]
const roles: Pool<string> = ['APP', 'BATCH', 'RO', 'ETL', 'API', 'REPORT', 'ARCHIVE']

/** The accounts that own objects; the first is the application's own. */
export function ownersOf({ database, number, holdsData }: Container): string[] {
  if (!holdsData) return []
  const count = 1 + (number(111) % 5)
  return Array.from({ length: count }, (_, index) => `${database.subject}_${pick(roles, index)}`)
}

export function schemasOf(container: Container): OracleSchema[] {
  const system = [
    schema(chance(container.number(112), 0), 'SYSTEM', 150, 'OPEN'),
    schema(chance(container.number(112), 1), 'DBSNMP', 20, 'OPEN'),
    schema(chance(container.number(112), 2), 'OUTLN', 4, 'EXPIRED & LOCKED'),
  ]
  const owners = ownersOf(container).map((user, index) => {
    const number = chance(container.number(113), index)
    return schema(number, user, index === 0 ? 2400 : 300, weighted(accountStates, number(1)))
  })
  return [...owners, ...system]
}

function schema(number: (topic: number) => number, user: string, most: number, status: string): OracleSchema {
  const tables = 1 + (number(2) % most)
  const indexes = Math.floor((tables * (number(3) % 160)) / 100)
  const lob = number(4) % (1 + Math.floor(tables / 12))
  return { indexes, lob, tables, total: indexes + lob + tables, user, accountStatus: status }
}

const advices: Pool<readonly [type: string, suffix: string, advice: (name: string) => string]> = [
  ['TABLE', '', (name) => `Enable row movement of the table ${name} and perform shrink`],
  ['TABLE', '_HIST', () => 'Perform a shrink, the object has been compressed before'],
  ['INDEX', '_IX', (name) => `Perform a coalesce of the index ${name}`],
  ['INDEX', '_PK', (name) => `Rebuild the index ${name} online`],
  ['LOBSEGMENT', '_LOB', () => 'Perform re-org on the object'],
  ['TABLE PARTITION', '', (name) => `Move the partition of ${name} and compress it`],
]

/** Advice on reclaimable space after large deletes. */
export function segmentAdvisorsOf(container: Container, daysAgo: number): OracleSegmentAdvisor[] {
  if (!container.holdsData || container.number(121) % 5 < 2) return []
  const owners = ownersOf(container)
  const used = container.tablespaces.reduce((sum, facts) => sum + sizeOn(facts, daysAgo).used, 0)
  return Array.from({ length: 1 + (container.number(122) % 4) }, (_, index) => {
    const number = chance(container.number(123), index)
    const [segmentType, suffix, advice] = pick(advices, number(1))
    // Consecutive entities, so that no segment of a database is advised on twice.
    const segmentName = `${pick(entities, container.number(124) + index)}${suffix}`
    return {
      segmentOwner: owners[number(3) % owners.length] ?? '',
      segmentName,
      segmentType,
      partitionName: segmentType === 'TABLE PARTITION' ? `P${2019 + (number(4) % 7)}` : '',
      // Hundredths of an MB to hundredths of a GB.
      reclaimable: Math.max(1, Math.floor((used * (1 + (number(5) % 60))) / 1_024_000)) / 100,
      recommendation: advice(segmentName),
    }
  })
}

export function partitioningsOf(container: Container): OraclePartitioning[] {
  if (!container.holdsData) return []
  const owners = ownersOf(container)
  const first = container.number(131)
  return Array.from({ length: 1 + (container.number(132) % 6) }, (_, index) => {
    const number = chance(container.number(133), index)
    return {
      owner: owners[number(1) % owners.length] ?? '',
      segmentName: pick(entities, first + index),
      count: pick([4, 12, 24, 36, 60, 120, 365], number(2)),
      mb: 16 + (number(3) % 9000) * 8 + (number(4) % 2) / 2,
    }
  })
}
