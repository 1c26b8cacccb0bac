import type { OracleTablespace } from '../../contract/index.ts'
import { round2 } from '../../lib/decimals.ts'
import { chance, pick, type Chance, type Pool } from '../../lib/seeded.ts'
import type { OracleFacts } from './oracleFacts.ts'

/** Sizes are integers in hundredths of an MB. */
export interface TablespaceFacts {
  name: string
  status: OracleTablespace['status']
  number: Chance
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

const dataSizes: Pool<number> = [1_800, 5_200, 12_000, 27_000, 64_000, 140_000, 310_000]

export function tablespacesIn(database: OracleFacts, number: Chance, holdsData: boolean): TablespaceFacts[] {
  const spec = (index: number, name: string, megabytes: number, growth: number, more = {}) =>
    tablespace(chance(number(41), index), name, megabytes, growth, more)
  const undo = (index: number, name: string) =>
    spec(index, name, 600 + (number(42) % 9000), 0, { isVolatile: true })
  const system = [
    spec(0, 'SYSTEM', 780 + (number(43) % 900), 2),
    spec(1, 'SYSAUX', 900 + (number(44) % 5200), 9),
    undo(2, 'UNDOTBS1'),
    ...(database.isRAC ? [undo(3, 'UNDOTBS2')] : []),
    spec(4, 'USERS', 5 + (number(45) % 800), 5),
  ]
  return holdsData ? [...system, ...dataTablespaces(database, number, spec)] : system
}

type Spec = (index: number, name: string, megabytes: number, growth: number, more?: object) => TablespaceFacts

/** Keeps the total of all PDBs below the 12 GB limit of Express Edition. */
const MOST_FREE = 2_800

function dataTablespaces(
  { subject, host, edition }: OracleFacts,
  number: Chance,
  spec: Spec,
): TablespaceFacts[] {
  const weight = (subject === 'DWH' ? 4 : 1) * (host.environment === 'PROD' ? 2 : 1)
  const wanted = Math.floor((pick(dataSizes, number(46)) * weight * (70 + (number(47) % 80))) / 100)
  const size = edition === 'Express Edition' ? Math.min(wanted, MOST_FREE) : wanted
  const growth = pick([0, 4, 8, 12, 18, 25, 40], number(48))
  const purged = number(49) % 5 === 0 ? 25 + (number(50) % 260) : 0
  const data = [
    spec(5, `${subject}_DATA`, Math.floor(size * 0.58), growth, { purged }),
    spec(6, `${subject}_IDX`, Math.floor(size * 0.24), growth, { purged }),
  ]
  if (number(51) % 3 === 0) data.push(spec(7, `${subject}_LOB`, Math.floor(size * 0.15), growth + 10))
  if (number(52) % 4 === 0) {
    const status = number(53) % 7 === 0 ? 'OFFLINE' : 'READ ONLY'
    data.push(spec(8, `${subject}_ARCHIVE`, Math.floor(size * 0.3), 0, { status }))
  }
  return data
}

function tablespace(
  number: Chance,
  name: string,
  megabytes: number,
  growth: number,
  more: Partial<TablespaceFacts>,
): TablespaceFacts {
  const used = megabytes * MB + (number(1) % 16) * 6
  const step = Math.max(64, Math.ceil(megabytes / 20 / 64) * 64) * MB
  // One of nine is nearly full; others may grow to several times their size.
  const isTight = number(2) % 9 === 0
  const room = isTight ? used + (used >>> 6) : Math.floor((used * (118 + (number(3) % 150))) / 100)
  const files = Math.ceil(room / FILE)
  const max = isTight && megabytes > 500 ? Math.ceil(room / MB) * MB : files * FILE
  return { name, status: 'ONLINE', number, used, growth, step, max, isVolatile: false, purged: 0, ...more }
}

/** `daysAgo` counts back from the start day and is negative after it. */
export function sizeOn(facts: TablespaceFacts, daysAgo: number): Size {
  const grown = facts.used - Math.floor((facts.used * facts.growth * daysAgo) / 36_500)
  const kept = facts.purged > 0 && daysAgo > facts.purged ? grown + Math.floor(grown / 8) : grown
  const swing = facts.isVolatile ? 25 + (facts.number(1000 + ((daysAgo % 997) + 997)) % 75) : 100
  const high = Math.min(Math.max(facts.used, kept, 64 * MB), facts.max)
  const wanted = Math.max(kept, facts.used >>> 3)
  // Deleting data does not shrink a data file.
  const filled = facts.isVolatile || facts.purged > 0 ? high : Math.min(wanted, facts.max)
  const total = Math.min(Math.ceil(filled / facts.step) * facts.step, facts.max)
  return { used: Math.min(Math.floor((wanted * swing) / 100), total), total, max: facts.max }
}

export function tablespacesOn(tablespaces: readonly TablespaceFacts[], daysAgo: number): OracleTablespace[] {
  return tablespaces.map((facts) => {
    const { used, total, max } = sizeOn(facts, daysAgo)
    return {
      name: facts.name,
      maxSize: max / MB,
      total: total / MB,
      used: used / MB,
      usedPerc: round2((100 * used) / max),
      status: facts.status,
    }
  })
}
