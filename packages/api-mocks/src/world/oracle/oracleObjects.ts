import type { OraclePartitioning, OracleSchema, OracleSegmentAdvisor } from '../../contract/wire.ts'
import { sum } from '../../lib/decimals.ts'
import { type Fake, weights } from '../../lib/random.ts'
import { contentsFrom } from '../company/words.ts'
import type { Container } from './oracleSnapshot.ts'
import { sizeOn } from './oracleTablespaces.ts'

const accountStates = weights<string>([
  [80, 'OPEN'],
  [7, 'LOCKED'],
  [5, 'EXPIRED &amp; LOCKED'],
  [4, 'EXPIRED(GRACE)'],
  [4, 'EXPIRED'],
])

/** `{name}` is replaced by the segment. */
const advices: readonly (readonly [type: string, suffix: string, advice: string])[] = [
  ['TABLE', '', 'Enable row movement of the table {name} and perform shrink'],
  ['TABLE', '_HIST', 'Perform a shrink, the object has been compressed before'],
  ['INDEX', '_IX', 'Perform a coalesce of the index {name}'],
  ['INDEX', '_PK', 'Rebuild the index {name} online'],
  ['LOBSEGMENT', '_LOB', 'Perform re-org on the object'],
  ['TABLE PARTITION', '', 'Move the partition of {name} and compress it'],
]

/** The accounts that own objects; the first is the application's own. */
export function ownersOf({ database, fake, holdsData }: Container): string[] {
  if (!holdsData) return []
  const parts = contentsFrom(fake(114), fake(111).number.int({ min: 1, max: 5 }))
  return parts.map((part) => `${database.subject}_${part.toUpperCase()}`)
}

export function schemasOf(container: Container): OracleSchema[] {
  const system = [
    schema(container.fake.part(112, 0), 'SYSTEM', 150, 'OPEN'),
    schema(container.fake.part(112, 1), 'DBSNMP', 20, 'OPEN'),
    schema(container.fake.part(112, 2), 'OUTLN', 4, 'EXPIRED &amp; LOCKED'),
  ]
  return [...applicationSchemasOf(container), ...system]
}

/** The schemas of the owners. */
export function applicationSchemasOf(container: Container): OracleSchema[] {
  return ownersOf(container).map((user, index) => {
    const fake = container.fake.part(113, index)
    return schema(fake, user, index === 0 ? 2400 : 300, fake(1).helpers.weightedArrayElement(accountStates))
  })
}

function schema(fake: Fake, user: string, most: number, status: string): OracleSchema {
  const tables = 1 + fake(2).number.int(most - 1)
  const indexes = Math.floor((tables * fake(3).number.int(159)) / 100)
  const lob = fake(4).number.int(Math.floor(tables / 12))
  return { indexes, lob, tables, total: indexes + lob + tables, user, accountStatus: status }
}

/** Advice on reclaimable space after large deletes. */
export function segmentAdvisorsOf(container: Container, daysAgo: number): OracleSegmentAdvisor[] {
  if (!container.holdsData || container.fake(121).datatype.boolean(2 / 5)) return []
  const owners = ownersOf(container)
  const used = sum(container.tablespaces.map((facts) => sizeOn(facts, daysAgo).used))
  // Distinct tables, so that no segment of a database is advised on twice.
  const tables = contentsFrom(container.fake(124), container.fake(122).number.int({ min: 1, max: 4 }))
  return tables.map((table, index) => {
    const fake = container.fake.part(123, index)
    const [segmentType, suffix, advice] = fake(1).helpers.arrayElement(advices)
    const segmentName = `${table.toUpperCase()}${suffix}`
    return {
      segmentOwner: fake(3).helpers.arrayElement(owners),
      segmentName,
      segmentType,
      partitionName:
        segmentType === 'TABLE PARTITION' ? `P${fake(4).number.int({ min: 2019, max: 2025 })}` : '',
      // Hundredths of an MB to hundredths of a GB.
      reclaimable:
        Math.max(1, Math.floor((used * fake(5).number.int({ min: 1, max: 60 })) / 1_024_000)) / 100,
      recommendation: advice.replace('{name}', segmentName),
    }
  })
}

/** Partitioned tables, which together take about half of the data at most. */
export function partitioningsOf(container: Container, daysAgo: number): OraclePartitioning[] {
  if (!container.holdsData) return []
  const data = sum(
    container.tablespaces
      .filter(({ name }) => name.startsWith(`${container.database.subject}_`))
      .map((facts) => sizeOn(facts, daysAgo).used),
  )
  const owners = ownersOf(container)
  const most = sum(applicationSchemasOf(container).map(({ tables }) => tables))
  const count = Math.min(most, container.fake(132).number.int({ min: 1, max: 6 }))
  const tables = contentsFrom(container.fake(131), count)
  return tables.map((table, index) => {
    const fake = container.fake.part(133, index)
    return {
      owner: fake(1).helpers.arrayElement(owners),
      segmentName: table.toUpperCase(),
      count: fake(2).helpers.arrayElement([4, 12, 24, 36, 60, 120, 365]),
      mb: Math.floor((data * fake(3).number.int({ min: 2, max: 90 })) / 100_000),
    }
  })
}
