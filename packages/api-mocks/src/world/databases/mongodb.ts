import type { MongoDBFeature, MongoDBInstance, MongoDBStats } from '../../contract/index.ts'
import { DAY } from '../../lib/clock.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { leads, neighbourOf } from '../hosts/replicas.ts'
import type { World } from '../world.ts'
import { databaseNames, GIB, grown, subjectOf } from './dataContent.ts'

const product = 'MongoDB/MongoDB'

const versions: Pool<readonly [number, readonly [before: string, after: string]]> = [
  [50, ['6.0.12', '6.0.17']],
  [30, ['7.0.5', '7.0.14']],
  [20, ['5.0.24', '5.0.29']],
]
const UPGRADES = Date.parse('2025-11-20T00:00:00Z')

export function mongoDbInstancesOf(world: World, report: HostReport): MongoDBInstance[] {
  const names = report.row.databases[product] ?? []
  return names.map((name, index) => instanceOf(world, report, name, index))
}

/** Feature for the host detail, or `undefined` without instances. */
export function mongoDbFeatureOf(world: World, report: HostReport): MongoDBFeature | undefined {
  if (report.facts.technology !== product) return undefined
  return { instances: mongoDbInstancesOf(world, report) }
}

const instanceNumber = (host: HostFacts, index: number) => chance(host.number(230), index + 1)

function instanceOf(world: World, report: HostReport, name: string, index: number): MongoDBInstance {
  const { facts, moment } = report
  const set = setOf(world, report, name, index)
  const number = instanceNumber(facts, index)
  const content = instanceNumber(set.leader, index)
  const [before, after] = weighted(versions, content(1))
  const shards = content(2) % 4 === 0 && set.hosts !== null ? shardsOf(set.setName, set.hosts) : null
  const dbStats = number(3) % 27 === 8 ? [] : statsOf(content, shards !== null, moment)
  const current = 5 + (number(4) % 400)
  const active = number(5) % current
  return {
    name,
    version: moment < UPGRADES + (content(6) % 90) * DAY ? before : after,
    dbs: dbStats.length,
    replicaSet: { primary: set.primary, hosts: set.hosts, setName: set.setName },
    shardList: { shards },
    statusConnection: {
      current,
      available: 51_200 - current,
      totalCreated: current + (number(7) % 900_000),
      active,
      threaded: current,
      exhaustIsMaster: set.hosts === null ? 0 : number(8) % 3,
      exhaustHello: set.hosts === null ? 0 : number(9) % 8,
      awaitingTopologyChanges: set.hosts === null ? 0 : number(10) % 20,
      loadBalanced: 0,
    },
    dbStats,
  }
}

function setOf(world: World, report: HostReport, name: string, index: number) {
  const { facts } = report
  const alone = { leader: facts, primary: '', hosts: null, setName: '' }
  const other = neighbourOf(world, report)
  const twin = other?.databases[product]?.[index]
  if (other === undefined || twin === undefined) return alone
  const leader = leads(facts) ? facts : other
  if (leader.number(231) % 5 === 0) return alone
  const hosts = leader === facts ? [name, twin] : [twin, name]
  return { leader, primary: hosts[0] ?? '', hosts, setName: `rs${index}` }
}

function shardsOf(setName: string, hosts: readonly string[]) {
  return ['shard1', 'shard2'].map((id, index) => ({
    _id: id,
    host: `${setName}/${hosts.join(',')}`,
    state: index === 0 ? 1 : 0,
  }))
}

function statsOf(number: Chance, sharded: boolean, moment: number): MongoDBStats[] {
  const names = databaseNames(subjectOf('', number), 1 + (number(30) % 4), number)
  const fsTotalSize = pick([100, 200, 500, 1000], number(32)) * GIB
  const fsUsedSize = Math.floor((fsTotalSize / 100) * (12 + (number(33) % 80)))
  return ['admin', ...names].map((dbName, index) =>
    databaseOf(dbName, chance(number(31), index + 1), { sharded, moment, fsTotalSize, fsUsedSize }),
  )
}

interface Setting {
  sharded: boolean
  moment: number
  fsTotalSize: number
  fsUsedSize: number
}

function databaseOf(dbName: string, number: Chance, setting: Setting): MongoDBStats {
  const isSystem = dbName === 'admin'
  const collections = isSystem ? 3 : 1 + (number(1) % 60)
  const objects = isSystem ? 12 : Math.floor(grown(1000 + (number(2) % 4_000_000), 250, setting.moment))
  const dataSize = objects * (180 + (number(3) % 900))
  const storageSize = Math.floor((dataSize / 100) * (35 + (number(4) % 50))) + 4096 * collections
  const indexes = collections + (number(5) % (collections * 3))
  const indexSize = Math.floor((storageSize / 100) * (4 + (number(6) % 30))) + 4096 * indexes
  const freeStorageSize = Math.floor((storageSize / 100) * (number(7) % 20))
  const indexFreeStorageSize = Math.floor((indexSize / 100) * (number(8) % 12))
  return {
    dbName,
    charset: 'UTF-8',
    collections,
    views: isSystem ? 0 : number(9) % 4,
    objects,
    indexes,
    dataSize,
    indexSize,
    storageSize,
    totalSize: storageSize + indexSize,
    fsUsedSize: setting.fsUsedSize,
    fsTotalSize: setting.fsTotalSize,
    freeStorageSize,
    indexFreeStorageSize,
    totalFreeStorageSize: freeStorageSize + indexFreeStorageSize,
    users: isSystem ? 1 + (number(10) % 5) : number(10) % 3,
    shardDBs:
      setting.sharded && !isSystem
        ? [{ _id: dbName, primary: 'shard1', partitioned: number(11) % 2 === 0 }]
        : null,
  }
}
