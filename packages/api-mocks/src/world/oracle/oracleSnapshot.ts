import type { Faker } from '@faker-js/faker'
import type { OracleDatabase, OraclePdb } from '../../contract/wire.ts'
import type { Fake } from '../../lib/random.ts'
import { dayOf, type HostReport } from '../hosts/hostStore.ts'
import type { World } from '../world.ts'
import { type OracleFacts, oracleFactsOf, pdbCountOf } from './oracleFacts.ts'
import { type TablespaceFacts, tablespacesIn } from './oracleTablespaces.ts'

/** A database as of one document of its host. */
export interface OracleSnapshot {
  database: OracleFacts
  report: HostReport
  containers: Containers
  /** Days since 1970. */
  today: number
  /** Days before the start of the world; negative after it. */
  daysAgo: number
  startDay: number
}

export function oracleSnapshotsOf(world: World, report: HostReport): OracleSnapshot[] {
  const { startDay } = world.hosts
  const today = dayOf(report.receivedAt)
  return oracleFactsOf(report.facts).map((database) => ({
    database,
    report,
    containers: containersOf(database),
    today,
    daysAgo: startDay - today,
    startDay,
  }))
}

/** A database or PDB, which holds schemas and tablespaces. */
export interface Container {
  database: OracleFacts
  name: string
  fake: Fake
  /** Used for PDBs only. */
  status: OraclePdb['status']
  /** False for the root of a CDB, which has no application data. */
  holdsData: boolean
  isReadable: boolean
  tablespaces: readonly TablespaceFacts[]
  /** Content of the agent report; undefined in a generated world. */
  reported?: OracleDatabase | OraclePdb
}

export interface Containers {
  root: Container
  pdbs: readonly Container[]
}

const cache = new WeakMap<OracleFacts, Containers>()

export function containersOf(database: OracleFacts): Containers {
  const cached = cache.get(database)
  if (cached) return cached
  const containers = database.reported
    ? reportedContainers(database, database.reported)
    : generatedContainers(database)
  cache.set(database, containers)
  return containers
}

function reportedContainers(database: OracleFacts, reported: OracleDatabase): Containers {
  const container = (content: OracleDatabase | OraclePdb, index: number): Container => ({
    database,
    name: content.name,
    fake: database.fake.part(31, index),
    status: 'READ WRITE',
    holdsData: true,
    isReadable: true,
    tablespaces: [],
    reported: content,
  })
  return {
    root: container(reported, 0),
    pdbs: (reported.pdbs ?? []).map((pdb, index) => container(pdb, index + 1)),
  }
}

function generatedContainers(database: OracleFacts): Containers {
  const root = containerOf(database, database.name, database.fake.part(31, 0), {
    status: 'READ WRITE',
    holdsData: !database.isCDB,
    isReadable: database.isReadable && !database.lacksCatalogAccess,
  })
  return { root, pdbs: pdbsOf(database) }
}

function pdbsOf(database: OracleFacts): Container[] {
  return Array.from({ length: pdbCountOf(database) }, (_, index) => {
    const fake = database.fake.part(31, index + 1)
    const status = statusOf(database, fake(1))
    const isReadable = status !== 'MOUNTED'
    const name = `${database.subject}PDB${index + 1}`
    return containerOf(database, name, fake, { status, holdsData: true, isReadable })
  })
}

function statusOf(database: OracleFacts, faker: Faker): OraclePdb['status'] {
  if (database.status === 'READ ONLY WITH APPLY' || database.status === 'READ ONLY') return database.status
  return faker.helpers.arrayElement([
    'READ WRITE',
    'READ WRITE',
    'READ WRITE',
    'READ WRITE',
    'READ ONLY',
    'MOUNTED',
  ])
}

function containerOf(
  database: OracleFacts,
  name: string,
  fake: Fake,
  state: Pick<Container, 'status' | 'holdsData' | 'isReadable'>,
): Container {
  const tablespaces = state.isReadable ? tablespacesIn(database, fake, state.holdsData) : []
  return { database, name, fake, ...state, tablespaces }
}
