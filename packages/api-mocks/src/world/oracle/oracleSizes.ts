import type { HostInfo, OracleDatabase, OraclePdb } from '../../contract/wire.ts'
import type { Container } from './oracleContainers.ts'
import { memoryOf } from './oracleLoad.ts'
import { sizeOn } from './oracleTablespaces.ts'

export type Sizes = Pick<OracleDatabase, 'segmentsSize' | 'datafileSize' | 'allocable'>

/** Sums over the tablespaces, in GB. */
export function sizesOf(containers: readonly Container[], daysAgo: number): Sizes {
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
