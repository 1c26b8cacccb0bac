import type { MongoDBFeature, MongoDBInstance, MongoDBStats } from '../../contract/wire.ts'
import { type Fake, weights } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import type { HostFacts } from '../hosts/hostFacts.ts'
import type { HostReport } from '../hosts/hostStore.ts'
import { isPrimary, replicaPartnerOf } from '../hosts/pairs.ts'
import type { World } from '../world.ts'
import { databaseNames, GIB, grown, subjectOf } from './dataContent.ts'

const versions = weights<readonly [before: string, after: string]>([
  [50, ['6.0.12', '6.0.17']],
  [30, ['7.0.5', '7.0.14']],
  [20, ['5.0.24', '5.0.29']],
])

const product = 'MongoDB/MongoDB'

const UPGRADES = Date.parse('2025-11-20T00:00:00Z')

export function mongoDbInstancesOf(world: World, report: HostReport): MongoDBInstance[] {
  const { reported } = report.facts
  if (reported) return reported.features.mongodb?.instances ?? []
  const names = report.row.databases[product] ?? []
  return names.map((name, index) => instanceOf(world, report, name, index))
}

/** Feature for the host detail, or `undefined` without instances. */
export function mongoDbFeatureOf(world: World, report: HostReport): MongoDBFeature | undefined {
  if (report.facts.technology !== product) return undefined
  return { instances: mongoDbInstancesOf(world, report) }
}

const instanceNumber = (host: HostFacts, index: number) => host.fake.part(230, index + 1)

function instanceOf(world: World, report: HostReport, name: string, index: number): MongoDBInstance {
  const { facts, receivedAt } = report
  const set = setOf(world, report, name, index)
  const fake = instanceNumber(facts, index)
  const content = instanceNumber(set.leader, index)
  const [before, after] = content(1).helpers.weightedArrayElement(versions)
  const shards =
    content(2).datatype.boolean(1 / 4) && set.hosts !== null ? shardsOf(set.setName, set.hosts) : null
  const dbStats = fake(3).datatype.boolean(1 / 27) ? [] : statsOf(content, shards !== null, receivedAt)
  const current = fake(4).number.int({ min: 5, max: 404 })
  const active = fake(5).number.int(current - 1)
  return {
    name,
    version: receivedAt < UPGRADES + content(6).number.int(89) * DAY ? before : after,
    dbs: dbStats.length,
    replicaSet: { primary: set.primary, hosts: set.hosts ?? [], setName: set.setName },
    shardList: { shards: shards ?? [] },
    statusConnection: {
      current,
      available: 51_200 - current,
      totalCreated: current + fake(7).number.int(899_999),
      active,
      threaded: current,
      exhaustIsMaster: set.hosts === null ? 0 : fake(8).number.int(2),
      exhaustHello: set.hosts === null ? 0 : fake(9).number.int(7),
      awaitingTopologyChanges: set.hosts === null ? 0 : fake(10).number.int(19),
      loadBalanced: 0,
    },
    dbStats,
  }
}

function setOf(world: World, report: HostReport, name: string, index: number) {
  const { facts } = report
  const alone = { leader: facts, primary: '', hosts: null, setName: '' }
  const other = replicaPartnerOf(world, report)
  const otherInstance = other?.databases[product]?.[index]
  if (other === undefined || otherInstance === undefined) return alone
  const leader = isPrimary(facts) ? facts : other
  if (leader.fake(231).datatype.boolean(1 / 5)) return alone
  const hosts = leader === facts ? [name, otherInstance] : [otherInstance, name]
  return { leader, primary: hosts[0] ?? '', hosts, setName: `rs${index}` }
}

function shardsOf(setName: string, hosts: readonly string[]) {
  return ['shard1', 'shard2'].map((id, index) => ({
    _id: id,
    host: `${setName}/${hosts.join(',')}`,
    state: index === 0 ? 1 : 0,
  }))
}

function statsOf(fake: Fake, sharded: boolean, moment: number): MongoDBStats[] {
  const names = databaseNames(subjectOf('', fake), fake(30).number.int({ min: 1, max: 4 }), fake)
  const fsTotalSize = fake(32).helpers.arrayElement([100, 200, 500, 1000]) * GIB
  const fsUsedSize = Math.floor((fsTotalSize / 100) * fake(33).number.int({ min: 12, max: 91 }))
  return ['admin', ...names].map((dbName, index) =>
    databaseOf(dbName, fake.part(31, index + 1), { sharded, moment, fsTotalSize, fsUsedSize }),
  )
}

interface Setting {
  sharded: boolean
  moment: number
  fsTotalSize: number
  fsUsedSize: number
}

function databaseOf(dbName: string, fake: Fake, setting: Setting): MongoDBStats {
  const isSystem = dbName === 'admin'
  const collections = isSystem ? 3 : fake(1).number.int({ min: 1, max: 60 })
  const objects = isSystem
    ? 12
    : Math.floor(grown(fake(2).number.int({ min: 1000, max: 4_000_999 }), 250, setting.moment))
  const dataSize = objects * fake(3).number.int({ min: 180, max: 1079 })
  const storageSize =
    Math.floor((dataSize / 100) * fake(4).number.int({ min: 35, max: 84 })) + 4096 * collections
  const indexes = collections + fake(5).number.int(collections * 3 - 1)
  const indexSize = Math.floor((storageSize / 100) * fake(6).number.int({ min: 4, max: 33 })) + 4096 * indexes
  const freeStorageSize = Math.floor((storageSize / 100) * fake(7).number.int(19))
  const indexFreeStorageSize = Math.floor((indexSize / 100) * fake(8).number.int(11))
  return {
    dbName,
    charset: 'UTF-8',
    collections,
    views: isSystem ? 0 : fake(9).number.int(3),
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
    users: isSystem ? fake(10).number.int({ min: 1, max: 5 }) : fake(10).number.int(2),
    shardDBs:
      setting.sharded && !isSystem
        ? [{ _id: dbName, primary: 'shard1', partitioned: fake(11).datatype.boolean() }]
        : [],
  }
}
