import type { OraclePdb } from '../../contract/index.ts'
import { chance, pick, type Chance } from '../../lib/seeded.ts'
import { pdbCountOf, type OracleFacts } from './oracleFacts.ts'
import { tablespacesIn, type TablespaceFacts } from './oracleTablespaces.ts'

/** A database or PDB, which holds schemas and tablespaces. */
export interface Container {
  database: OracleFacts
  name: string
  number: Chance
  /** Of a PDB. */
  status: OraclePdb['status']
  /** False for the root of a CDB, which has no application data. */
  holdsData: boolean
  isReadable: boolean
  tablespaces: readonly TablespaceFacts[]
}

export interface Containers {
  root: Container
  pdbs: readonly Container[]
}

const known = new WeakMap<OracleFacts, Containers>()

export function containersOf(database: OracleFacts): Containers {
  const kept = known.get(database)
  if (kept) return kept
  const root = containerOf(database, database.name, chance(database.number(31), 0), {
    status: 'READ WRITE',
    holdsData: !database.isCDB,
    isReadable: database.isReadable && !database.isBare,
  })
  const containers = { root, pdbs: pdbsOf(database) }
  known.set(database, containers)
  return containers
}

function pdbsOf(database: OracleFacts): Container[] {
  return Array.from({ length: pdbCountOf(database) }, (_, index) => {
    const number = chance(database.number(31), index + 1)
    const status = statusOf(database, number(1))
    const isReadable = status !== 'MOUNTED'
    const name = `${database.subject}PDB${index + 1}`
    return containerOf(database, name, number, { status, holdsData: true, isReadable })
  })
}

function statusOf(database: OracleFacts, number: number): OraclePdb['status'] {
  if (database.status === 'READ ONLY WITH APPLY' || database.status === 'READ ONLY') return database.status
  return pick(['READ WRITE', 'READ WRITE', 'READ WRITE', 'READ WRITE', 'READ ONLY', 'MOUNTED'], number >>> 3)
}

function containerOf(
  database: OracleFacts,
  name: string,
  number: Chance,
  state: Pick<Container, 'status' | 'holdsData' | 'isReadable'>,
): Container {
  const tablespaces = state.isReadable ? tablespacesIn(database, number, state.holdsData) : []
  return { database, name, number, ...state, tablespaces }
}
