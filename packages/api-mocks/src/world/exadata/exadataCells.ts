import type {
  ExadataComponent,
  ExadataDatabase,
  ExadataGridDisk,
  ExadataStorageCell,
} from '../../contract/wire.ts'
import type { Fake } from '../../lib/random.ts'
import { utc } from '../../lib/time.ts'
import { dbIDOf, oracleFactsOf } from '../oracle/oracleFacts.ts'
import type { World } from '../world.ts'
import { type CommonFields, exactPercent, sum } from './exadataComponent.ts'
import type { RackFacts } from './exadataRacks.ts'

const CELLS = 3
const DISKS = 6
const diskSizes: readonly number[] = [3578, 7153]
const policies: readonly string[] = ['default', 'default', 'none']

/** The storage servers of a rack. */
export function cellsOf(
  world: World,
  rack: RackFacts,
  common: CommonFields,
  moment: number,
  hostID: (index: number) => string,
): ExadataComponent[] {
  return Array.from({ length: CELLS }, (_, index) => {
    const hostname = `${rack.hostname}-cel${String(index + 1).padStart(2, '0')}`
    const storageCells = disksOf(world, rack, hostname, index, moment)
    const totalSize = sum(storageCells, 'size')
    const totalFreeSpace = sum(storageCells, 'freeSpace')
    return {
      ...common,
      hostType: 'STORAGE_CELL',
      hostname,
      hostID: hostID(index),
      cpuEnabled: 32,
      totalCPU: 64,
      memory: 1500,
      cellServiceStatus: 'running',
      fanUsed: 8,
      fanTotal: 8,
      msStatus: index === 2 && rack.kind === 'OVM' ? 'stopped' : 'running',
      storageCells,
      clusterNames: index === 0 ? [`${rack.hostname}-cl1`] : null,
      totalSize,
      totalFreeSpace,
      usedSizePercentage: exactPercent(totalSize - totalFreeSpace, totalSize),
    }
  })
}

function disksOf(
  world: World,
  rack: RackFacts,
  hostname: string,
  cell: number,
  moment: number,
): ExadataStorageCell[] {
  const fake = rack.fake.part(90, cell)
  const databases = databasesOf(world, rack, hostname, moment)
  const size = rack.fake(91).helpers.arrayElement(diskSizes)
  return Array.from({ length: DISKS }, (_, index) => {
    const broken = rack.kind === 'OVM' && cell === 2 && index === DISKS - 1
    const usedSize = Math.trunc((size * fake(index).number.int({ min: 48, max: 94 })) / 100)
    const cellDisk = `CD_${String(index).padStart(2, '0')}_${hostname.replaceAll('-', '')}`
    const gridDisks = broken ? [] : gridDisksOf(hostname, cellDisk, index, usedSize, fake)
    return {
      type: 'CELLDISK',
      hostname,
      cellDisk,
      cell: hostname,
      size,
      freeSpace: size - usedSize,
      usedSize,
      status: broken ? 'not present' : 'normal',
      errorCount: broken ? 17 : 0,
      ...(gridDisks.length > 0 ? { gridDisks } : {}),
      databases,
      usedSizePercentage: exactPercent(usedSize, size),
    }
  })
}

/** Splits the used space of a cell disk into grid disks of the two disk groups. */
function gridDisksOf(
  hostname: string,
  cellDisk: string,
  index: number,
  used: number,
  fake: Fake,
): ExadataGridDisk[] {
  const data = Math.trunc((used * 4) / 5)
  const groups: readonly (readonly [string, number])[] = [
    ['DATA', data],
    ['RECO', used - data],
  ]
  return groups.map(([asmDiskGroup, size], turn) => {
    const name = `${asmDiskGroup}_CD_${String(index).padStart(2, '0')}_${hostname.replaceAll('-', '')}`
    const unknown = fake(40 + index).datatype.boolean(1 / 11) && turn === 1
    return {
      type: 'GRIDDISK',
      hostname,
      gridDisk: name,
      cellDisk,
      size,
      status: 'active',
      errorCount: 0,
      cachingPolicy: fake(50 + index).helpers.arrayElement(policies),
      asmDiskName: unknown ? '' : name.toUpperCase(),
      asmDiskGroup,
      asmDiskSize: unknown ? 'UNKNOWN' : String(size),
      asmDiskStatus: unknown ? 'UNKNOWN' : 'ONLINE',
    }
  })
}

/** Every database of the rack spans all cells. */
function databasesOf(world: World, rack: RackFacts, cell: string, moment: number): ExadataDatabase[] {
  return rackDatabases(world, rack, moment).map(({ dbName, dbID }, index) => ({
    type: 'DATABASE',
    dbName,
    cell,
    dbID,
    flashCacheLimit: index % 4 === 3 ? 64 : 0,
    iormShare: index % 3 === 1 ? 4 : 0,
    lastIOReq: index % 5 === 4 ? null : utc(moment - (rack.fake(95 + index).number.int(299) + 1) * 60_000),
  }))
}

/** Databases of a rack's hosts. Deduplicated, because the nodes of a cluster share theirs. */
function rackDatabases(world: World, rack: RackFacts, moment: number) {
  const byName = new Map<string, number>()
  for (const host of rack.members) {
    if (!world.hosts.existedAt(host, moment)) continue
    for (const database of oracleFactsOf(host)) byName.set(database.name, dbIDOf(database))
  }
  return [...byName].map(([dbName, dbID]) => ({ dbName, dbID }))
}
