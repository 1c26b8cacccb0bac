import type { HostInfo, OracleDatabase, OraclePdb, OracleTablespace } from '../../contract/wire.ts'
import { rounded } from '../../lib/decimals.ts'
import type { Fake } from '../../lib/random.ts'
import type { OracleFacts } from './oracleFacts.ts'
import { memoryOf } from './oracleLoad.ts'
import type { Container } from './oracleSnapshot.ts'

/** Sizes are integers in hundredths of an MB. */
export interface TablespaceFacts {
  name: string
  status: OracleTablespace['status']
  fake: Fake
  /** On the day the world starts. */
  used: number
  /** Percent per year. */
  growth: number
  /** Autoextend increment of the data files. */
  step: number
  max: number
  /** True for undo, whose size fluctuates. */
  isVolatile: boolean
  /** Days since an eighth was deleted; 0 for never. */
  purged: number
}

export interface Size {
  used: number
  total: number
  max: number
}

const MB = 100
/** Maximum size of a data file with 8 kB blocks: 32,767.98 MB. */
const FILE = 3_276_798

const dataSizes: readonly number[] = [1_800, 5_200, 12_000, 27_000, 64_000, 140_000, 310_000]

export function tablespacesIn(database: OracleFacts, fake: Fake, holdsData: boolean): TablespaceFacts[] {
  const spec = (index: number, name: string, megabytes: number, growth: number, more = {}) =>
    tablespace(fake.part(41, index), name, megabytes, growth, more)
  const undo = (index: number, name: string) =>
    spec(index, name, fake(42).number.int({ min: 600, max: 9599 }), 0, { isVolatile: true })
  const system = [
    spec(0, 'SYSTEM', fake(43).number.int({ min: 780, max: 1679 }), 2),
    spec(1, 'SYSAUX', fake(44).number.int({ min: 900, max: 6099 }), 9),
    undo(2, 'UNDOTBS1'),
    ...(database.isRAC ? [undo(3, 'UNDOTBS2')] : []),
    spec(4, 'USERS', fake(45).number.int({ min: 5, max: 804 }), 5),
  ]
  return holdsData ? [...system, ...dataTablespaces(database, fake, spec)] : system
}

type Spec = (index: number, name: string, megabytes: number, growth: number, more?: object) => TablespaceFacts

/** Keeps the total of all PDBs below the 12 GB limit of Express Edition. */
const MOST_FREE = 2_800

function dataTablespaces({ subject, host, edition }: OracleFacts, fake: Fake, spec: Spec): TablespaceFacts[] {
  const weight = (subject === 'DWH' ? 4 : 1) * (host.environment === 'PROD' ? 2 : 1)
  const targetSize = Math.floor(
    (fake(46).helpers.arrayElement(dataSizes) * weight * fake(47).number.int({ min: 70, max: 149 })) / 100,
  )
  const size = edition === 'Express Edition' ? Math.min(targetSize, MOST_FREE) : targetSize
  const growth = fake(48).helpers.arrayElement([0, 4, 8, 12, 18, 25, 40])
  const purged = fake(49).datatype.boolean(1 / 5) ? fake(50).number.int({ min: 25, max: 284 }) : 0
  const data = [
    spec(5, `${subject}_DATA`, Math.floor(size * 0.58), growth, { purged }),
    spec(6, `${subject}_IDX`, Math.floor(size * 0.24), growth, { purged }),
  ]
  if (fake(51).datatype.boolean(1 / 3))
    data.push(spec(7, `${subject}_LOB`, Math.floor(size * 0.15), growth + 10))
  if (fake(52).datatype.boolean(1 / 4)) {
    const status = fake(53).datatype.boolean(1 / 7) ? 'OFFLINE' : 'READ ONLY'
    data.push(spec(8, `${subject}_ARCHIVE`, Math.floor(size * 0.3), 0, { status }))
  }
  return data
}

function tablespace(
  fake: Fake,
  name: string,
  megabytes: number,
  growth: number,
  more: Partial<TablespaceFacts>,
): TablespaceFacts {
  const used = megabytes * MB + fake(1).number.int(15) * 6
  const step = Math.max(64, Math.ceil(megabytes / 20 / 64) * 64) * MB
  // One in nine is nearly full; the others have room to grow.
  const isTight = fake(2).datatype.boolean(1 / 9)
  const room = isTight
    ? used + (used >>> 6)
    : Math.floor((used * fake(3).number.int({ min: 118, max: 267 })) / 100)
  const files = Math.ceil(room / FILE)
  const max = isTight && megabytes > 500 ? Math.ceil(room / MB) * MB : files * FILE
  return { name, status: 'ONLINE', fake, used, growth, step, max, isVolatile: false, purged: 0, ...more }
}

/** `daysAgo` counts back from the start day and is negative after it. */
export function sizeOn(facts: TablespaceFacts, daysAgo: number): Size {
  const grown = facts.used - Math.floor((facts.used * facts.growth * daysAgo) / 36_500)
  const unpurged = facts.purged > 0 && daysAgo > facts.purged ? grown + Math.floor(grown / 8) : grown
  const swing = facts.isVolatile ? 25 + facts.fake(1000 + ((daysAgo % 997) + 997)).number.int(74) : 100
  const high = Math.min(Math.max(facts.used, unpurged, 64 * MB), facts.max)
  const targetSize = Math.max(unpurged, facts.used >>> 3)
  // Deleting data does not shrink a data file.
  const filled = facts.isVolatile || facts.purged > 0 ? high : Math.min(targetSize, facts.max)
  const total = Math.min(Math.ceil(filled / facts.step) * facts.step, facts.max)
  return { used: Math.min(Math.floor((targetSize * swing) / 100), total), total, max: facts.max }
}

export function tablespacesOn({ tablespaces, reported }: Container, daysAgo: number): OracleTablespace[] {
  if (reported) return reported.tablespaces ?? []
  return tablespaces.map((facts) => {
    const { used, total, max } = sizeOn(facts, daysAgo)
    return {
      name: facts.name,
      maxSize: max / MB,
      total: total / MB,
      used: used / MB,
      usedPerc: rounded((100 * used) / max),
      status: facts.status,
    }
  })
}

export type Sizes = Pick<OracleDatabase, 'segmentsSize' | 'datafileSize' | 'allocable'>

/** Sums over the tablespaces, in GB. A report has the sums; those of a database include its PDBs. */
export function sizesOf(containers: readonly Container[], daysAgo: number): Sizes {
  const reported = containers[0]?.reported
  if (reported) {
    const { segmentsSize, datafileSize, allocable } = reported
    return { segmentsSize, datafileSize, allocable }
  }
  let [used, total, max] = [0, 0, 0]
  for (const { tablespaces } of containers) {
    for (const facts of tablespaces) {
      const size = sizeOn(facts, daysAgo)
      used += size.used
      total += size.total
      max += size.max
    }
  }
  return { segmentsSize: gigabytes(used), datafileSize: gigabytes(total), allocable: gigabytes(max) }
}

/** Converts hundredths of an MB to GB, rounded down to hundredths. */
function gigabytes(size: number): number {
  return Math.floor(size / 1024) / 100
}

/** A share of the database's memory. Some PDBs have no target of their own. */
export function pdbMemory(
  { database, fake }: Container,
  info: HostInfo,
): Pick<OraclePdb, 'sgaTarget' | 'pgaAggregateTarget'> {
  const { sgaTarget, pgaTarget } = memoryOf(database, info)
  if (fake(221).datatype.boolean(1 / 4)) return { sgaTarget: 0, pgaAggregateTarget: 0 }
  const percent = fake(222).number.int({ min: 8, max: 29 })
  return {
    sgaTarget: Math.floor(sgaTarget * percent) / 100,
    // PDB targets are set in bytes.
    pgaAggregateTarget: Math.floor((pgaTarget * percent * 1024) / 100) / 1024,
  }
}
